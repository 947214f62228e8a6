use super::braille::Braille;
use super::wrap::{CellLine, Indent, blank, centred, wrap};

/// Paragraphs begin in cell 3 and run over in cell 1.
const PARAGRAPH: Indent = Indent { first: 2, runover: 0 };

/// Side headings stand at the margin and run over in cell 5, where no paragraph begins.
const HEADING: Indent = Indent { first: 0, runover: 4 };

/// Free cells on both sides of a title, and before a page number.
const BESIDE: usize = 3;

/// A sheet of paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paper {
    /// Cells in a line.
    pub cells: usize,
    /// Lines on a page, that of the page number included.
    pub lines: usize,
}

/// A part of a document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// The main title: centred, with a blank line before and after.
    Title(Braille),
    /// A side heading: at the margin, with a blank line before.
    Heading(Braille),
    /// A paragraph.
    Paragraph(Braille),
}

impl Block {
    const fn text(&self) -> &Braille {
        match self {
            Block::Title(text) | Block::Heading(text) | Block::Paragraph(text) => text,
        }
    }

    const fn is_paragraph(&self) -> bool {
        match self {
            Block::Title(_) | Block::Heading(_) => false,
            Block::Paragraph(_) => true,
        }
    }

    /// Its lines, blank ones before it included.
    fn lines(&self, width: usize, before: Option<&Block>) -> Vec<CellLine> {
        let centre = Indent { first: 0, runover: 0 };
        let lines = match self {
            Block::Title(text) => {
                let lines = wrap(text, width.saturating_sub(2 * BESIDE), centre);
                lines.into_iter().map(|line| centred(line, width)).collect()
            }
            Block::Heading(text) => wrap(text, width, HEADING),
            Block::Paragraph(text) => wrap(text, width, PARAGRAPH),
        };
        let apart = !self.is_paragraph() || matches!(before, Some(Block::Title(_)));
        std::iter::repeat_n(CellLine::new(), usize::from(apart)).chain(lines).collect()
    }
}

/// A document on pages.
///
/// The first line of each page is kept for its number, at the right; from the second page on, the running head stands
/// in the middle of that line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pages {
    paper: Paper,
    /// The lines of each page below its first.
    bodies: Vec<Vec<CellLine>>,
}

impl Pages {
    /// Lays out a document; what has no text is left out. A sheet has at least 2 lines.
    #[must_use]
    pub fn lay_out(paper: Paper, blocks: &[Block]) -> Pages {
        let room = paper.lines.saturating_sub(1).max(1);
        let blocks: Vec<&Block> = blocks.iter().filter(|block| !block.text().is_empty()).collect();
        let before = |at: usize| at.checked_sub(1).and_then(|before| blocks.get(before));
        let lines: Vec<Vec<CellLine>> = blocks
            .iter()
            .enumerate()
            .map(|(at, block)| block.lines(paper.cells.max(1), before(at).copied()))
            .collect();
        let mut bodies: Vec<Vec<CellLine>> = vec![Vec::new()];
        for (at, own) in lines.iter().enumerate() {
            let together = if before(at).is_some_and(|block| !block.is_paragraph()) {
                // The heading before it has looked after this already.
                0
            } else {
                held_together(blocks.iter().zip(&lines).skip(at))
            };
            place(&mut bodies, own, together, room);
        }
        Pages { paper, bodies }
    }

    /// Returns how many pages there are, at least 1.
    #[must_use]
    pub fn count(&self) -> usize {
        self.bodies.len()
    }

    /// The BRF: lines end with CR LF, and a form feed stands between pages. `numbers` are the numbers of the pages.
    #[must_use]
    pub fn brf(&self, head: &Braille, numbers: &[Braille]) -> String {
        let mut brf = String::new();
        for (at, body) in self.bodies.iter().enumerate() {
            if at > 0 {
                brf.push('\u{c}');
            }
            let none = Braille::default();
            let head = if at > 0 { head } else { &none };
            let first = first_line(self.paper.cells, head, numbers.get(at).unwrap_or(&none));
            for line in std::iter::once(&first).chain(body) {
                brf.extend(line.iter().map(|cell| cell.ascii()));
                brf.push_str("\r\n");
            }
        }
        brf
    }
}

/// Returns how many lines from here must not be parted by the end of a page: headings, and the line that follows them.
fn held_together<'a>(blocks: impl Iterator<Item = (&'a &'a Block, &'a Vec<CellLine>)>) -> usize {
    let mut together = 0_usize;
    for (block, lines) in blocks {
        if block.is_paragraph() {
            let apart = lines.iter().take_while(|line| line.is_empty()).count();
            return together.saturating_add(apart).saturating_add(1);
        }
        together = together.saturating_add(lines.len());
    }
    together
}

/// Puts lines on the last page and on new ones; on a new one at once where what is held together does not fit any more.
fn place(bodies: &mut Vec<Vec<CellLine>>, lines: &[CellLine], together: usize, room: usize) {
    let used = bodies.last().map_or(0, Vec::len);
    if used > 0 && used.saturating_add(together) > room {
        bodies.push(Vec::new());
    }
    for line in lines {
        match bodies.last_mut() {
            Some(body) if body.len() < room => body.push(line.clone()),
            Some(_) | None => bodies.push(vec![line.clone()]),
        }
    }
}

