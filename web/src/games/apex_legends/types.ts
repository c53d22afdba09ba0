/** Made by web/scripts/types from the view, events and facts of apex_legends. Do not edit: change the structs and run it again. */

/** All that a seat may see. */
export interface BoardView {
  map: string;
  team_size: number;
  phase: 'acting' | 'activating' | 'colour' | 'draft' | 'entering' | 'equipping' | 'initiative' | 'tile' | 'transition' | 'turn';
  round: number;
  turn: 'blue' | 'red' | null;
  marker: number;
  track: Waiting[];
  active: string | null;
  ap: number;
  mp: number | null;
  moving: string | null;
  has_rushed: boolean;
  has_shot: boolean;
  has_moved: boolean;
  in_void: boolean;
  tracked: string | null;
  ring: number[] | null;
  ring_card: string | null;
  ring_damage: number | null;
  team: 'blue' | 'red' | null;
  teams: Team[];
  tile: TileSide[] | null;
  pool: PoolItem[] | null;
  loot: Lying[];
  open_bins: number[];
  figures: (Dome | Smoke | ZipAnchor | Bombardment | Portal | Drone | DropSite | Drop | Thunder)[];
  gained: string[];
  gained_weapons: string[];
  falling: string[];
  revealed: string[];
  peeked: string[] | null;
  shot: Shot | null;
  odds: Plan[] | null;
  grenade: Grenade | null;
  decks: Decks;
}

/** Everything that a move can reach, the nearest first. */
export interface Reach {
  preview: 'reach';
  legend: string;
  mp: number;
  spaces: Reached[];
}

/** What lies between two spaces. */
export interface Sight {
  preview: 'sight';
  away: number;
  sees: boolean;
  blocked: Blocked | null;
  hides: boolean;
  dome: boolean;
  smokes: number;
}

/** Who would see a legend on a space. */
export interface Exposed {
  preview: 'exposed';
  legend: string;
  x: number;
  y: number;
  by: Seen[];
}

/** What would be touched; one area, or one for each way to face. */
export interface Areas {
  preview: 'areas';
  damage: number;
  heals: number;
  areas: Area[];
  hampers: Hampered[];
}

/** A throw, before anybody answers it: one scatter, or one for each way in which a line may lie. */
export interface Thrown {
  preview: 'thrown';
  loot: string;
  ways: number;
  scatters: Scatter[];
}

/** A shot as it would be after this answer. */
export interface Aiming {
  preview: 'aiming';
  shot: Shot;
  asks: boolean;
  redraws: number;
}

/** All of it; lists are in printed order. */
export interface Facts {
  numbers: Numbers;
  map: Map;
  legends: LegendCard[];
  abilities: AbilityCard[];
  feats: Feat[];
  weapons: WeaponCard[];
  accessories: Accessory[];
  grenades: GrenadeToken[];
  attachments: Attachment[];
  gear: Gear[];
  aim: AimCard[];
  aim_track: number[];
  rounds: Round[];
  initiative: ('blue' | 'red' | 'transition')[];
  ring_cards: RingCard[];
  bonus: Bonus[];
  supply_bins: SupplyBin[];
}

/** The card that says how the ring shrinks next. */
export interface TurnedUpRingCard {
  event: 'turned_up_ring_card';
  card: string;
}

/** Each group drew an aim card. */
export interface DrewForInitiative {
  event: 'drew_for_initiative';
  first: string;
  second: string;
}

/** A seat leads the team of this colour. */
export interface ChoseColour {
  event: 'chose_colour';
  seat: number;
  colour: 'blue' | 'red';
}

/** A legend joined a team; the seat plays it. */
export interface Recruited {
  event: 'recruited';
  team: 'blue' | 'red';
  legend: string;
  seat: number;
}

/** A team drew its starting pool. */
export interface DrewPool {
  event: 'drew_pool';
  team: 'blue' | 'red';
  items?: string[] | null;
}

/** So many items of a starting pool are left. */
export interface DealtOut {
  event: 'dealt_out';
  team: 'blue' | 'red';
  left: number;
}

/** An item of a starting pool has its place; or the rest of it, `count` items, was dealt out. */
export interface SortedItem {
  event: 'sorted_item';
  team: 'blue' | 'red';
  count?: number | null;
  item?: string | null;
  to?: string | null;
}

