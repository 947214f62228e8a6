//! The engine alone: its rules, its records and its players. It is built without the program too.

mod conformance;
mod day_deals;
mod easy;
mod forced;
mod going_out;
mod levels;
mod nimm_properties;
mod open_round;
mod players;
mod players_nimm;
mod reasons;
mod referee;
mod resigned;
mod review;
mod rows_properties;
mod search;
mod true_reasons;
mod worlds;