/// The first line of a page: the head in the middle, as much of it as fits, and the number at the right.
fn first_line(width: usize, head: &Braille, number: &Braille) -> CellLine {
    let number = number.beginning(width);
    let room = width.saturating_sub(number.len()).saturating_sub(BESIDE);
    let head = head.beginning(room);
    // In the middle, but clear of a long number.
    let margin = (width.saturating_sub(head.len()) / 2).min(room.saturating_sub(head.len()));
    let mut line = if head.is_empty() { CellLine::new() } else { blank(margin) };
    line.extend(head);
    if !number.is_empty() {
        line.extend(blank(width.saturating_sub(line.len()).saturating_sub(number.len())));
        line.extend(number);
    }
    line
}

#[cfg(test)]
mod tests {
    use super::super::braille::tests::braille;
    use super::*;

    const PAPER: Paper = Paper { cells: 20, lines: 6 };

    /// The pages with `x` for each cell that is not blank.
    fn drawn(paper: Paper, blocks: &[Block]) -> Vec<String> {
        let pages = Pages::lay_out(paper, blocks);
        let numbers: Vec<Braille> = (1..=pages.count()).map(|n| braille(&n.to_string())).collect();
        let brf = pages.brf(&braille("head line"), &numbers);
        let plain = |letter: char| if " \r\n\u{c}".contains(letter) { letter } else { 'x' };
        brf.chars().map(plain).collect::<String>().split('\u{c}').map(str::to_owned).collect()
    }

    fn paragraph(text: &str) -> Block {
        Block::Paragraph(braille(text))
    }

    #[test]
    fn a_title_a_heading_and_a_paragraph() {
        let blocks =
            [Block::Title(braille("ab")), Block::Heading(braille("cd")), paragraph("aaaaaaaaa bbbbbbbbb cc")];
        let expected = [
            "                   x\r\n\r\n         xx\r\n",
            "                   x\r\n\r\nxx\r\n  xxxxxxxxx\r\nxxxxxxxxx xx\r\n",
        ];
        let drawn = drawn(Paper { lines: 8, ..PAPER }, &blocks);
        assert_eq!(drawn, [format!("{}{}", expected[0], expected[1].split_once("\r\n").unwrap().1)]);
    }

    #[test]
    fn from_the_second_page_on_the_head_stands_in_the_first_line() {
        let pages = drawn(PAPER, &[paragraph(&"aaaaaaaaaaaaaaa ".repeat(7))]);
        let line = "xxxxxxxxxxxxxxx\r\n";
        assert_eq!(pages[0], format!("                   x\r\n  {}", line.repeat(5)));
        assert_eq!(pages[1], format!("     xxxx xxxx     x\r\n{}", line.repeat(2)));
    }

    #[test]
    fn no_heading_stands_alone_at_the_foot_of_a_page() {
        for lines in 1..=6 {
            let mut blocks: Vec<Block> = (0..lines).map(|_| paragraph("a")).collect();
            blocks.extend([Block::Heading(braille("heading")), paragraph("b")]);
            for page in drawn(PAPER, &blocks) {
                let lines: Vec<&str> = page.lines().collect();
                assert!(!lines.last().unwrap().ends_with("xxxxxxx"), "{page}");
                assert!(lines.len() <= 6, "{page}");
            }
        }
    }

    #[test]
    fn headings_that_follow_each_other_stay_together() {
        let mut blocks: Vec<Block> = (0..2).map(|_| paragraph("a")).collect();
        blocks.extend([Block::Heading(braille("one")), Block::Heading(braille("two")), paragraph("b")]);
        let pages = drawn(PAPER, &blocks);
        assert_eq!(pages[0].lines().count(), 3);
        assert_eq!(pages[1].lines().skip(1).collect::<Vec<_>>(), ["", "xxx", "", "xxx", "  x"]);
    }

    #[test]
    fn nothing_is_lost_however_small_the_paper() {
        let blocks = [
            Block::Title(braille("a long title")),
            Block::Heading(braille("a very long heading")),
            paragraph(&"words and words_and words ".repeat(9)),
            Block::Heading(braille("end")),
        ];
        let cells = |text: &str| text.chars().filter(|letter| !" \r\n\u{c}".contains(*letter)).count();
        let whole: usize = blocks
            .iter()
            .map(|block| block.text().beginning(9999))
            .map(|line| line.iter().filter(|cell| !cell.is_blank()).count())
            .sum();
        for (width, lines) in [(12, 4), (7, 2), (1, 1), (40, 25)] {
            let pages = Pages::lay_out(Paper { cells: width, lines }, &blocks);
            assert_eq!(cells(&pages.brf(&Braille::default(), &[])), whole, "{width} {lines}");
        }
    }

    #[test]
    fn a_head_too_long_is_cut_behind_a_word_and_stays_clear_of_the_number() {
        let line = first_line(20, &braille("abcde fghij klmno"), &braille("12"));
        let drawn: String = line.iter().map(|cell| if cell.is_blank() { ' ' } else { 'x' }).collect();
        assert_eq!(drawn, "    xxxxx xxxxx   xx");
        let line = first_line(20, &braille("abcde fghijklmn"), &braille("12"));
        assert_eq!((line.len(), line.iter().take_while(|cell| cell.is_blank()).count()), (20, 0));
    }
}
