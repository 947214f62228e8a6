//! The test command runs each program of tests, by name.

use std::path::Path;

#[test]
fn the_test_command_names_each_program_of_tests() {
    let house = Path::new(env!("CARGO_MANIFEST_DIR"));
    let command = std::fs::read_to_string(house.join("scripts/test.sh")).unwrap();
    let folders = std::fs::read_dir(house.join("tests")).unwrap().map(|entry| entry.unwrap().path());
    let programs: Vec<_> = folders.filter(|folder| folder.join("main.rs").exists()).collect();
    assert!(programs.len() > 5, "{programs:?}");
    for program in programs {
        let named = format!("--test {}", program.file_name().unwrap().to_str().unwrap());
        let is_named = command.lines().any(|line| line.starts_with(['w', 'o']) && line.contains(&named));
        assert!(is_named, "{named} is missing in scripts/test.sh");
    }
}
