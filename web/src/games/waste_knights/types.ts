/** Made by web/scripts/types from the view, events and facts of waste_knights. Do not edit: change the structs and run it again. */

/** The whole table. */
export interface BoardView {
  phase: 'action' | 'after_action' | 'camping' | 'draft' | 'end_goals' | 'exploration' | 'in_city' | 'knight_choice' | 'round_ends' | 'round_goals' | 'round_starts' | 'route' | 'setup' | 'story' | 'thread_action' | 'turn_ends' | 'turn_starts' | 'vehicle_choice' | 'walk';
  round: number;
  first: number;
  active: number;
  time: number | null;
  taken: number;
  done: string[];
  story: Story;
  knights: Knight[];
  tokens: TokenAt[];
  camps: string[];
  pool: Resources;
  decks: Decks;
  threats: string[];
  card: string | null;
  reader: number | null;
  route: string[];
  trip: Trip | null;
  starting: string[];
  incoming: string[];
  exploring: string[];
  finds_left: number;
  fuelled: boolean;
  shops: ('market' | 'mechanic' | 'sawbones' | 'workshop')[];
  offer: string[];
  garage: string[];
  credit: number;
  paying: boolean;
  paid: string[];
  arriving: Arriving;
  repair_left: number;
  exchange: Exchange | null;
  combat: Combat | null;
  roll: Roll | null;
}

/** Every space where the route may end. */
export interface Reach {
  ways: Way[];
}

/** What a weapon would do in this combat. Chances are in thousandths, of the whole combat and exact: the knight uses armour as soon as wounds are dealt, loses the weakest dice and gives Fate to what wounds most. In a duel the other knight does the same, with the weapon that was chosen, or, before that, with the one that is worst for this knight. */
export interface Weapon {
  mine: Blow;
  foe: Blow;
  need: number;
  defeats: number;
  helped: number | null;
  breaks: number;
  costs: 'ammo' | 'fuel' | 'meds' | null;
  order: 'after' | 'before' | 'together';
  falls: number;
}

/** What a choice means for the knight who is asked. */
export interface Attempt {
  knight: string;
  open: boolean;
  dice: ('blue' | 'green' | 'red' | 'white')[];
  odds: number | null;
  lacks: 'cost' | 'requirement' | 'rival' | null;
}

/** The dice that would be rolled, and the chance to pass with them, in thousandths (None in a combat). */
export interface Pool {
  dice: ('blue' | 'green' | 'red' | 'white')[];
  odds: number | null;
}

/** What armour would do against the wounds that are dealt. */
export interface Shielded {
  stops: number;
  breaks: boolean;
}

/** The question that the seat is asked. */
export interface Asked {
  count: number;
}

/** The entry that is being read. */
export interface Entry {
  id: string;
  title: Prose;
  text: Prose;
  choices: Choice[];
  vote: 'in_turn' | 'together' | null;
}

/** The advances that a knight could choose with the XP it has, due or not. */
export interface Advances {
  open: string[];
}

/** Everything printed. */
export interface Facts {
  adventure: AdventureFacts;
  actions: number;
  shops_per_visit: number;
  time_track: number;
  xp_marks: number[];
  most_xp: number;
  most_advances: number;
  dice: Record<string, ('-' | 'BL' | 'F' | 'S' | 'S+BL' | 'S+F' | 'S+S')[]>;
  terrains: TerrainFacts[];
  spaces: SpaceFacts[];
  knights: KnightFacts[];
  vehicles: VehicleFacts[];
  quick_sets: QuickSetFacts[];
  equipment: GearFacts[];
  advances: AdvanceFacts[];
  enemies: EnemyFacts[];
  events: EventFacts[];
  encounters: EncounterFacts[];
  explorations: string[];
  threats: ThreatFacts[];
  injuries: string[];
  faults: string[];
  shops: ShopFacts[];
}

/** Each rolled the same die for who is first. */
export interface RolledForFirst {
  event: 'rolled_for_first';
  seats: number[];
  successes: number[];
  die: 'blue' | 'green' | 'red' | 'white';
}

