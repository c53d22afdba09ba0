/** Made by web/scripts/types from the view, events and facts of wonderlands_war. Do not edit: change the structs and run it again. */

/** All that a seat (or a spectator) may see. */
export interface BoardView {
  phase: 'award' | 'battle' | 'choose_chip' | 'decide' | 'draw' | 'effects' | 'end_effects' | 'factions' | 'feats' | 'forge' | 'friend' | 'keep_quest' | 'play' | 'poison' | 'round' | 'scoring' | 'settle' | 'tea' | 'turn_end' | 'wager';
  round: number;
  first: number | null;
  turn: number | null;
  ally_cards: Record<string, string | null>;
  tea: Tea;
  regions: Region[];
  battle: Battle | null;
  last_battle: string | null;
  market: string[];
  wonderlandian_deck: number;
  quest_deck: number;
  quest_discard: number;
  supply: Record<string, number>;
  poison_pool: number;
  seats: Side[];
}

/** The way to a chair or to the Head of the Table. */
export interface Way {
  outlook: 'way';
  chairs: number[];
  passes: number[];
  poison: boolean;
  supporter: boolean;
  filled: number;
  die: number[];
}

/** A region and its battle, as things stand. */
export interface RegionOutlook {
  outlook: 'region';
  order: number;
  openings: (Opening | null)[];
  would_be: Opening | null;
  units: number | null;
}

/** What drawing another chip can bring. */
export interface DrawOutlook {
  outlook: 'draw';
  odds: Odds | null;
  chips: number;
  refreshes: boolean;
  units: number;
  after_madness: number;
  after_double_madness: number;
  after_poison: number;
  can_block: boolean;
}

/** How the battle would come out if it ended now. */
export interface RetreatOutlook {
  outlook: 'retreat';
  place: 'none' | 'second' | 'tied' | 'winner';
  vp: number;
  castle: boolean;
  forgings: number;
  feats: string[];
}

/** What covering the next space of a track gives. */
export interface ForgeOutlook {
  outlook: 'forge';
  column: number;
  reward: string;
  gaps: string[];
  artefact: boolean;
  castles: number;
}

/** Everything printed that a board draws. */
export interface Facts {
  regions: string[];
  tokens: TokenFacts[];
  chairs: Record<string, number[]>;
  tea: TeaFacts[];
  quests: QuestFacts[];
  chips: ChipFacts[];
  pawns: PawnFacts[];
  items: ItemFacts[];
  factions: FactionFacts[];
  allies: AllyFacts[];
  forge: ForgeFacts;
  forge_of_two: ForgeFacts;
  shard_die: number[];
  track_end: number;
  symbols: number[];
  mad_track: number;
  top_leader: number;
  resistance: number[];
}

/** A player leads a faction. */
export interface TookFaction {
  event: 'took_faction';
  seat: number;
  faction: string;
}

/** Ability cards were drawn: the card of every kind, such as `rose_b`. */
export interface DrewAllyCards {
  event: 'drew_ally_cards';
  cards: string[];
}

/** Two players: a quest names the region that is not used. */
export interface UnusedRegion {
  event: 'unused_region';
  region: string;
  quest: string;
}

/** The scoring tokens were laid out: of every region in use, its token. */
export interface LaidTokens {
  event: 'laid_tokens';
  regions: string[];
  tokens: string[];
}

/** The starting-battle marker moved clockwise by what the die showed. */
export interface MarkerMoved {
  event: 'marker_moved';
  steps: number;
  region: string;
}

/** A Wonderlandian card came into the market. */
export interface MarketFilled {
  event: 'market_filled';
  card: string;
}

/** The first player was named. */
export interface Starts {
  event: 'starts';
  seat: number;
}

/** A player was dealt two quests to choose from. */
export interface DealtQuests {
  event: 'dealt_quests';
  seat: number;
  quests?: string[] | null;
}

/** A player kept one of them. */
export interface KeptQuest {
  event: 'kept_quest';
  seat: number;
  quest?: string | null;
}

/** A round began; the seat has its first turn. */
export interface RoundBegan {
  event: 'round_began';
  round: number;
  seat: number;
}

