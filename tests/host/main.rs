//! Tables at a distance: the running host, and guests who come to it over the network.

mod accessible;
mod account_faults;
mod accounts;
mod bad_guests;
mod chat;
mod chromium;
mod join;
#[cfg(unix)]
mod join_services;
mod keeper;
mod keys;
mod kill;
mod links;
mod lobby;
mod matches;
mod messages;
mod nats;
mod node_faults;
mod node_players;
mod node_report;
mod nodes;
mod proxy;
mod results;
mod secrets;
mod slow;
#[cfg(unix)]
mod ssh;
#[cfg(unix)]
mod ssh_terminal;
mod stand_in;
mod tintin;
mod tls;
mod tournament;
mod transcripts;
mod turns;
mod twice;
#[cfg(unix)]
mod typing;
mod unit;
mod unsure;
mod watching;
mod web;

mod certificates;
mod crowd;
mod disk;
#[cfg(unix)]
#[path = "../touch/service.rs"]
mod display;
mod driven;
mod endless;
mod faults;
mod first_names;
mod friends;
mod secure_join;
#[cfg(unix)]
mod secure_shell;

#[path = "../common/axe.rs"]
mod axe;
#[path = "../common/browser.rs"]
mod browser;
#[path = "../common/hosting.rs"]
mod hosting;
#[path = "../common/transcripts.rs"]
mod played;
#[path = "../common/program.rs"]
mod program;
#[cfg(unix)]
#[path = "../voice/service.rs"]
mod recorder;
#[path = "../common/session.rs"]
mod session;
#[cfg(unix)]
#[path = "../common/terminal.rs"]
mod terminal;
#[path = "../common/watch.rs"]
mod watch;
#[path = "../common/worlds.rs"]
mod worlds;
