//! Disks that fill, get read-only or lose the record while somebody plays.

use crate::kills::{moves, told};
use crate::program::{Home, NEW, PROGRAM, Running, skipped, whatever_fits};
use crate::round::Outcome;
use crate::{hold, well};
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use std::process::Command;

/// Something that happens to the disk under the data.
const HAPPENS: [&str; 6] = [
    "head -c 1000000 /dev/zero > $DATA/filler 2>/dev/null",
    "rm -f $DATA/filler",
    "mount -o remount,ro $DATA 2>/dev/null",
    "mount -o remount,rw $DATA",
    "rm -rf $DATA/games",
    "mv $DATA/games $DATA/old-$RANDOM$$",
];

pub fn full_or_gone(seed: u64) -> Outcome {
    let works = |flags: &&str| {
        let tried = Command::new("unshare")
            .args([flags, "sh", "-c", "mount -t tmpfs -o size=16k none /tmp"])
            .output();
        tried.is_ok_and(|output| output.status.success())
    };
    let Some(flags) = ["-m", "-rm"].into_iter().find(works) else {
        skipped("disk-full-or-gone", "no disk can be mounted here");
        return Ok(None);
    };
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let home = Home::new();
    let game = format!("{} --rounds 99 --lang en", NEW.join(" "));
    let mut script = format!(
        "mkdir -p $DATA; mount -t tmpfs -o size={}k none $DATA\nmkfifo in; $P {game} <in >out 2>err & exec 3>in\n",
        rng.random_range(2..8) * 8
    );
    home.write("moves", whatever_fits());
    let count = rng.random_range(2..7);
    for _ in 0..count {
        script += &format!(
            "cat moves moves >&3; sleep 0.0{}; {}; true\n",
            rng.random_range(1..9),
            HAPPENS.choose(&mut rng).unwrap()
        );
    }
    // In the end all is well again, and asked for.
    script += "mount -o remount,rw $DATA; rm -f $DATA/filler; rm -rf $DATA/old-*\ncat moves >&3; echo save >&3; echo quit >&3; exec 3>&-\n\
        wait $!; echo $? >status; f=$(ls -t $DATA/games/*.jsonl | head -n 1); cp $f saved.jsonl; cat out; cat err >&2\n";
    let mut command = home.prepare("unshare");
    command.args([flags, "sh", "-c", &script]).env("P", PROGRAM).env("DATA", home.file("data"));
    command.current_dir(home.path());
    let said = Running::of(&mut command).end();
    let status = std::fs::read_to_string(home.file("status")).unwrap_or_default();
    // A folder that can't be made at the start is told, and the game is not saved at all.
    if said.out.contains("This game is not being saved.") && said.err.contains("can't be saved in") {
        return well(count);
    }
    hold(status.trim() == "0" && said.out.contains("Saved."), || {
        format!("status {status}: {said:?}\n{script}")
    })?;
    let record =
        std::fs::read(home.file("saved.jsonl")).map_err(|fault| format!("{fault}: {said:?}\n{script}"))?;
    let (told, there) = (told(&said.out), moves(&record));
    hold(told == there, || format!("{told} moves told, {there} there: {said:?}\n{script}"))?;
    let replayed = home.run_on(&["replay", "--legal"], &home.file("saved.jsonl"));
    hold(replayed.status == Some(0), || format!("{replayed:?}"))?;
    well(count)
}
