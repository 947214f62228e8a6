//! All tables, with what is asked of them at each opening and login kept ready: who sits where, who opened how many, and
//! which number is free.

use super::hosted::HostedTable;
use crate::server::accounts::names::Id;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::net::IpAddr;

/// The entries of a table in the indexes.
#[derive(Debug, Default, PartialEq, Eq)]
struct TableIndex {
    seated: BTreeSet<Id>,
    opener: Option<Id>,
    origin: Option<IpAddr>,
}

impl TableIndex {
    fn of(table: &HostedTable) -> TableIndex {
        TableIndex {
            seated: table.guests().collect(),
            opener: Some(Id::of(&table.stored.opener)),
            origin: table.origin,
        }
    }
}

/// The numbers that no table has, in the order in which they are given out.
#[derive(Debug, Default)]
struct FreeNumbers {
    /// Numbers that were given back.
    back: BTreeSet<usize>,
    /// The first number that was never looked at.
    next: usize,
    /// The node that looked, of how many.
    rank: (usize, usize),
    /// The number of numbers that were looked at since the start.
    looks: usize,
}

/// All tables by number.
#[derive(Debug, Default)]
pub(crate) struct Tables {
    all: BTreeMap<usize, HostedTable>,
    noted: HashMap<usize, TableIndex>,
    by_guest: HashMap<Id, BTreeSet<usize>>,
    by_opener: HashMap<Id, usize>,
    by_origin: HashMap<IpAddr, usize>,
    free: FreeNumbers,
    /// Numbers that are given to no table.
    reserved: BTreeSet<usize>,
}

fn add_one<K: std::hash::Hash + Eq>(counts: &mut HashMap<K, usize>, key: Option<K>) {
    if let Some(key) = key {
        let count = counts.entry(key).or_default();
        *count = count.saturating_add(1);
    }
}

fn take_one<K: std::hash::Hash + Eq>(counts: &mut HashMap<K, usize>, key: Option<&K>) {
    let Some((key, count)) = key.and_then(|key| Some((key, counts.get_mut(key)?))) else { return };
    *count = count.saturating_sub(1);
    if *count == 0 {
        counts.remove(key);
    }
}

impl Tables {
    /// Gives the table with a number.
    #[must_use]
    pub(crate) fn get(&self, place: &usize) -> Option<&HostedTable> {
        self.all.get(place)
    }

    /// Gives the table with a number, to be changed; [`Tables::index`] takes note of other seats.
    pub(crate) fn get_mut(&mut self, place: &usize) -> Option<&mut HostedTable> {
        self.all.get_mut(place)
    }

    /// Looks whether a number is that of a table.
    #[must_use]
    pub(crate) fn contains_key(&self, place: &usize) -> bool {
        self.all.contains_key(place)
    }

    /// Gives all tables in the order of their numbers.
    pub(crate) fn values(&self) -> impl Iterator<Item = &HostedTable> {
        self.all.values()
    }

    /// Gives all tables, to be changed.
    pub(crate) fn values_mut(&mut self) -> impl Iterator<Item = &mut HostedTable> {
        self.all.values_mut()
    }

    /// Gives all tables with their numbers, to be changed.
    pub(crate) fn iter_mut(&mut self) -> impl Iterator<Item = (&usize, &mut HostedTable)> {
        self.all.iter_mut()
    }

    /// Counts the tables.
    #[must_use]
    pub(crate) fn len(&self) -> usize {
        self.all.len()
    }

    /// Adds a table, or replaces the one with its number.
    pub(crate) fn insert(&mut self, place: usize, table: HostedTable) {
        self.all.insert(place, table);
        self.free.back.remove(&place);
        self.index(place);
    }

    /// Gives some numbers to no table.
    pub(crate) fn reserve(&mut self, places: Vec<usize>) {
        self.reserved.extend(places);
    }

    /// Removes a table.
    pub(crate) fn remove(&mut self, place: &usize) -> Option<HostedTable> {
        let table = self.all.remove(place);
        self.index(*place);
        if *place < self.free.next {
            self.free.back.insert(*place);
        }
        table
    }