/** A player chose a knight. */
export interface ChoseKnight {
  event: 'chose_knight';
  seat: number;
  knight: string;
}

/** A knight got a vehicle. */
export interface ChoseVehicle {
  event: 'chose_vehicle';
  knight: string;
  vehicle: string;
}

/** A knight took a card of the starting equipment. */
export interface Took {
  event: 'took';
  knight: string;
  card: string;
}

/** A round began. */
export interface RoundBegan {
  event: 'round_began';
  round: number;
}

/** A knight's turn began. */
export interface TurnBegan {
  event: 'turn_began';
  knight: string;
  round: number;
}

/** A knight ended the turn. */
export interface PassedTurn {
  event: 'passed_turn';
  knight: string;
}

/** A knight took an action: move, camp, explore, city or the name of another one. */
export interface Acted {
  event: 'acted';
  knight: string;
  action: string;
}

/** A knight said where to drive and paid the Fuel. */
export interface Declared {
  event: 'declared';
  knight: string;
  route: string[];
  fuel: number;
}

/** A knight entered a space. */
export interface Moved {
  event: 'moved';
  knight: string;
  space: string;
}

/** A knight ignored a hazard. */
export interface Ignored {
  event: 'ignored';
  knight: string;
  hazard: 'contamination' | 'rad' | 'threat';
}

/** A knight drew a threat token. */
export interface DrewToken {
  event: 'drew_token';
  knight: string;
  token: string;
}

/** A threat token took effect. */
export interface Threatened {
  event: 'threatened';
  knight: string;
  token: string;
  side: 'red' | 'yellow';
}

/** A wasteland card was drawn; the player on this seat reads it aloud. */
export interface Revealed {
  event: 'revealed';
  knight: string;
  card: string;
  reader: number;
}

/** A discard pile became the deck: wild0, wild1, finds or gear. */
export interface Reshuffled {
  event: 'reshuffled';
  deck: string;
}

/** A knight drew an exploration card. */
export interface Found {
  event: 'found';
  knight: string;
  card: string;
  terrain: 'bush' | 'crater' | 'desert' | 'highway' | 'mountains';
}

/** A test began; difficulty 0 is X. */
export interface Tested {
  event: 'tested';
  knight: string;
  skill: 'blades' | 'firstaid' | 'guns' | 'negotiation' | 'survival' | 'tech';
  difficulty: number;
}

/** A test was passed. */
export interface Passed {
  event: 'passed';
  knight: string;
  skill: 'blades' | 'firstaid' | 'guns' | 'negotiation' | 'survival' | 'tech';
  successes: number;
}

/** A test was failed. */
export interface Failed {
  event: 'failed';
  knight: string;
  skill: 'blades' | 'firstaid' | 'guns' | 'negotiation' | 'survival' | 'tech';
  successes: number;
}

/** Dice were rolled, each as white:S+F; `who` is a knight or an enemy. */
export interface Rolled {
  event: 'rolled';
  who: string;
  dice: string[];
}

/** Dice were rolled again, each as white:S+F. */
export interface Rerolled {
  event: 'rerolled';
  who: string;
  dice: string[];
}

/** A combat with an enemy began. */
export interface Fought {
  event: 'fought';
  knight: string;
  enemy: string;
  health: number;
}

/** A combat with an enemy ended; 1: it was defeated. */
export interface FightEnded {
  event: 'fight_ended';
  knight: string;
  enemy: string;
  defeated: number;
}

/** Two knights began a duel. */
export interface Duelled {
  event: 'duelled';
  knight: string;
  other: string;
}

/** A duel ended; 1: who attacked has won. */
export interface DuelEnded {
  event: 'duel_ended';
  knight: string;
  won: number;
}

/** A knight chose a weapon, or unarmed. */
export interface Armed {
  event: 'armed';
  knight: string;
  card: string;
  attack: 'melee' | 'ranged';
}

/** A knight or an enemy attacked. */
export interface Struck {
  event: 'struck';
  who: string;
  wounds: number;
  tainted: number;
}