/** Tea cards were dealt to these chairs, one each. */
export interface Dealt {
  event: 'dealt';
  chairs: number[];
  cards: string[];
}

/** The Jabberwock put poison on the card of a chair. */
export interface Poisoned {
  event: 'poisoned';
  seat: number;
  chair: number;
  card: string;
}

/** A leader moved to a chair. */
export interface MovedLeader {
  event: 'moved_leader';
  seat: number;
  chair: number;
}

/** A leader came to the Head of the Table. */
export interface ReachedHead {
  event: 'reached_head';
  seat: number;
}

/** The Hatter used Host. */
export interface Hosted {
  event: 'hosted';
  seat: number;
}

/** The shard die was rolled. */
export interface Rolled {
  event: 'rolled';
  seat: number;
  shards: number;
}

/** A player took the tea card of a chair. */
export interface TookCard {
  event: 'took_card';
  seat: number;
  card: string;
  chair: number;
}

/** A poison chip went into a bag. */
export interface GotPoison {
  event: 'got_poison';
  seat: number;
}

/** Poison chips went back to the Jabberwock's pool. */
export interface PoisonReturned {
  event: 'poison_returned';
  seat: number;
  count: number;
}

/** A player chose a side of a split card. */
export interface ChoseSide {
  event: 'chose_side';
  seat: number;
  side: 'bottom' | 'top';
}

/** At the end of the tea party a madness chip went into a bag. */
export interface GotMadness {
  event: 'got_madness';
  seat: number;
}

/** A player gained shards and now has so many. */
export interface GainedShards {
  event: 'gained_shards';
  seat: number;
  count: number;
  has: number;
}

/** A player discarded shards and now has so many. */
export interface ShedShards {
  event: 'shed_shards';
  seat: number;
  count: number;
  has: number;
}

/** A player gave a shard to another. */
export interface GaveShard {
  event: 'gave_shard';
  seat: number;
  to: number;
}

/** Supporters went from the reserve to a region. */
export interface Placed {
  event: 'placed';
  seat: number;
  region: string;
  count: number;
}

/** A pawn went to a region. */
export interface PlacedPawn {
  event: 'placed_pawn';
  seat: number;
  pawn: string;
  region: string;
}

/** A supporter or a pawn moved from region to region. */
export interface MovedUnit {
  event: 'moved_unit';
  seat: number;
  piece: string;
  from: string;
  region: string;
}

/** A leader left the table for a region. */
export interface LeaderPlaced {
  event: 'leader_placed';
  seat: number;
  region: string;
}

/** Alice came to the region of the battle. */
export interface LeaderMoved {
  event: 'leader_moved';
  seat: number;
  region: string;
}

/** A unit went back to the reserve. */
export interface LostUnit {
  event: 'lost_unit';
  seat: number;
  piece: string;
  region: string;
}

/** An ally chip came from the supply into a bag. */
export interface GainedChip {
  event: 'gained_chip';
  seat: number;
  chip: string;
}

/** A shield works again. */
export interface MendedShield {
  event: 'mended_shield';
  seat: number;
}

/** A regular madness chip left a bag for good. */
export interface Calmed {
  event: 'calmed';
  seat: number;
}

/** A leader is stronger now. */
export interface LeaderGrew {
  event: 'leader_grew';
  seat: number;
  strength: number;
}

/** Supporters came from the forge to the reserve. */
export interface FreedSupporters {
  event: 'freed_supporters';
  seat: number;
  count: number;
}

/** An ability was unlocked. */
export interface Unlocked {
  event: 'unlocked';
  seat: number;
  ability: string;
}

/** A castle was placed. */
export interface BuiltCastle {
  event: 'built_castle';
  seat: number;
  region: string;
}

/** Two players: a castle was laid on its side. */
export interface LaidCastle {
  event: 'laid_castle';
  seat: number;
  region: string;
}

/** Two players: a lying castle was set upright. */
export interface RaisedCastle {
  event: 'raised_castle';
  seat: number;
  region: string;
}