    /// Takes note of who sits at a table now.
    pub(crate) fn index(&mut self, place: usize) {
        let now = self.all.get(&place).map(TableIndex::of);
        let was = self.noted.remove(&place);
        if now != was {
            for id in was.iter().flat_map(|was| &was.seated) {
                if let Some(places) = self.by_guest.get_mut(id) {
                    places.remove(&place);
                    if places.is_empty() {
                        self.by_guest.remove(id);
                    }
                }
            }
            for id in now.iter().flat_map(|now| &now.seated) {
                self.by_guest.entry(id.clone()).or_default().insert(place);
            }
            take_one(&mut self.by_opener, was.as_ref().and_then(|was| was.opener.as_ref()));
            take_one(&mut self.by_origin, was.as_ref().and_then(|was| was.origin.as_ref()));
            add_one(&mut self.by_opener, now.as_ref().and_then(|now| now.opener.clone()));
            add_one(&mut self.by_origin, now.as_ref().and_then(|now| now.origin));
        }
        if let Some(now) = now {
            self.noted.insert(place, now);
        }
    }

    /// Gives the numbers of the tables at which a guest has a seat.
    pub(crate) fn places_of(&self, id: &Id) -> impl Iterator<Item = usize> {
        self.by_guest.get(id).into_iter().flatten().copied()
    }

    /// Counts the tables that a guest opened.
    #[must_use]
    pub(crate) fn opened_by(&self, id: &Id) -> usize {
        self.by_opener.get(id).copied().unwrap_or_default()
    }

    /// Counts the tables that were opened from an address since the start.
    #[must_use]
    pub(crate) fn opened_from(&self, address: IpAddr) -> usize {
        self.by_origin.get(&address).copied().unwrap_or_default()
    }

    /// Gives the lowest free number of those that a node opens tables by, of so many nodes.
    pub(crate) fn free(&mut self, rank: (usize, usize)) -> usize {
        let (own, nodes) = (rank.0, rank.1.max(1));
        let is_own = |place: usize| place.checked_rem(nodes) == Some(own);
        let free = &mut self.free;
        if free.rank != rank {
            *free = FreeNumbers { rank, looks: free.looks, ..FreeNumbers::default() };
        }
        for place in &free.back {
            free.looks = free.looks.saturating_add(1);
            if is_own(*place) {
                return *place;
            }
        }
        loop {
            free.looks = free.looks.saturating_add(1);
            let place = free.next;
            let is_taken = self.all.contains_key(&place) || self.reserved.contains(&place);
            if !is_taken && is_own(place) {
                return place;
            }
            if !is_taken {
                free.back.insert(place);
            }
            free.next = place.saturating_add(1);
        }
    }
}

impl FromIterator<(usize, HostedTable)> for Tables {
    fn from_iter<T: IntoIterator<Item = (usize, HostedTable)>>(all: T) -> Tables {
        let mut tables = Tables::default();
        all.into_iter().for_each(|(place, table)| tables.insert(place, table));
        tables
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::meaning::TableOptions;
    use crate::rules::Game;
    use crate::server::lobby::opening::described;
    use crate::server::storage::stored::StoredSeat;
    use std::time::Duration;

    fn table(place: usize, name: &str) -> HostedTable {
        let options = TableOptions { game: Some(Game::Nimm), ..TableOptions::default() };
        let stored = described(&options, name).unwrap();
        HostedTable::new(place, stored, Duration::ZERO)
    }

    /// Returns how many numbers are looked at for each of twenty tables that are opened where there are so many.
    fn looks(count: usize) -> usize {
        let mut tables: Tables = (0..count).map(|place| (place, table(place, "Ann"))).collect();
        tables.free((0, 1));
        let before = tables.free.looks;
        for at in 0..20 {
            tables.remove(&(at * 3 % count));
            for _ in 0..2 {
                let place = tables.free((0, 1));
                tables.insert(place, table(place, "Ben"));
            }
        }
        tables.free.looks - before
    }

    #[test]
    fn opening_a_table_takes_as_many_steps_among_ten_as_among_ten_thousand() {
        assert_eq!(looks(10), looks(10_000));
        assert!(looks(10) <= 80, "{}", looks(10));
    }

    #[test]
    fn it_is_known_who_sits_where_and_which_numbers_are_free() {
        let mut tables: Tables = [0, 1, 3].into_iter().map(|place| (place, table(place, "Ann"))).collect();
        let (ann, ben) = (Id::of("Ann"), Id::of("Ben"));
        assert_eq!(tables.places_of(&ann).collect::<Vec<_>>(), [0, 1, 3]);
        assert_eq!((tables.free((0, 1)), tables.free((1, 2)), tables.free((0, 1))), (2, 5, 2));
        tables.remove(&1);
        assert_eq!((tables.free((0, 1)), tables.opened_by(&ann)), (1, 2));
        if let Some(hosted) = tables.get_mut(&3) {
            hosted.stored.chairs[1] = StoredSeat::Guest("Ben".to_owned());
        }
        tables.index(3);
        assert_eq!(tables.places_of(&ben).collect::<Vec<_>>(), [3]);
    }
}