/** A knight or an enemy dealt wounds outside an attack. */
export interface Hurt {
  event: 'hurt';
  who: string;
  wounds: number;
}

/** Armour negated wounds. */
export interface Negated {
  event: 'negated';
  knight: string;
}

/** A knight got wounds. */
export interface Wounded {
  event: 'wounded';
  knight: string;
  wounds: number;
  tainted: number;
}

/** A knight got radiation. */
export interface Irradiated {
  event: 'irradiated';
  knight: string;
  count: number;
}

/** A knight lost radiation. */
export interface Cleansed {
  event: 'cleansed';
  knight: string;
  count: number;
}

/** A wound was healed, or a tainted one became a wound. */
export interface Healed {
  event: 'healed';
  knight: string;
  what: 'damage' | 'rad' | 'tainted' | 'wound';
}

/** A knight lost consciousness. */
export interface Collapsed {
  event: 'collapsed';
  knight: string;
  injury: string;
}

/** A knight regained consciousness. */
export interface Woke {
  event: 'woke';
  knight: string;
  injury: string;
}

/** A knight got an injury. */
export interface Injured {
  event: 'injured';
  knight: string;
  injury: string;
}

/** An injury was cured. */
export interface Cured {
  event: 'cured';
  knight: string;
  injury: string;
}

/** A knight left the game. */
export interface Eliminated {
  event: 'eliminated';
  knight: string;
}

/** A knight picked up what an eliminated one had left. */
export interface PickedUp {
  event: 'picked_up';
  knight: string;
}

/** A vehicle got damage. */
export interface Damaged {
  event: 'damaged';
  knight: string;
  count: number;
}

/** A vehicle lost damage. */
export interface Fixed {
  event: 'fixed';
  knight: string;
  count: number;
}

/** A vehicle became a wreck. */
export interface Wrecked {
  event: 'wrecked';
  knight: string;
  fault: string;
}

/** A wreck runs again. */
export interface Overhauled {
  event: 'overhauled';
  knight: string;
  fault: string;
}

/** A vehicle got a fault. */
export interface Faulted {
  event: 'faulted';
  knight: string;
  fault: string;
}

/** A fault was mended. */
export interface Mended {
  event: 'mended';
  knight: string;
  fault: string;
}

/** A knight took another vehicle. */
export interface ReplacedVehicle {
  event: 'replaced_vehicle';
  knight: string;
  vehicle: string;
}

/** A knight lost the vehicle. */
export interface LostVehicle {
  event: 'lost_vehicle';
  knight: string;
  vehicle: string;
}

/** A knight got XP and now has `xp`. */
export interface Learned {
  event: 'learned';
  knight: string;
  count: number;
  xp: number;
}

/** A knight took an advance. */
export interface Advanced {
  event: 'advanced';
  knight: string;
  card: string;
}

/** A knight got resources. */
export interface Gained {
  event: 'gained';
  knight: string;
  resource: 'ammo' | 'fuel' | 'meds';
  count: number;
}

/** A knight paid or lost resources. */
export interface Lost {
  event: 'lost';
  knight: string;
  resource: 'ammo' | 'fuel' | 'meds';
  count: number;
}

/** A knight drew equipment. */
export interface DrewGear {
  event: 'drew_gear';
  knight: string;
  cards: string[];
}

/** A knight put a card in its place: hold, wear, stow or discard. */
export interface PlacedCard {
  event: 'placed_card';
  knight: string;
  card: string;
  how: string;
}

/** A card was discarded. */
export interface Discarded {
  event: 'discarded';
  knight: string;
  card: string;
}

/** A card broke. */
export interface Broke {
  event: 'broke';
  knight: string;
  card: string;
}

/** A card was repaired. */
export interface Repaired {
  event: 'repaired';
  knight: string;
  card: string;
}

/** A knight arranged the equipment. */
export interface Arranged {
  event: 'arranged';
  knight: string;
  held: string[];
  worn: string[];
}

/** A knight visited a shop. */
export interface Visited {
  event: 'visited';
  knight: string;
  shop: 'market' | 'mechanic' | 'sawbones' | 'workshop';
}

