//! A program with a display, and what comes back from it.

use crate::service::{PATIENCE, VirtualDisplay};
use elevens::output::brlapi::{Display, DisplayEvent, DisplaySettings, RoutingTarget, Touch};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// A display of ours with the touches that it gave.
pub struct Player {
    pub display: Display,
    touches: Receiver<Touch>,
}

impl Player {
    pub fn start(settings: DisplaySettings) -> Player {
        let (sender, touches) = channel();
        let wake = move |touch| {
            let _ = sender.send(touch);
        };
        Player { display: Display::start(settings, wake), touches }
    }

    pub fn show(&self, lines: &[&str]) {
        self.display.show(lines.iter().map(|line| (*line).to_owned()).collect());
    }

    /// What the routing key over a cell, counted from 0, gives back; moves before it are passed over.
    pub fn route(&self, display: &VirtualDisplay, cell: usize) -> RoutingTarget {
        display.route(cell);
        let until = Instant::now() + PATIENCE;
        loop {
            match self.touches.recv_timeout(Duration::from_millis(200)) {
                Ok(Touch::Routed(route)) => return route,
                Ok(Touch::Moved | Touch::Placed(_)) => {}
                Err(_) => display.nudge(),
            }
            assert!(Instant::now() < until, "nothing is under cell {cell}");
        }
    }

    /// The touches so far.
    pub fn touches(&self) -> Vec<Touch> {
        self.touches.try_iter().collect()
    }

    /// Waits until such news came, and gives all that came.
    #[track_caller]
    pub fn news_until(&self, wanted: &DisplayEvent) -> Vec<DisplayEvent> {
        self.news_while(wanted, || {})
    }

    /// The same, and does something meanwhile.
    #[track_caller]
    pub fn news_while(&self, wanted: &DisplayEvent, mut meanwhile: impl FnMut()) -> Vec<DisplayEvent> {
        let until = Instant::now() + PATIENCE;
        let mut all = Vec::new();
        while !all.contains(wanted) {
            assert!(Instant::now() < until, "{wanted:?} was not told, but {all:?}");
            std::thread::sleep(Duration::from_millis(2));
            meanwhile();
            all.extend(self.display.news());
        }
        all
    }
}
