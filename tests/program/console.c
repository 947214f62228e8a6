// What the tests in a console need of Windows itself; scripts/windows.sh builds it.
//
// helper around PROGRAM ARGS…   runs a program, and then says whether the console takes whole lines again
// helper send EVENT PROGRAM     sends an event to a program by its name as the system does: by a thread within it
// helper stay                   does nothing for a minute
// helper gone PROGRAM           waits until none of that name runs beside this one
#include <windows.h>
#include <process.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tlhelp32.h>

// Does something to all programs of a name but this one, and counts them.
static int each(const char *name, void (*act)(DWORD id, void *with), void *with) {
    HANDLE all = CreateToolhelp32Snapshot(TH32CS_SNAPPROCESS, 0);
    PROCESSENTRY32 one = {.dwSize = sizeof one};
    int count = 0;
    for (BOOL more = Process32First(all, &one); more; more = Process32Next(all, &one)) {
        if (one.th32ProcessID == GetCurrentProcessId() || _stricmp(one.szExeFile, name)) continue;
        count++;
        if (act) act(one.th32ProcessID, with);
    }
    CloseHandle(all);
    return count;
}

static void send_event(DWORD id, void *event) {
    HANDLE process = OpenProcess(PROCESS_ALL_ACCESS, FALSE, id);
    FARPROC routine = GetProcAddress(GetModuleHandleA("kernelbase.dll"), "CtrlRoutine");
    CloseHandle(CreateRemoteThread(process, NULL, 0, (LPTHREAD_START_ROUTINE)(void *)routine, event, 0, NULL));
    CloseHandle(process);
}

static int around(char **words) {
    intptr_t status = _spawnv(_P_WAIT, words[0], (const char *const *)words);
    HANDLE console = CreateFileA("CONIN$", GENERIC_READ | GENERIC_WRITE, FILE_SHARE_READ, NULL, OPEN_EXISTING, 0, NULL);
    const DWORD whole = ENABLE_LINE_INPUT | ENABLE_ECHO_INPUT | ENABLE_PROCESSED_INPUT;
    DWORD mode = 0;
    GetConsoleMode(console, &mode);
    // A console draws what it is given, letter by letter if it comes so.
    setvbuf(stdout, NULL, _IOFBF, BUFSIZ);
    printf("%s, status %d\n", (mode & whole) == whole ? "whole lines" : "single keys", (int)status);
    return 0;
}

int main(int count, char **words) {
    const char *verb = count > 1 ? words[1] : "";
    if (!strcmp(verb, "around") && count > 2) return around(words + 2);
    if (!strcmp(verb, "send") && count == 4) return !each(words[3], send_event, (void *)(INT_PTR)atoi(words[2]));
    if (!strcmp(verb, "stay")) return Sleep(60000), 0;
    if (!strcmp(verb, "gone") && count == 3) {
        for (int looks = 0; looks < 100; looks++, Sleep(50)) {
            if (!each(words[2], NULL, NULL)) return 0;
        }
        return 1;
    }
    return 2;
}