/** A Wonderlandian card was taken from the market. */
export interface TookWonderlandian {
  event: 'took_wonderlandian';
  seat: number;
  card: string;
}

/** Friend of the People: cards were revealed; the last one may be a pawn card, which was taken. */
export interface RevealedWonderlandians {
  event: 'revealed_wonderlandians';
  seat: number;
  cards: string[];
}

/** A player drew quests. */
export interface DrewQuests {
  event: 'drew_quests';
  seat: number;
  count: number;
  quests?: string[] | null;
}

/** A player discarded a quest face down. */
export interface DiscardedQuest {
  event: 'discarded_quest';
  seat: number;
  quest?: string | null;
}

/** A chip covered a forge space; track and column count from 1. */
export interface Forged {
  event: 'forged';
  seat: number;
  chip: string;
  track: number;
  column: number;
}

/** A track was completed: an artefact chip went into the bag. */
export interface GainedArtefact {
  event: 'gained_artefact';
  seat: number;
}

/** A battle began; the opening strengths are those of the seats in the same places. */
export interface BattleBegan {
  event: 'battle_began';
  region: string;
  seats: number[];
  strengths: number[];
}

/** A player placed a wager card or (0) none. */
export interface Wagered {
  event: 'wagered';
  seat: number;
  cards: number;
}

/** The participant on whom a player wagered. */
export interface WageredOn {
  event: 'wagered_on';
  seat: number;
  on?: number | null;
}

/** A player chose to draw on or to retreat. */
export interface Decided {
  event: 'decided';
  seat: number;
  choice: 'draw' | 'retreat';
}

/** A player retreated without having chosen it. */
export interface Retreated {
  event: 'retreated';
  seat: number;
  strength: number;
}

/** Card Soldier C: a player drew several chips, one of which will be played. */
export interface LookedAtChips {
  event: 'looked_at_chips';
  seat: number;
  count: number;
  chips?: string[] | null;
}

/** A player's chip was revealed. */
export interface Drew {
  event: 'drew';
  seat: number;
  chip: string;
}

/** The Caterpillar: the chip went back and this one was drawn. */
export interface Replaced {
  event: 'replaced';
  seat: number;
  chip: string;
}

/** A shield broke and the chip went back into the bag. */
export interface Blocked {
  event: 'blocked';
  seat: number;
  chip: string;
}

/** A chip went on the madness track. */
export interface WentMad {
  event: 'went_mad';
  seat: number;
  chip: string;
}

/** A Mock Turtle's Shell saved a unit. */
export interface ShellHelped {
  event: 'shell_helped';
  seat: number;
}

/** A player has no unit left in the battle. */
export interface Bust {
  event: 'bust';
  seat: number;
}

/** Exhausted and madness chips went back into the bag. */
export interface Refreshed {
  event: 'refreshed';
  seat: number;
}

/** A chip went on the active track: what it added, and the strength that came of it. */
export interface Played {
  event: 'played';
  seat: number;
  chip: string;
  added: number;
  strength: number;
}

/** A marker moved at once; `source` is the chip, pawn or ability. */
export interface GainedStrength {
  event: 'gained_strength';
  seat: number;
  count: number;
  strength: number;
  source: string;
}

/** A marker moved back by 1. */
export interface LostStrength {
  event: 'lost_strength';
  seat: number;
  strength: number;
  source: string;
}

/** The next chip of this player gets 2 less. */
export interface Crowned {
  event: 'crowned';
  seat: number;
}

/** The Duchess's Amulet: a chip of the madness track went into its owner's bag. */
export interface LeftMadTrack {
  event: 'left_mad_track';
  seat: number;
  chip: string;
}

/** A chip went back into its owner's bag. */
export interface ReturnedChip {
  event: 'returned_chip';
  seat: number;
  chip: string;
}

/** Creature A: a chip was exchanged for one of the other level. */
export interface Exchanged {
  event: 'exchanged';
  seat: number;
  chip: string;
  for: string;
}

/** Flamingo C: a marker moved to a forge symbol. */
export interface Jumped {
  event: 'jumped';
  seat: number;
  strength: number;
}