/** The cards of a market were turned over. */
export interface Offered {
  event: 'offered';
  knight: string;
  cards: string[];
}

/** A knight bought a card. */
export interface Bought {
  event: 'bought';
  knight: string;
  card: string;
}

/** Two knights exchanged goods. */
export interface Exchanged {
  event: 'exchanged';
  knight: string;
  other: string;
  given: string[];
  got: string[];
}

/** A knight refused an exchange. */
export interface Refused {
  event: 'refused';
  knight: string;
  other: string;
  given: string[];
  got: string[];
}

/** A thread became the current one; time 0: it has no time marker. */
export interface ThreadBegan {
  event: 'thread_began';
  thread: string;
  time: number;
  title_en: string;
  title_pl: string;
  title_uk: string;
}

/** The time marker moved. */
export interface TimeMoved {
  event: 'time_moved';
  time: number;
}

/** The time of the thread has expired. */
export interface TimeExpired {
  event: 'time_expired';
  time: number;
}

/** An entry is read aloud by the player on this seat. */
export interface Read {
  event: 'read';
  entry: string;
  knight: string;
  reader: number;
  title_en: string;
  title_pl: string;
  title_uk: string;
  text_en: string;
  text_pl: string;
  text_uk: string;
}

/** A knight chose what to do in an entry; choices are counted from 1. */
export interface Chose {
  event: 'chose';
  entry: string;
  knight: string;
  choice: number;
  label_en: string;
  label_pl: string;
  label_uk: string;
}

/** What came of a choice in an entry, in the story's own words. */
export interface CameOfIt {
  event: 'came_of_it';
  entry: string;
  knight: string;
  text_en: string;
  text_pl: string;
  text_uk: string;
}

/** A knight voted; for what is only for its player. */
export interface Voted {
  event: 'voted';
  knight: string;
  choice?: number | null;
}

/** Two knights tested a skill against each other. */
export interface Contest {
  event: 'contest';
  knight: string;
  other: string;
  skill: 'blades' | 'firstaid' | 'guns' | 'negotiation' | 'survival' | 'tech';
  mine: number;
  theirs: number;
}

/** Tokens of the story were put on a space. */
export interface TokenPlaced {
  event: 'token_placed';
  token: 'challenge' | 'contamination_marker' | 'entry' | 'fortification' | 'general' | 'rad_marker' | 'special_marker' | 'thread' | 'threat_marker';
  space: string;
  count: number;
}

/** Tokens of the story left a space. */
export interface TokenRemoved {
  event: 'token_removed';
  token: 'challenge' | 'contamination_marker' | 'entry' | 'fortification' | 'general' | 'rad_marker' | 'special_marker' | 'thread' | 'threat_marker';
  space: string;
  count: number;
}

/** A knight took a token of the story. */
export interface TokenClaimed {
  event: 'token_claimed';
  knight: string;
  token: 'challenge' | 'contamination_marker' | 'entry' | 'fortification' | 'general' | 'rad_marker' | 'special_marker' | 'thread' | 'threat_marker';
  space: string;
}

/** A variable of the story changed. */
export interface VariableSet {
  event: 'variable_set';
  variable: string;
  value: number;
  name_en: string;
  name_pl: string;
  name_uk: string;
}

/** A variable that each knight has changed. */
export interface OwnVariableSet {
  event: 'own_variable_set';
  variable: string;
  value: number;
  knight: string;
  name_en: string;
  name_pl: string;
  name_uk: string;
}

/** A knight got a special card. */
export interface SpecialTaken {
  event: 'special_taken';
  knight: string;
  card: string;
}

/** The story moved a knight. */
export interface Placed {
  event: 'placed';
  knight: string;
  space: string;
}

/** The match is over. */
export interface Ended {
  event: 'ended';
  places: number[];
  points: number[];
  reason: string;
}

/** How far the adventure has come. */
export interface Story {
  adventure: string;
  title: Prose;
  thread: Thread | null;
  entry: Entry | null;
  shared: Record<string, number>;
  own: (Record<string, number>)[];
  names: Record<string, Prose>;
  read: ReadEntry[];
  ending: Ending | null;
}

