//! Start-up time, reply time and peak memory of terminal programs, side by side in pseudo-terminals.
//!
//! Settings: `ELEVENS_BIN` (our program's path), `ELEVENS_OTHER` (another build of it, to hold it against), `MEASURE_RUNS` (runs of each program),
//! `MEASURE_REPS` (how often a run goes through our commands) and `MEASURE_COMMANDS`
//! (our commands, separated by semicolons).

use std::collections::BTreeMap;
use std::env;
use std::path::PathBuf;
use std::process::ExitCode;

#[path = "terminal/report.rs"]
mod report;
#[path = "terminal/screen.rs"]
mod screen;
#[path = "terminal/session.rs"]
mod session;

use session::{Home, Session};

/// The failed runs in a row after which a program is given up.
const GIVE_UP: usize = 3;
/// The name of our own program.
const OURS: &str = "elevens";
/// The name of another build of it.
const OTHER: &str = "other";
/// The terminals each program is run under.
const TERMS: [&str; 2] = ["dumb", "xterm"];

/// A program and how to talk to it.
struct Program {
    name: &'static str,
    args: &'static [&'static str],
    prompt: &'static str,
    commands: &'static [&'static str],
    quit: &'static str,
}

/// A build of our program under a name.
const fn build(name: &'static str) -> Program {
    Program {
        name,
        args: &["--speech", "off", "--lang", "en", "--seed", "7", "--opponents", "medium", "--me", "Ann"],
        prompt: "> ",
        commands: &["hand", "table", "what can I lay", "score", "red", "draw", "help"],
        quit: "quit",
    }
}

/// The programs measured, in the order of each round.
static PROGRAMS: [Program; 4] = [
    build(OURS),
    build(OTHER),
    Program { name: "sqlite3", args: &[], prompt: "sqlite> ", commands: &["select 1+1;"], quit: ".quit" },
    // Its other modes have no prompt; `display` and `help` leave the move number as it is.
    Program {
        name: "gnugo",
        args: &["--mode", "ascii"],
        prompt: "black(1): ",
        commands: &["display", "help"],
        quit: "quit",
    },
];

/// A program under one kind of terminal, with its figures: a line of the table.
struct Row {
    program: &'static Program,
    term: &'static str,
    path: PathBuf,
    commands: Vec<String>,
    starts: Vec<f64>,
    replies: BTreeMap<String, Vec<f64>>,
    /// The most memory up to the first prompt, and in all.
    firsts: Vec<f64>,
    peaks: Vec<f64>,
    failed_in_a_row: usize,
}

/// The figures of one run.
struct Sample {
    start: f64,
    replies: Vec<(String, f64)>,
    first: f64,
    peak: f64,
}

/// The settings, and what has to be said at the end.
struct Plan {
    runs: usize,
    replies: usize,
    notes: Vec<String>,
}

fn main() -> ExitCode {
    if !env::args().any(|arg| arg == "--bench") {
        println!("nothing measured: start this with cargo bench --bench terminal");
        return ExitCode::SUCCESS;
    }
    let mut plan = Plan::from_env();
    let mut rows = found_rows(&mut plan);
    report::print_heading(&plan);
    measure(&mut rows, &mut plan);
    report::print_table(&rows);
    report::print_ratios(&rows);
    report::print_commands(&rows);
    for note in &plan.notes {
        println!("note: {note}");
    }
    verdict(&rows)
}

/// Success when our program has figures under every terminal.
fn verdict(rows: &[Row]) -> ExitCode {
    let measured = |row: &&Row| row.program.name == OURS && row.is_measured();
    if rows.iter().filter(measured).count() == TERMS.len() {
        return ExitCode::SUCCESS;
    }
    println!("{OURS} could not be measured");
    ExitCode::FAILURE
}

impl Plan {
    /// Reads the settings from the environment.
    fn from_env() -> Plan {
        let mut plan = Plan { runs: 0, replies: 0, notes: Vec::new() };
        plan.runs = plan.count("MEASURE_RUNS", 30);
        plan.replies = plan.count("MEASURE_REPS", 3) * commands_of(&PROGRAMS[0]).len();
        plan
    }

    /// Reads a number above zero from the environment, noting one that is none.
    fn count(&mut self, name: &str, usual: usize) -> usize {
        let Ok(text) = env::var(name) else {
            return usual;
        };
        match text.trim().parse() {
            Ok(number) if number > 0 => number,
            Ok(_) | Err(_) => {
                self.note(format!("{name}={text} is no number above zero, {usual} taken"));
                usual
            }
        }
    }

    /// Keeps a note for the end, once.
    fn note(&mut self, text: String) {
        if !self.notes.contains(&text) {
            self.notes.push(text);
        }
    }
}

