#![no_main]
//! Any cells on any paper: no cell is lost, no line too long, no page too full.

use elevens::output::brf::{Block, Braille, Cell, Pages, Paper};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let [cells, lines, rest @ ..] = bytes else { return };
    let paper = Paper { cells: usize::from(*cells) % 60, lines: usize::from(*lines) % 40 };
    let cell = |byte: &u8| char::from_u32(0x2800 + u32::from(*byte) % 64).and_then(Cell::of);
    let text = |bytes: &[u8]| {
        let cells: Vec<Cell> = bytes.iter().filter_map(cell).collect();
        let glued: Vec<usize> = (0..cells.len()).filter(|at| at % 7 == 3).collect();
        (Braille::new(&cells, &glued), cells.iter().filter(|cell| !cell.is_blank()).count())
    };
    let (mut blocks, mut count) = (Vec::new(), 0);
    for part in rest.split(|byte| *byte > 250) {
        let (braille, cells) = text(part);
        count += cells;
        blocks.push(match part.len() % 5 {
            0 => Block::Title(braille),
            1 => Block::Heading(braille),
            _ => Block::Paragraph(braille),
        });
    }
    let pages = Pages::lay_out(paper, &blocks);
    let none = Braille::default();
    let brf = pages.brf(&none, &[]);
    assert_eq!(brf.chars().filter(|letter| !" \r\n\u{c}".contains(*letter)).count(), count);
    for page in brf.split('\u{c}') {
        assert!(page.lines().count() <= paper.lines.max(2));
    }
    let (head, _) = text(rest);
    let _ = pages.brf(&head, std::slice::from_ref(&head));
});
