//! The weights of the evaluation.

/// The weights of an evaluation, in points more or less.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights<T = f32> {
    /// A point in hand.
    pub points: T,
    /// A point in hand when the end is near, besides.
    pub points_late: T,
    /// A card in hand.
    pub card: T,
    /// A point in hand that unknown cards lock in.
    pub stuck: T,
    /// The degree to which an unknown card in another hand locks in what is beyond, 0 to 1.
    pub reach: T,
    /// The degree to which an unknown card of the pile does.
    pub reach_pile: T,
    /// A point of the others that my cards lock in.
    pub block: T,
    /// Such a point when the end is near, besides.
    pub block_late: T,
    /// The degree to which one card of mine lets pass what is beyond, 0 to 1.
    pub seep: T,
    /// Having cards to lay without help.
    pub tempo: T,
    /// Having such cards when the end is near, besides.
    pub tempo_late: T,
    /// The share of the last one's worth that each further such card adds, 0 to 1.
    pub tempo_fade: T,
    /// A place where an unknown card fits.
    pub open: T,
    /// Such a place when the end is near, besides.
    pub open_late: T,
    /// Drawing a card.
    pub draw: T,
    /// Going out.
    pub out: T,
    /// A joker in hand.
    pub joker: T,
    /// A joker in hand when the end is near, besides.
    pub joker_late: T,
    /// A bridge kept.
    pub bridge: T,
    /// A bonus card.
    pub bonus: T,
    /// A half that only I can complete.
    pub take: T,
    /// A half that only others can complete.
    pub give: T,
    /// A half that lacks cards of both.
    pub share: T,
    /// That the next seat holds no card that fits.
    pub starve: T,
    /// Having few cards left.
    pub near: T,
}

/// One column a phase: two players while the pile lasts and after, then the same for more.
pub(super) type Table = Weights<[f32; 4]>;

impl Table {
    /// One column of the table.
    pub(super) fn phase(&self, phase: usize) -> Weights {
        Weights {
            points: self.points[phase],
            points_late: self.points_late[phase],
            card: self.card[phase],
            stuck: self.stuck[phase],
            reach: self.reach[phase],
            reach_pile: self.reach_pile[phase],
            block: self.block[phase],
            block_late: self.block_late[phase],
            seep: self.seep[phase],
            tempo: self.tempo[phase],
            tempo_late: self.tempo_late[phase],
            tempo_fade: self.tempo_fade[phase],
            open: self.open[phase],
            open_late: self.open_late[phase],
            draw: self.draw[phase],
            out: self.out[phase],
            joker: self.joker[phase],
            joker_late: self.joker_late[phase],
            bridge: self.bridge[phase],
            bonus: self.bonus[phase],
            take: self.take[phase],
            give: self.give[phase],
            share: self.share[phase],
            starve: self.starve[phase],
            near: self.near[phase],
        }
    }
}
