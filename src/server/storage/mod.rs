//! Storage of accounts, tables and records; nothing is told before it is stored.

pub(super) mod accounts;
pub(super) mod commit;
pub(super) mod journal;
pub(super) mod pool;
pub(super) mod shared;
pub(super) mod store;
pub(super) mod stored;
pub(super) mod table_writer;
