@echo off
rem Keeps games and settings in the folder "data" beside the game, as on a stick.
set ELEVENS_WINDOW=own
"%~dp0elevens.exe" --data "%~dp0data" %*