/** Words of a story in each language. */
export interface Prose {
  en: string;
  pl: string;
  uk: string;
}

/** The current thread. */
export interface Thread {
  id: string;
  title: Prose;
  time: number | null;
  direction: number;
  rounds_left: number | null;
  goals: Goal[];
  actions: ThreadAction[];
}

/** What ends the thread: one of the ways, in which all aims are met. What only some may know is not among them. */
export interface Goal {
  ways: Aim[][];
}

/** A number that a goal asks for. */
export interface Aim {
  what: 'any_own' | 'other' | 'own' | 'shared' | 'tokens';
  name: string;
  now: number;
  sign: '!=' | '<=' | '=' | '>=';
  needed: number;
  met: boolean;
  label: Prose | null;
}

/** An action that the current thread offers, seen by a knight of the seat: the active one, else the first. To a spectator it is seen by the active knight. */
export interface ThreadAction {
  option: (number | string)[];
  name: Prose;
  spaces: string[];
  anywhere: boolean;
  limit: '1/game' | '1/knight' | '1/knight_place' | '1/round' | '1/turn' | null;
  open: boolean | null;
  needs: Aim[][];
}

/** A way out of an entry. What it means for a knight is in the preview of `("choose", number)`. */
export interface Choice {
  label: Prose;
  kind: 'combat' | 'contest' | 'duel' | 'plain' | 'test';
  skill: 'blades' | 'firstaid' | 'guns' | 'negotiation' | 'survival' | 'tech' | null;
  difficulty: number | null;
  enemy: string | null;
  price: Price;
}

/** What a choice costs. */
export interface Price {
  fuel: number;
  ammo: number;
  meds: number;
  any: number;
  weapon: number;
  armour: number;
  gear: number;
  card: number;
  damage: number;
}

/** An entry that was read; its text is in the preview of `("entry", id)`. */
export interface ReadEntry {
  id: string;
  title: Prose;
}

/** The page with which the story ends. */
export interface Ending {
  id: string;
  title: Prose;
  text: Prose;
  number: number;
  of: number;
}

/** A knight with sheet, vehicle and everything beside it; before one is chosen only the seat. */
export interface Knight {
  seat: number;
  knight: string | null;
  vehicle: string | null;
  space: string | null;
  gone: boolean;
  wounds: number;
  tainted: number;
  rad: number;
  damage: number;
  values: Values;
  skills: Skills;
  resources: Resources;
  xp: number;
  due: number;
  advances: string[];
  injuries: string[];
  faults: string[];
  unconscious: string | null;
  wreck: string | null;
  hands: string[];
  armour: string | null;
  cargo: string[];
  claimed: ('challenge' | 'contamination_marker' | 'entry' | 'fortification' | 'general' | 'rad_marker' | 'special_marker' | 'thread' | 'threat_marker')[];
  specials: string[];
  used: Used[];
}

/** The values of a knight and its vehicle, with all that changes them now. */
export interface Values {
  health: number;
  resistance: number;
  repair: number;
  explore: number;
  load: number;
  speed: number;
  tank: number;
  bonus: number;
  durability: number;
}

/** The dice of each skill, with all that changes them now. */
export interface Skills {
  blades: ('blue' | 'green' | 'red' | 'white')[];
  guns: ('blue' | 'green' | 'red' | 'white')[];
  survival: ('blue' | 'green' | 'red' | 'white')[];
  negotiation: ('blue' | 'green' | 'red' | 'white')[];
  firstaid: ('blue' | 'green' | 'red' | 'white')[];
  tech: ('blue' | 'green' | 'red' | 'white')[];
}

/** How many markers. */
export interface Resources {
  fuel: number;
  ammo: number;
  meds: number;
}

/** An ability that cannot be used again for a time. */
export interface Used {
  source: string;
  per: 'action' | 'combat' | 'game' | 'knight' | 'roll' | 'round' | 'thread' | 'turn';
}

