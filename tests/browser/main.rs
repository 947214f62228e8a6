//! The page without a server in a real browser: `scripts/page.sh` builds it, and ELEVENS_PAGE names its folder.

mod accessible;
#[path = "../common/axe.rs"]
mod axe;
#[path = "../common/browser.rs"]
mod browser;
mod firefox;
mod kept;
mod measure;
mod offline;
#[path = "../common/program.rs"]
mod program;
#[path = "../common/session.rs"]
mod session;
mod site;
mod tab;
mod together;
#[path = "../common/watch.rs"]
mod watch;
mod whole;
