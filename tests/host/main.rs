//! Tables at a distance: the running host, and guests who come to it over the network.

mod bad_guests;
mod chromium;
mod join;
mod keeper;
mod kill;
mod lobby;
mod matches;
mod secrets;
mod stand_in;
mod tintin;
mod tls;
mod unit;
mod watching;
mod web;

mod crowd;
mod disk;
mod driven;

#[path = "../common/hosting.rs"]
mod hosting;
#[path = "../common/program.rs"]
mod program;
#[path = "../common/session.rs"]
mod session;
#[path = "../common/watch.rs"]
mod watch;