/** A player scored during play. */
export interface GainedVp {
  event: 'gained_vp';
  seat: number;
  count: number;
  source: string;
}

/** A player lost VP. */
export interface LostVp {
  event: 'lost_vp';
  seat: number;
  count: number;
  source: string;
}

/** The battle is over; `value` is what the region is worth in this round. */
export interface BattleEnded {
  event: 'battle_ended';
  region: string;
  value: number;
}

/** A player won the battle alone. */
export interface Won {
  event: 'won';
  seat: number;
  region: string;
}

/** A player tied for first. */
export interface Tied {
  event: 'tied';
  seat: number;
  region: string;
}

/** The feats that a player completed: none, one or two. */
export interface DeclaredFeats {
  event: 'declared_feats';
  seat: number;
  quests: string[];
}

/** Red Rook C: an active chip left for good. */
export interface RemovedChip {
  event: 'removed_chip';
  seat: number;
  chip: string;
}

/** A wager card was turned over. */
export interface WagerShown {
  event: 'wager_shown';
  seat: number;
  on: number;
  outcome: 'lost' | 'void' | 'won';
}

/** A player showed the quests of the hand. */
export interface ShowedQuests {
  event: 'showed_quests';
  seat: number;
  quests: string[];
}

/** A player's final score: VP, castles and quests, less the shards. */
export interface Scored {
  event: 'scored';
  seat: number;
  vp: number;
  castles: number;
  quests: number;
  shards: number;
  total: number;
}

/** The match is over. */
export interface Ended {
  event: 'ended';
  places: number[];
  points: number[];
  reason: string;
}

/** The tea table. */
export interface Tea {
  chairs: Chair[];
  head: number[];
  deck: number;
  card: string | null;
  pending: string[];
  hosted: number;
  order: number[];
}

/** A chair that is used with this many players. */
export interface Chair {
  chair: number;
  card: string | null;
  poison: boolean;
  leader: number | null;
}

/** A region of the board. */
export interface Region {
  region: string;
  token: string | null;
  vp: number[];
  used: boolean;
  marker: boolean;
  units: Units[];
}

/** What one player has in a region. */
export interface Units {
  supporters: number;
  pawns: string[];
  leader: boolean;
  castle: 'lying' | 'none' | 'upright';
}

/** The battle under way. */
export interface Battle {
  region: string;
  draw: number;
  value: number;
  resistance: number | null;
  fought: number;
  next: string;
}

/** One player. What only the player may see is None for everybody else. */
export interface Side {
  faction: 'alice' | 'cheshire' | 'hatter' | 'jabberwock' | 'queen' | null;
  vp: number;
  shards: number;
  shield: boolean;
  leader_strength: number;
  leader: string;
  chair: number | null;
  reserve: number;
  reserve_pawns: string[];
  abilities: AbilityDisc[];
  forge: ((string | null)[])[];
  castle_value: number;
  cards: string[];
  cards_now: number;
  wonderlandians: string[];
  bag_count: number;
  bag: string[] | null;
  odds: Odds | null;
  active: string[];
  exhausted: string[];
  madness: string[];
  drawn_count: number;
  drawn: string[] | null;
  played: string | null;
  quest_count: number;
  quests: string[] | null;
  offer: string[] | null;
  feats: string[];
  progress: QuestNow[] | null;
  status: 'absent' | 'active' | 'bust' | 'retreated';
  strength: number;
  place: 'none' | 'second' | 'tied' | 'winner';
  has_wagered: boolean;
  wager: number | null;
  lasting: Lasting | null;
  opening: Opening | null;
  gains: Gain[];
  added: number[];
  scored: Gain[];
  award_castle: boolean;
  forgings: number;
  score: Score | null;
}

/** An ability of a faction board. */
export interface AbilityDisc {
  ability: string;
  unlocked: boolean;
}

/** Of how many chips the next draw takes one, and how many of them do harm; an empty bag is refilled first. */
export interface Odds {
  chips: number;
  madness: number;
  double_madness: number;
  poison: number;
}