/** A token of the story or a special card on the board; `dropped`: an eliminated knight left it. */
export interface TokenAt {
  token: string;
  space: string;
  dropped: boolean;
}

/** How many cards each deck has, and what lies in the discard piles. */
export interface Decks {
  highway_desert: number;
  mountains_bush: number;
  exploration: number;
  equipment: number;
  injuries: number;
  faults: number;
  bag: number;
  highway_desert_discard: string[];
  mountains_bush_discard: string[];
  exploration_discard: string[];
  equipment_discard: string[];
}

/** The route so far: what it costs, what the knight has for it, and what lies on it. */
export interface Trip {
  cost: number;
  points: number;
  fuel: number;
  hazards: ('contamination' | 'rad' | 'threat')[];
}

/** What a knight is about to take, as far as it is not yet negated or ignored. */
export interface Arriving {
  wounds: number;
  tainted: number;
  rad: number;
  damage: number;
}

/** What the active knight and the partner would hand over. */
export interface Exchange {
  with: string;
  give: string[];
  ask: string[];
}

/** The combat: of a knight with an enemy (`foe` and what follows), or with another knight (`other`). */
export interface Combat {
  knight: string;
  step: number;
  weapon: string | null;
  other: string | null;
  foe: string | null;
  name: Prose | null;
  text: Prose | null;
  type: 'beast' | 'cult' | 'gang' | 'machine' | 'mutant' | null;
  attack: 'melee' | 'ranged' | null;
  dice: ('blue' | 'green' | 'red' | 'white')[];
  health: number;
  wounds: number;
  traits: ('ambush' | 'armour_piercing' | 'unstoppable')[];
  dealt: number;
  rewards: Rewards | null;
  mine: Thrown | null;
  theirs: Thrown | null;
}

/** What an enemy is worth. */
export interface Rewards {
  xp: number;
  fuel: number;
  ammo: number;
  meds: number;
  gear: number;
}

/** Dice as they fell. */
export interface Thrown {
  dice: ('blue' | 'green' | 'red' | 'white')[];
  faces: ('-' | 'BL' | 'F' | 'S' | 'S+BL' | 'S+F' | 'S+S')[];
}

/** The dice on the table. */
export interface Roll {
  who: string | null;
  dice: ('blue' | 'green' | 'red' | 'white')[];
  faces: ('-' | 'BL' | 'F' | 'S' | 'S+BL' | 'S+F' | 'S+S')[];
  difficulty: number;
  added: number;
  odds: number | null;
  skill: 'blades' | 'firstaid' | 'guns' | 'negotiation' | 'survival' | 'tech' | null;
  lose: number;
  picked: number[];
  successes: number;
  fates: number;
  bads: number;
}

/** The cheapest way to a space: least Fuel, then least movement points, then fewest spaces. */
export interface Way {
  space: string;
  route: string[];
  cost: number;
  points: number;
  fuel: number;
  hazards: ('contamination' | 'rad' | 'threat')[];
}

/** An attack before it is rolled, without what may be used or chosen later. Fate symbols count as the wounds that they give at best. Where dice have to be lost, the weakest ones are. */
export interface Blow {
  dice: ('blue' | 'green' | 'red' | 'white')[];
  lost: number;
  attack: 'melee' | 'ranged';
  step: number;
  hits: number[];
  of: number;
}

/** The adventure of the match. */
export interface AdventureFacts {
  id: string;
  key: string;
  mode: 'competitive' | 'cooperative' | 'semi_cooperative';
}

/** A terrain; what it costs to enter it and the deck drawn there (None: it cannot be entered). */
export interface TerrainFacts {
  id: 'bush' | 'crater' | 'desert' | 'highway' | 'mountains';
  cost: number | null;
  deck: 'highway_desert' | 'mountains_bush' | null;
}

/** A space of the map at axial coordinates (q, r). */
export interface SpaceFacts {
  id: string;
  q: number;
  r: number;
  terrain: 'bush' | 'crater' | 'desert' | 'highway' | 'mountains';
  city: string | null;
  site: number | null;
  site_id: string | null;
  hazards: ('contamination' | 'rad' | 'threat')[];
  neighbours: string[];
}

