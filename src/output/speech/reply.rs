//! Messages of an SSIP service, from lines to replies and events.

/// The most lines of one reply; ours have three.
const MOST_LINES: usize = 64;

/// A whole reply or event.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Reply {
    /// From 100 to 799.
    pub(super) code: u16,
    /// The lines before the last, which is for people.
    pub(super) lines: Vec<String>,
}

impl Reply {
    /// Returns whether it came by itself: a message began, ended or was cancelled.
    pub(super) const fn is_event(&self) -> bool {
        is_event(self.code)
    }

    /// Returns whether it refuses what was asked.
    pub(super) const fn is_refusal(&self) -> bool {
        matches!(self.code, 300..=599)
    }
}

const fn is_event(code: u16) -> bool {
    matches!(code, 700..=799)
}

/// Puts lines together.
#[derive(Debug, Default)]
pub(super) struct Assembler {
    reply: ReplyPart,
    event: ReplyPart,
}

/// The lines of a reply so far, and its code once there is one.
#[derive(Debug, Default)]
struct ReplyPart {
    code: Option<u16>,
    lines: Vec<String>,
}

/// A line that SSIP does not have.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Nonsense;

impl Assembler {
    /// Takes a line without its end: a reply or event, when it was the last line of one.
    pub(super) fn add(&mut self, line: &str) -> Result<Option<Reply>, Nonsense> {
        let (code, is_last, text) = parts(line).ok_or(Nonsense)?;
        let part = if is_event(code) { &mut self.event } else { &mut self.reply };
        if part.code.is_some_and(|begun| begun != code) || part.lines.len() >= MOST_LINES {
            return Err(Nonsense);
        }
        if is_last {
            let lines = std::mem::take(&mut part.lines);
            part.code = None;
            return Ok(Some(Reply { code, lines }));
        }
        part.code = Some(code);
        part.lines.push(text.to_owned());
        Ok(None)
    }
}

/// Code, whether it is a last line, and the text of a line.
fn parts(line: &str) -> Option<(u16, bool, &str)> {
    let (digits, rest) = line.split_at_checked(3)?;
    let is_code = digits.bytes().all(|byte| byte.is_ascii_digit());
    let code: u16 = digits.parse().ok().filter(|code| is_code && (100..800).contains(code))?;
    if let Some(text) = rest.strip_prefix('-') {
        return Some((code, false, text));
    }
    Some((code, true, rest.strip_prefix(' ')?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(lines: &[&str]) -> Result<Vec<Reply>, Nonsense> {
        let mut assembler = Assembler::default();
        let mut replies = Vec::new();
        for line in lines {
            replies.extend(assembler.add(line)?);
        }
        Ok(replies)
    }

    #[test]
    fn lines_become_replies() {
        let replies = all(&["225-21", "225 OK MESSAGE QUEUED", "230 OK"]).unwrap();
        assert_eq!(replies[0], Reply { code: 225, lines: vec!["21".to_owned()] });
        assert_eq!(replies[1], Reply { code: 230, lines: vec![] });
    }

    #[test]
    fn an_event_may_come_within_a_reply() {
        let replies = all(&["225-21", "701-21", "701-1", "701 BEGIN", "225 OK"]).unwrap();
        assert!(replies[0].is_event() && replies[0].lines == ["21", "1"]);
        assert_eq!(replies[1].lines, ["21"]);
    }

    #[test]
    fn other_lines_are_nonsense() {
        for lines in [
            &[""][..],
            &["hello"],
            &["2300 OK"],
            &["+23 OK"],
            &["099 OK"],
            &["800 OK"],
            &["23é OK"],
            &["230"],
            &["225-1", "230 OK"],
        ] {
            assert_eq!(all(lines), Err(Nonsense), "{lines:?}");
        }
        assert_eq!(all(&["225-1"; MOST_LINES + 1]), Err(Nonsense));
        assert!(all(&["225-1"; MOST_LINES]).is_ok());
    }
}