/** Everybody sees a legend's weapons, attachments and gear. */
export interface Equipped {
  event: 'equipped';
  legend: string;
  first: string;
  second: string;
  loot: string[];
}

/** Bonus and epic tokens lie at the entry tile, clockwise from the top. */
export interface LaidTile {
  event: 'laid_tile';
  bonus: string[];
  loot: string[];
}

/** A legend stands at a side of the entry tile. */
export interface PlacedAtTile {
  event: 'placed_at_tile';
  legend: string;
  side: 'bottom' | 'left' | 'right' | 'top';
}

/** A legend enters the map over a border space. */
export interface Entered {
  event: 'entered';
  legend: string;
  x: number;
  y: number;
  team: 'blue' | 'red';
}

/** A team's turn. */
export interface TurnBegan {
  event: 'turn_began';
  team: 'blue' | 'red';
  round: number;
}

/** A round. */
export interface RoundBegan {
  event: 'round_began';
  round: number;
}

/** A legend acts now. */
export interface Activated {
  event: 'activated';
  legend: string;
}

/** A legend has acted. */
export interface EndedActivation {
  event: 'ended_activation';
  legend: string;
}

/** A legend spent action points; `ap` are left. */
export interface Acted {
  event: 'acted';
  legend: string;
  action: 'destroy' | 'helmet' | 'interact' | 'melee' | 'move' | 'shoot' | 'shoot_special' | 'use';
  ap: number;
}