/** A knight sheet. */
export interface KnightFacts {
  id: string;
  health: number;
  resistance: number;
  repair: number;
  explore: number;
  skills: Skills;
  ability: string;
}

/** A vehicle sheet; `bonus` is what one Fuel gives in movement points. */
export interface VehicleFacts {
  id: string;
  type: 'heavy' | 'light' | 'medium';
  load: number;
  speed: number;
  tank: number;
  bonus: number;
  durability: number;
  ability: string;
}

/** What a knight takes in the quick setup. */
export interface QuickSetFacts {
  knight: string;
  weapons: string[];
  armour: string;
  vehicle: string;
}

/** A kind of equipment. */
export interface GearFacts {
  id: string;
  kind: 'armour' | 'drug' | 'gear' | 'weapon';
  copies: number;
  hands: number;
  attack: 'melee' | 'ranged' | null;
  starting: boolean;
  part: boolean;
  thrown: boolean;
  unique: boolean;
  knight: string | null;
  xp: number;
  working: SideFacts;
  broken: SideFacts;
}

/** A side of an equipment card. */
export interface SideFacts {
  id: string;
  dice: ('blue' | 'green' | 'red' | 'white')[];
  protection: number;
  value: number;
  repair: number | null;
}

/** An advance card with two sides to choose from, of this knight (None: of anybody), from this much XP on. */
export interface AdvanceFacts {
  id: string;
  knight: string | null;
  xp: number;
  sides: string[];
}

/** An enemy card. */
export interface EnemyFacts {
  id: string;
  deck: 'highway_desert' | 'mountains_bush';
  type: 'beast' | 'cult' | 'gang' | 'machine' | 'mutant';
  attack: 'melee' | 'ranged';
  dice: ('blue' | 'green' | 'red' | 'white')[];
  health: number;
  traits: ('ambush' | 'armour_piercing' | 'unstoppable')[];
  threat: number;
  rewards: Rewards;
}

/** An event card; difficulty 0 is X. */
export interface EventFacts {
  id: string;
  deck: 'highway_desert' | 'mountains_bush';
  skill: 'blades' | 'firstaid' | 'guns' | 'negotiation' | 'survival' | 'tech';
  difficulty: number;
}

/** An encounter card. */
export interface EncounterFacts {
  id: string;
  deck: 'highway_desert' | 'mountains_bush';
  letter: string;
}

/** A threat token; `immediate`: its red side acts before the attack. */
export interface ThreatFacts {
  id: string;
  immediate: boolean;
}

/** What one visit to a shop removes, restores or offers. */
export interface ShopFacts {
  id: 'market' | 'mechanic' | 'sawbones' | 'workshop';
  radiation: number;
  heal: number;
  repair: number;
  cards: number;
  offer: number;
}

export type Happened = RolledForFirst | ChoseKnight | ChoseVehicle | Took | RoundBegan | TurnBegan | PassedTurn | Acted | Declared | Moved | Ignored | DrewToken | Threatened | Revealed | Reshuffled | Found | Tested | Passed | Failed | Rolled | Rerolled | Fought | FightEnded | Duelled | DuelEnded | Armed | Struck | Hurt | Negated | Wounded | Irradiated | Cleansed | Healed | Collapsed | Woke | Injured | Cured | Eliminated | PickedUp | Damaged | Fixed | Wrecked | Overhauled | Faulted | Mended | ReplacedVehicle | LostVehicle | Learned | Advanced | Gained | Lost | DrewGear | PlacedCard | Discarded | Broke | Repaired | Arranged | Visited | Offered | Bought | Exchanged | Refused | ThreadBegan | TimeMoved | TimeExpired | Read | Chose | CameOfIt | Voted | Contest | TokenPlaced | TokenRemoved | TokenClaimed | VariableSet | OwnVariableSet | SpecialTaken | Placed | Ended;

export type Preview = Reach | Weapon | Attempt | Pool | Shielded | Asked | Entry | Advances;