/** How a quest stands: of the objective, `has` of `number` (shards: at most), and whether the feat holds now. */
export interface QuestNow {
  quest: string;
  has: number | null;
  number: number;
  met: boolean | null;
  feat: boolean;
}

/** What lasts to the end of the battle. */
export interface Lasting {
  doubled: boolean;
  crowned: number;
  more: number;
  shells: number;
  replaced: boolean;
}

/** Opening strength by its sources. */
export interface Opening {
  leader: number;
  pawns: number;
  castle: number;
}

/** What a chip, a pawn, an ability or an award gave or (below 0) took. */
export interface Gain {
  source: string;
  count: number;
}

/** The final score: VP, castles and quests, less the shards. */
export interface Score {
  vp: number;
  castles: number;
  quests: number;
  shards: number;
  total: number;
}

/** A scoring token: what it is worth in rounds I to III. */
export interface TokenFacts {
  id: string;
  vp: number[];
}

/** A tea card. Rewards are codes such as `rose_weak`, `castle` or `shed_1`. */
export interface TeaFacts {
  id: string;
  round: number;
  layout: 'normal' | 'split' | 'tainted';
  units: number;
  more_units: number;
  die: boolean;
  rewards: string[];
  bottom: string[];
  tainted: string | null;
}

/** A quest. */
export interface QuestFacts {
  id: string;
  region: string;
  feat: FeatFacts;
  objective: ObjectiveFacts;
}

/** What a feat asks for: its kind and the numbers that are right for it. */
export interface FeatFacts {
  kind: string;
  numbers: number[];
}

/** What an objective asks for: at least `number` (of shards: at most), of a pair of ally kinds if it names one. */
export interface ObjectiveFacts {
  kind: string;
  number: number;
  pair: string[];
}

/** A chip; `ally` is the kind of an ally chip. */
export interface ChipFacts {
  id: string;
  strength: number;
  ally: string | null;
  strong: boolean;
}

/** A pawn and the strength it opens a battle with. */
export interface PawnFacts {
  id: string;
  card: string;
  strength: number;
}

/** An item card and the chips it brings. */
export interface ItemFacts {
  id: string;
  strength: number;
  chips: number;
}

/** A faction: its leader's effect, its artefact, two abilities of the artefact and two passive ones. */
export interface FactionFacts {
  id: 'alice' | 'cheshire' | 'hatter' | 'jabberwock' | 'queen';
  leader: string;
  artefact: string;
  abilities: string[];
}

/** The ability cards of an ally kind by their sets: codes of what they do. */
export interface AllyFacts {
  id: string;
  does: Record<string, string>;
}

/** A side of the forge board: four tracks of three spaces, and what lies between each track and the next. */
export interface ForgeFacts {
  spaces: string[][];
  gaps: ((string | null)[])[];
}

export type Happened = TookFaction | DrewAllyCards | UnusedRegion | LaidTokens | MarkerMoved | MarketFilled | Starts | DealtQuests | KeptQuest | RoundBegan | Dealt | Poisoned | MovedLeader | ReachedHead | Hosted | Rolled | TookCard | GotPoison | PoisonReturned | ChoseSide | GotMadness | GainedShards | ShedShards | GaveShard | Placed | PlacedPawn | MovedUnit | LeaderPlaced | LeaderMoved | LostUnit | GainedChip | MendedShield | Calmed | LeaderGrew | FreedSupporters | Unlocked | BuiltCastle | LaidCastle | RaisedCastle | TookWonderlandian | RevealedWonderlandians | DrewQuests | DiscardedQuest | Forged | GainedArtefact | BattleBegan | Wagered | WageredOn | Decided | Retreated | LookedAtChips | Drew | Replaced | Blocked | WentMad | ShellHelped | Bust | Refreshed | Played | GainedStrength | LostStrength | Crowned | LeftMadTrack | ReturnedChip | Exchanged | Jumped | GainedVp | LostVp | BattleEnded | Won | Tied | DeclaredFeats | RemovedChip | WagerShown | ShowedQuests | Scored | Ended;

export type Preview = Way | RegionOutlook | DrawOutlook | RetreatOutlook | ForgeOutlook;
