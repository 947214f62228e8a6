//! Storage of accounts, tables and records; nothing is told before it is stored.

pub mod accounts;
pub mod commit;
pub mod journal;
pub mod pool;
pub mod shared;
pub mod store;
pub mod stored;
pub mod table_writer;
