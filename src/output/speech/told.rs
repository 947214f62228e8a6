use super::News;
use super::fault::Fault;

/// How often a service may come and go without a word spoken before that is told no more.
const DOUBTS: u32 = 2;

/// What the player was told: each fault once until speech is back.
#[derive(Debug, Default)]
pub(super) struct Told {
    faults: Vec<Fault>,
    is_up: bool,
    is_proven: bool,
    doubts: u32,
}

impl Told {
    /// A fault: the news of it, unless it was told.
    pub(super) fn fail(&mut self, fault: Fault) -> Option<News> {
        if self.is_up && !self.is_proven {
            self.doubts = self.doubts.saturating_add(1);
        }
        self.is_up = false;
        if self.faults.contains(&fault) {
            return None;
        }
        self.faults.push(fault);
        Some(fault.news())
    }

    /// The service is ready: the news of it after a fault, unless it keeps coming and going.
    pub(super) fn ready(&mut self) -> Option<News> {
        self.is_up = true;
        self.is_proven = false;
        if self.doubts >= DOUBTS { None } else { self.back() }
    }

    /// A text was spoken to its end: the news of that if a fault was all that was told.
    pub(super) fn proved(&mut self) -> Option<News> {
        self.is_proven = true;
        self.doubts = 0;
        self.back()
    }

    fn back(&mut self) -> Option<News> {
        let was_told = !self.faults.is_empty();
        self.faults.clear();
        was_told.then_some(News::Back)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::output::speech::Absence;

    #[test]
    fn each_fault_is_told_once_until_speech_is_back() {
        let mut told = Told::default();
        let absent = Fault::Unavailable(Absence::NoService);
        assert_eq!(told.fail(absent), Some(absent.news()));
        assert_eq!(told.fail(absent), None);
        assert_eq!(told.fail(Fault::Hangs), Some(News::Hangs));
        assert_eq!(told.ready(), Some(News::Back));
        assert_eq!(told.proved(), None);
        assert_eq!(told.fail(absent), Some(absent.news()));
    }

    #[test]
    fn a_first_start_is_no_news() {
        assert_eq!(Told::default().ready(), None);
    }

    #[test]
    fn a_service_that_comes_and_goes_is_told_of_twice_and_then_when_it_speaks() {
        let mut told = Told::default();
        assert_eq!(told.ready(), None);
        assert_eq!(told.fail(Fault::Lost), Some(News::Lost));
        assert_eq!(told.ready(), Some(News::Back));
        assert_eq!(told.fail(Fault::Lost), Some(News::Lost));
        for _ in 0..3 {
            assert_eq!(told.ready(), None);
            assert_eq!(told.fail(Fault::Lost), None);
        }
        assert_eq!(told.ready(), None);
        assert_eq!(told.proved(), Some(News::Back));
    }
}