/** The rectangle inside the ring, both ends included. */
export interface RingShrank {
  event: 'ring_shrank';
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** One step of a move, and what it cost. */
export interface Moved {
  event: 'moved';
  legend: string;
  x: number;
  y: number;
  cost: number;
}

/** A feat was discarded for a rush. */
export interface Rushed {
  event: 'rushed';
  legend: string;
  feat: string;
}

/** A legend was put on a space directly. */
export interface Transferred {
  event: 'transferred';
  legend: string;
  x: number;
  y: number;
}

/** A legend was pushed onto a space. */
export interface Pushed {
  event: 'pushed';
  legend: string;
  x: number;
  y: number;
}

/** A pushed legend ran into something. */
export interface Collided {
  event: 'collided';
  legend: string;
  damage: number;
}

/** Two legends changed places. */
export interface Swapped {
  event: 'swapped';
  legend: string;
  ally: string;
}

/** A legend came back to the map. */
export interface Respawned {
  event: 'respawned';
  legend: string;
  x: number;
  y: number;
}

/** The knockdown shield took damage. */
export interface Absorbed {
  event: 'absorbed';
  legend: string;
  damage: number;
}

/** A legend took damage; its shield and health are now these. `source` is the id of the weapon, token, feat or ability that dealt it, or "ring", "melee" or "collision". */
export interface Damaged {
  event: 'damaged';
  legend: string;
  damage: number;
  shield: number;
  health: number;
  source: string;
}

/** So much health came back. */
export interface Healed {
  event: 'healed';
  legend: string;
  points: number;
}

/** So much shield came back. */
export interface Recharged {
  event: 'recharged';
  legend: string;
  points: number;
}

/** A legend left the map; this many deathbox tokens are left. */
export interface Eliminated {
  event: 'eliminated';
  legend: string;
  deathboxes: number;
}

/** A legend shoots; the ammo that is left. */
export interface ShotAt {
  event: 'shot_at';
  legend: string;
  enemy: string;
  weapon: string;
  ammo: number;
}

/** The values of the shot before the cards are revealed: `start` is a space of the aim track, from 0. */
export interface Aimed {
  event: 'aimed';
  legend: string;
  threshold: number;
  shots: number;
  cards: number;
  start: number;
}

/** Aim cards were turned up, in this order. */
export interface RevealedAim {
  event: 'revealed_aim';
  cards: string[];
}

/** An aim card went under the deck. */
export interface PutUnder {
  event: 'put_under';
  card: string;
}

/** A legend looked at the top aim cards. */
export interface Peeked {
  event: 'peeked';
  legend: string;
  count: number;
  cards?: string[] | null;
}

/** What the shot came to: in all, and card by card, when no card can be replaced any more. Every two half-hits among the cards are one more hit. */
export interface Hit {
  event: 'hit';
  legend: string;
  hits: number;
  headshots: number;
  damage: number;
  cards: string[];
  outcomes: ('half' | 'headshot' | 'helmet' | 'hit' | 'miss')[];
  reasons: ('cover' | 'high' | 'low' | 'threshold')[];
}

/** A weapon lost one more ammo; this much is left. */
export interface Overheated {
  event: 'overheated';
  legend: string;
  ammo: number;
}

/** A melee attack; `success` is 1 or 0. */
export interface Attacked {
  event: 'attacked';
  legend: string;
  enemy: string;
  success: number;
}

/** A legend drew feats. */
export interface DrewFeats {
  event: 'drew_feats';
  legend: string;
  count: number;
  feats?: string[] | null;
}

/** A legend played a feat. */
export interface Played {
  event: 'played';
  legend: string;
  feat: string;
}

/** A legend initiated an ability. */
export interface Initiated {
  event: 'initiated';
  legend: string;
  ability: string;
}

/** A figure of an ability stands on an intersection. */
export interface PlacedNode {
  event: 'placed_node';
  legend: string;
  ability: string;
  i: number;
  j: number;
  level: number;
}

/** A figure of an ability stands on a space. */
export interface Placed {
  event: 'placed';
  legend: string;
  ability: string;
  x: number;
  y: number;
}

/** The token of an ability lies below the initiative track, this many turns ahead. */
export interface PutBelowTrack {
  event: 'put_below_track';
  ability: string;
  turns: number;
}

/** The token of an ability went to this position of the cooldown track. */
export interface CooledDown {
  event: 'cooled_down';
  ability: string;
  position: number;
}

/** The token of an ability went on to this position; at 0 it is available. */
export interface Accelerated {
  event: 'accelerated';
  ability: string;
  position: number;
}

/** An ability that was announced comes down; x and y may lie off the map. */
export interface CameDown {
  event: 'came_down';
  ability: string;
  x: number;
  y: number;
}

/** A raven follows a legend. */
export interface SentRaven {
  event: 'sent_raven';
  legend: string;
}

/** Bloodhound ignores this legend's cover. */
export interface Tracked {
  event: 'tracked';
  legend: string;
}

/** A legend destroyed a figure. */
export interface Destroyed {
  event: 'destroyed';
  legend: string;
  figure: string;
}

/** A legend opened the bin at an edge of this space; a supply-bin card was drawn. */
export interface OpenedBin {
  event: 'opened_bin';
  legend: string;
  card: string;
  x: number;
  y: number;
}

/** A legend drew a token for all to see. */
export interface DrewLoot {
  event: 'drew_loot';
  legend: string;
  loot: string;
}

/** A legend drew a weapon card for all to see. */
export interface DrewWeapon {
  event: 'drew_weapon';
  legend: string;
  weapon: string;
}

/** The drawn weapon that a legend keeps for now. */
export interface ChoseWeapon {
  event: 'chose_weapon';
  legend: string;
  weapon: string;
}

/** A weapon replaced another; its ammo. */
export interface Exchanged {
  event: 'exchanged';
  legend: string;
  weapon: string;
  old: string;
  ammo: number;
}

/** A gained weapon leaves the game. */
export interface DiscardedWeapon {
  event: 'discarded_weapon';
  legend: string;
  weapon: string;
}

/** A legend took the ammo of a gained weapon instead of it. */
export interface TookAmmo {
  event: 'took_ammo';
  legend: string;
  weapon: string;
}

/** A weapon got one ammo and has so much now. */
export interface Loaded {
  event: 'loaded';
  legend: string;
  weapon: string;
  ammo: number;
}

/** A token went into a backpack in the open. */
export interface Kept {
  event: 'kept';
  legend: string;
  loot: string;
}

/** A legend picked up a token from a space. */
export interface Took {
  event: 'took';
  legend: string;
  loot: string;
  x: number;
  y: number;
}

/** A legend laid a token on a space. */
export interface Dropped {
  event: 'dropped';
  legend: string;
  loot: string;
  x: number;
  y: number;
}

/** A token leaves the game. */
export interface Discarded {
  event: 'discarded';
  legend: string;
  loot: string;
}

/** A legend put on gear; its shield points now. */
export interface Wore {
  event: 'wore';
  legend: string;
  loot: string;
  shield: number;
}

/** An attachment went on a weapon. */
export interface Attached {
  event: 'attached';
  legend: string;
  loot: string;
  weapon: string;
}

/** An attachment was taken off a weapon. */
export interface Detached {
  event: 'detached';
  legend: string;
  loot: string;
  weapon: string;
}

/** A legend used an item. */
export interface Used {
  event: 'used';
  legend: string;
  loot: string;
}

/** A grenade was aimed at a space. */
export interface Threw {
  event: 'threw';
  legend: string;
  loot: string;
  x: number;
  y: number;
}

/** Where the grenade lies after its scatter, perhaps off the map. */
export interface Landed {
  event: 'landed';
  loot: string;
  x: number;
  y: number;
}

/** A lying grenade was shifted. */
export interface Shifted {
  event: 'shifted';
  loot: string;
  x: number;
  y: number;
}

/** The grenade went off. */
export interface Exploded {
  event: 'exploded';
  loot: string;
}

/** The match is over. */
export interface Ended {
  event: 'ended';
  places: number[];
  points: number[];
  reason: string;
}

/** An ability token below a space of the initiative track; `token` tells those of one ability apart, from 1. */
export interface Waiting {
  ability: string;
  space: number;
  legend: string;
  token: number;
  turns: number;
}

/** A team, with its victory points. */
export interface Team {
  colour: 'blue' | 'red';
  seats: number[];
  points: number;
  legends: Legend[];
}

/** A legend's board. Only its team sees the backpack and the hand. */
export interface Legend {
  legend: string;
  seat: number;
  x: number | null;
  y: number | null;
  level: number | null;
  at_tile: 'bottom' | 'left' | 'right' | 'top' | null;
  shield: number;
  shield_limit: number;
  health: number;
  deathboxes: number;
  activated: boolean;
  gear: string[];
  weapons: Weapon[];
  abilities: Ability[];
  pack_count: number;
  pack: string[] | null;
  hand_count: number;
  hand: string[] | null;
  deck: number;
  discard: string[];
  raven: boolean;
  beast: boolean;
}

/** An equipped weapon. */
export interface Weapon {
  weapon: string;
  ammo: number;
  attached: string[];
}

/** An ability and where its tokens are: available, on a cooldown space, or below the initiative track. */
export interface Ability {
  ability: string;
  tokens: ('available' | 'cooldown_1' | 'cooldown_2' | 'cooldown_3' | 'track')[];
}

/** A side of the entry tile: its bonus token, and the epic loot while it lies there. */
export interface TileSide {
  side: 'bottom' | 'left' | 'right' | 'top';
  bonus: string;
  loot: string | null;
}

/** An item of the reader's own team's starting pool. */
export interface PoolItem {
  item: string;
  place: [string, string] | 'left' | null;
  open: boolean;
}

/** A token on a space. */
export interface Lying {
  loot: string;
  x: number;
  y: number;
}

/** Gibraltar's dome; its zone, and who is in it. */
export interface Dome {
  figure: 'dome';
  node: [number, number, number];
  legend: string;
  turns: number | null;
  area: ([number, number])[];
  inside: string[];
}

/** A smoke of Bangalore's; which of her two tokens (1 or 2), its zone, and who is in it. */
export interface Smoke {
  figure: 'smoke';
  node: [number, number, number];
  legend: string;
  turns: number | null;
  token: number;
  area: ([number, number])[];
  inside: string[];
}

/** An end of Pathfinder's zip line. */
export interface ZipAnchor {
  figure: 'zip_anchor';
  node: [number, number, number];
  legend: string;
  turns: number | null;
}

/** Where Gibraltar's bombardment will come down; as things stand, where and whom it hurts. */
export interface Bombardment {
  figure: 'bombardment';
  x: number;
  y: number;
  legend: string;
  turns: number | null;
  area: ([number, number])[];
  inside: string[];
  damage: number;
}

/** An end of Wraith's rift. */
export interface Portal {
  figure: 'portal';
  x: number;
  y: number;
  legend: string;
  turns: number | null;
}

/** Lifeline's drone; the spaces on which it heals, who stands there, and by how much. */
export interface Drone {
  figure: 'drone';
  x: number;
  y: number;
  legend: string;
  turns: number | null;
  area: ([number, number])[];
  inside: string[];
  heals: number;
}

/** Where Lifeline's care package will land, and whom it hurts. */
export interface DropSite {
  figure: 'drop_site';
  x: number;
  y: number;
  legend: string;
  turns: number | null;
  inside: string[];
  damage: number;
}

/** Lifeline's care package. */
export interface Drop {
  figure: 'drop';
  x: number;
  y: number;
  legend: string;
  turns: number | null;
  open: boolean;
}

/** Where Bangalore's rolling thunder will strike next, and which way it rolls; it may lie off the map. `area` and `inside`: where and whom it hurts, as things stand; `then`: the area of the strike after that, if any. */
export interface Thunder {
  figure: 'thunder';
  x: number;
  y: number;
  legend: string;
  turns: number | null;
  facing: 'e' | 'n' | 'ne' | 'nw' | 's' | 'se' | 'sw' | 'w';
  area: ([number, number])[];
  inside: string[];
  then: ([number, number])[] | null;
  damage: number;
}

/** The shoot action under way. */
export interface Shot {
  shooter: string;
  target: string;
  slot: number;
  special: boolean;
  boost: string | null;
  fire: Fire | null;
  chances: Chances | null;
  outcomes: ('half' | 'headshot' | 'helmet' | 'hit' | 'miss')[];
  reasons: ('cover' | 'high' | 'low' | 'threshold')[];
  hits: number;
  headshots: number;
  dealt: number;
}

/** The values of a shot as they stand. */
export interface Fire {
  threshold: number;
  parts: Part[];
  start: number;
  track: number[];
  away: number;
  relative: number;
  hides: boolean;
  cover: 'hits' | 'ignored' | 'misses' | 'printed';
  low: 'hits' | 'ignored' | 'misses' | 'printed';
  shots: number;
  cards: number;
  damage: number;
  headshot: number;
  first: number;
  ignored: number;
  headshots: number;
  headshots_up_to: number;
  deck: ('half' | 'headshot' | 'helmet' | 'hit' | 'miss')[];
}

/** A part of a Hit Threshold. */
export interface Part {
  part: 'beast' | 'boost' | 'distance' | 'fixed' | 'optic' | 'printed' | 'reaction' | 'smoke' | 'still';
  amount: number;
}

/** What a shot would come to, exactly. */
export interface Chances {
  ways: number;
  counts: ([number, number, number])[];
  damages: ([number, number])[];
  mean_tenths: number;
  hits: number;
  eliminates: number;
  to_fall: number;
}

/** A shot that the active legend could fire. */
export interface Plan {
  target: string;
  slot: number;
  special: boolean;
  fire: Fire;
  chances: Chances;
}

/** The grenade that was thrown, where it lies now; it may lie off the map. */
export interface Grenade {
  loot: string;
  x: number;
  y: number;
  area: ([number, number])[];
  inside: Hurt[];
}

/** A legend in the area of a grenade, and its damage. */
export interface Hurt {
  legend: string;
  damage: number;
}

/** How many cards and tokens are left to draw. */
export interface Decks {
  weapons: number;
  bins: number;
  common: number;
  rare: number;
  epic: number;
}

/** A space that a move can reach. */
export interface Reached {
  x: number;
  y: number;
  cost: number;
  way: ([number, number])[];
  ends: boolean;
}

/** What blocks a line of sight: the clause, and the edge V(x,y) or H(x,y) or the intersection I(x,y). */
export interface Blocked {
  clause: string;
  what: 'H' | 'I' | 'V';
  x: number;
  y: number;
}

/** An enemy on the map: how far away it is, whether it sees the space, whether one hides from it there. */
export interface Seen {
  legend: string;
  away: number;
  sees: boolean;
  hides: boolean;
}

/** The spaces that something would touch, and who of those it is meant for stands there. */
export interface Area {
  facing: 'e' | 'n' | 'ne' | 'nw' | 's' | 'se' | 'sw' | 'w' | null;
  area: ([number, number])[];
  inside: string[];
  then: ([number, number])[] | null;
}

/** A shot that could be fired now and would be harder afterwards, as the legends stand. */
export interface Hampered {
  shooter: string;
  target: string;
  forbidden: boolean;
  worse: number;
}

/** Where a grenade may come to lie, by x, y and ways, and whom it would hurt. */
export interface Scatter {
  axis: string;
  landings: ([number, number, number])[];
  area: ([number, number])[];
  struck: Struck[];
}

/** What a thrown grenade may do to a legend: damage, and in how many ways; the ways in which the legend falls. */
export interface Struck {
  legend: string;
  damages: ([number, number])[];
  falls: number;
}

/** Numbers of the rules and of ability cards that a board draws. */
export interface Numbers {
  ap: number;
  health: number;
  start_shield: number;
  deathboxes: number;
  backpack: number;
  per_space_outside: number;
  smoke_threshold: number;
  dome_range: number;
  strike_range: number;
  strike_area: number;
  strike_damage: number;
  smoke_range: number;
  thunder_range: number;
  thunder_damage: number;
  thunder_rolls: number;
  drone_range: number;
  drone_heals: number;
  drop_range: number;
  drop_damage: number;
  melee_from: number;
  melee_damage: number;
  melee_push: number;
  melee_collision: number;
}

/** The map of this match. */
export interface Map {
  id: string;
  size: number;
  levels: number[][];
  edges: Edge[];
  things: Thing[];
  canyons: ([number, number])[];
  bins: Bin[];
  zip_lines: ZipLine[];
}

/** An object on an edge: "v" west of the space (x, y), "h" north of it; `base` is the level it stands on. */
export interface Edge {
  object: string;
  way: 'h' | 'v';
  x: number;
  y: number;
  base: number;
}

/** An object on a space. */
export interface Thing {
  object: string;
  x: number;
  y: number;
}

/** A supply bin, on the edge that the option `open` names. The view's `open_bins` count from 0 in this order. */
export interface Bin {
  way: 'h' | 'v';
  x: number;
  y: number;
}

/** The two anchors of a zip line: i, j, level. */
export interface ZipLine {
  first: [number, number, number];
  second: [number, number, number];
}

/** A legend. */
export interface LegendCard {
  id: string;
  role: 'assault' | 'recon' | 'skirmisher' | 'support';
  first_game: 'blue' | 'red';
  three: boolean;
}

/** An ability card; `duration` and `delays` count turns. */
export interface AbilityCard {
  id: string;
  legend: string;
  kind: 'tactical' | 'ultimate';
  tokens: number;
  uses: Use[];
  duration: number;
  delays: number[];
  cooldown: number;
}

/** A framed use of an ability card. */
export interface Use {
  label: 'after' | 'before' | 'boost' | 'free' | 'instant' | 'special';
  ap: number;
}

/** A feat card; with `team` an ally of the target may play it too. */
export interface Feat {
  id: string;
  legend: string;
  label: 'after' | 'before' | 'boost' | 'free' | 'instant' | 'special';
  ap: number;
  team: boolean;
}

/** A weapon card; an upper end of the best range of 99 is printed as "or more". `rate`: shots, cards for each. */
export interface WeaponCard {
  id: string;
  model: string;
  kind: 'assault_rifle' | 'lmg' | 'marksman' | 'pistol' | 'shotgun' | 'smg' | 'sniper_rifle';
  ammo: 'energy' | 'heavy' | 'light' | 'mythic' | 'shotgun' | 'sniper';
  start: number;
  range: [number, number];
  threshold: number;
  rate: [number, number];
  damage: number;
  headshot: number;
  slots: Slots;
  printed: string | null;
  passive: Passive | null;
  action: WeaponAction | null;
  special: boolean;
}

/** The attachment slots of a weapon. */
export interface Slots {
  barrel: boolean;
  magazine: ('energy' | 'heavy' | 'light' | 'mythic' | 'shotgun' | 'sniper')[];
  bolt: boolean;
  optic: ('close' | 'long' | 'mid')[];
  stock: 'sniper' | 'standard' | null;
}

/** The passive of a weapon; see `content.Passive`. */
export interface Passive {
  stability: number;
  recoil: number;
  hit_if_shielded: number;
  hit_if_unshielded: number;
  easing_if_still: number;
  overheats: boolean;
  late_boost: boolean;
  either_magazine: boolean;
}

/** A weapon's own action: what it costs, and the values that replace the printed ones. */
export interface WeaponAction {
  ap: number;
  spend: string;
  rate: [number, number] | null;
  damage: number | null;
  headshot: number | null;
}

/** An accessory: what it restores, and how far it moves abilities on cooldown. */
export interface Accessory {
  id: string;
  rank: 'common' | 'epic' | 'legendary' | 'rare';
  count: number;
  health: number;
  shield: number;
  accelerate: number;
}

/** A grenade: `cards` scatter it; `centre` is the damage where it lies. */
export interface GrenadeToken {
  id: string;
  rank: 'common' | 'epic' | 'legendary' | 'rare';
  count: number;
  range: [number, number];
  cards: number;
  area: 'line' | 'square';
  centre: number;
  damage: number;
}

/** An attachment; with a count of 0 it is printed on weapons only. */
export interface Attachment {
  id: string;
  rank: 'common' | 'epic' | 'legendary' | 'rare';
  kind: 'barrel' | 'bolt' | 'magazine' | 'optic' | 'stock';
  count: number;
  stability: number;
  ammo: 'energy' | 'heavy' | 'light' | 'mythic' | 'shotgun' | 'sniper' | null;
  rate: number;
  mark: 'close' | 'long' | 'mid' | null;
  range: [number, number] | null;
  easing: number;
  stock: 'sniper' | 'standard' | null;
  hit: number;
  first: number;
}

/** A helmet, body shield or knockdown shield. */
export interface Gear {
  id: string;
  rank: 'common' | 'epic' | 'legendary' | 'rare';
  slot: 'body' | 'helmet' | 'knockdown';
  count: number;
  starting: boolean;
  two_sided: boolean;
  headshots: number;
  up_to: number;
  limit: number;
  restores: number;
  absorbs: number;
  ring_damage: number | null;
  interact_and_use: boolean;
}

/** An aim card; the arrow shifts grenades. */
export interface AimCard {
  id: string;
  value: number;
  symbols: ('cover' | 'half' | 'head' | 'high' | 'low')[];
  arrow: 'e' | 'n' | 'ne' | 'nw' | 's' | 'se' | 'sw' | 'w' | null;
}

/** A round: the damage outside the ring, and whether the ring shrinks after it. */
export interface Round {
  round: number;
  ring_damage: number;
  square_after: boolean;
}

/** By how many spaces each edge of the ring moves inwards. */
export interface RingCard {
  id: string;
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** A bonus token of the entry tile. */
export interface Bonus {
  id: string;
  move: number;
  loot: 'common' | 'epic' | 'legendary' | 'rare' | null;
  ammo: number;
}

/** A supply-bin card: the loot that is drawn. */
export interface SupplyBin {
  id: string;
  loot: ('common' | 'epic' | 'legendary' | 'rare')[];
}

export type Happened = TurnedUpRingCard | DrewForInitiative | ChoseColour | Recruited | DrewPool | DealtOut | SortedItem | Equipped | LaidTile | PlacedAtTile | Entered | TurnBegan | RoundBegan | Activated | EndedActivation | Acted | RingShrank | Moved | Rushed | Transferred | Pushed | Collided | Swapped | Respawned | Absorbed | Damaged | Healed | Recharged | Eliminated | ShotAt | Aimed | RevealedAim | PutUnder | Peeked | Hit | Overheated | Attacked | DrewFeats | Played | Initiated | PlacedNode | Placed | PutBelowTrack | CooledDown | Accelerated | CameDown | SentRaven | Tracked | Destroyed | OpenedBin | DrewLoot | DrewWeapon | ChoseWeapon | Exchanged | DiscardedWeapon | TookAmmo | Loaded | Kept | Took | Dropped | Discarded | Wore | Attached | Detached | Used | Threw | Landed | Shifted | Exploded | Ended;

export type Preview = Reach | Sight | Exposed | Areas | Thrown | Aiming;
