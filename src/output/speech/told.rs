use super::News;
use super::fault::Fault;

/// The faults that the player was told: each once until something was heard to its end.
#[derive(Debug, Default)]
pub(super) struct Told {
    faults: Vec<Fault>,
}

impl Told {
    /// A fault: the news of it, unless it was told.
    pub(super) fn fail(&mut self, fault: Fault) -> Option<News> {
        if self.faults.contains(&fault) {
            return None;
        }
        self.faults.push(fault);
        Some(fault.news())
    }

    /// A text was heard to its end: the news of that if a fault was all that was told.
    pub(super) fn prove(&mut self) -> Option<News> {
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
    fn each_fault_is_told_once_until_something_was_heard() {
        let mut told = Told::default();
        assert_eq!(told.prove(), None, "a first text is no news");
        let absent = Fault::Unavailable(Absence::NoService);
        assert_eq!(told.fail(absent), Some(absent.news()));
        assert_eq!(told.fail(absent), None);
        assert_eq!(told.fail(Fault::Hangs), Some(News::Hangs));
        assert_eq!(told.prove(), Some(News::Back));
        assert_eq!(told.prove(), None);
        assert_eq!(told.fail(absent), Some(absent.news()));
    }
}