impl Row {
    /// A row without figures yet.
    fn new(program: &'static Program, term: &'static str, path: PathBuf) -> Row {
        let commands = commands_of(program);
        let (starts, replies) = (Vec::new(), BTreeMap::new());
        let (firsts, peaks) = (Vec::new(), Vec::new());
        Row { program, term, path, commands, starts, replies, firsts, peaks, failed_in_a_row: 0 }
    }

    /// The name the row goes by.
    fn label(&self) -> String {
        format!("{} TERM={}", self.program.name, self.term)
    }

    /// True where the program failed too often in a row to go on with.
    fn is_given_up(&self) -> bool {
        self.failed_in_a_row >= GIVE_UP
    }

    /// True where there are figures to show.
    fn is_measured(&self) -> bool {
        !self.starts.is_empty() && !self.is_given_up()
    }

    /// The times of all replies, whatever the command.
    fn all_replies(&self) -> Vec<f64> {
        self.replies.values().flatten().copied().collect()
    }

    /// Adds the figures of a run.
    fn add(&mut self, sample: Sample) {
        self.starts.push(sample.start);
        self.firsts.push(sample.first);
        self.peaks.push(sample.peak);
        for (command, time) in sample.replies {
            self.replies.entry(command).or_default().push(time);
        }
    }
}

/// The commands put to a program; ours may come from the environment.
fn commands_of(program: &Program) -> Vec<String> {
    let set = env::var("MEASURE_COMMANDS").unwrap_or_default();
    let set = set.split(';').map(str::trim).filter(|part| !part.is_empty());
    let set: Vec<String> = set.map(String::from).collect();
    if [OURS, OTHER].contains(&program.name) && !set.is_empty() {
        return set;
    }
    program.commands.iter().copied().map(String::from).collect()
}

/// The programs there are, under each terminal; the missing ones are noted.
fn found_rows(plan: &mut Plan) -> Vec<Row> {
    let mut rows = Vec::new();
    for program in &PROGRAMS {
        match path_of(program.name) {
            Some(path) => rows.extend(TERMS.map(|term| Row::new(program, term, path.clone()))),
            None if program.name == OTHER => {}
            None => plan.note(format!("{} is missing and was skipped", program.name)),
        }
    }
    rows
}

/// Where a program is: ours as set or as built with this bench, the others on the path.
fn path_of(name: &str) -> Option<PathBuf> {
    if name == OURS {
        let set = env::var_os("ELEVENS_BIN").map(PathBuf::from);
        let path = set.or(option_env!("CARGO_BIN_EXE_elevens").map(PathBuf::from))?;
        return path.canonicalize().ok().filter(|path| path.is_file());
    }
    if name == OTHER {
        let path = env::var_os("ELEVENS_OTHER").map(PathBuf::from)?;
        return path.canonicalize().ok().filter(|path| path.is_file());
    }
    let path = env::var_os("PATH").unwrap_or_default();
    let dirs = env::split_paths(&path).chain([PathBuf::from("/usr/games")]);
    let path = dirs.map(|dir| dir.join(name)).find(|path| path.is_file())?;
    std::path::absolute(path).ok()
}

/// Runs the programs in turn, round after round; the first round only warms the caches.
fn measure(rows: &mut [Row], plan: &mut Plan) {
    for round in 0..=plan.runs {
        for row in rows.iter_mut().filter(|row| !row.is_given_up()) {
            match run(row, plan) {
                Ok(sample) => {
                    row.failed_in_a_row = 0;
                    if round > 0 {
                        row.add(sample);
                    }
                }
                Err(why) => {
                    row.failed_in_a_row += 1;
                    plan.note(format!("{}, {}: {why}", row.label(), round_name(round)));
                }
            }
            if row.is_given_up() {
                plan.note(format!("{} was given up", row.label()));
            }
        }
    }
}

/// The name of a round.
fn round_name(round: usize) -> String {
    match round {
        0 => String::from("warm-up"),
        _ => format!("run {round}"),
    }
}

/// Runs a program once in a home of its own.
fn run(row: &Row, plan: &mut Plan) -> Result<Sample, String> {
    let home = Home::new().map_err(|e| format!("no temporary directory: {e}"))?;
    let (mut session, start) = Session::start(row, home.path())?;
    let first = session.peak_megabytes()?;
    let mut replies = Vec::with_capacity(plan.replies);
    for command in row.commands.iter().cycle().take(plan.replies) {
        replies.push((command.clone(), session.ask(command)?));
    }
    let peak = session.peak_megabytes()?;
    if let Err(why) = session.quit(row.program.quit) {
        plan.note(format!("{}: {why}", row.label()));
    }
    Ok(Sample { start, replies, first, peak })
}
