/** The two sides; also the seats of the game. */
export type Side = 'US' | 'DE';

/** A squad letter. */
export type Squad = 'A' | 'B' | 'C';

/** What a card or counter shows a soldier of; `fogOfWar` is on cards only. */
export type UnitType =
  | 'rifleman'
  | 'scout'
  | 'machineGunner'
  | 'sniper'
  | 'mortar'
  | 'squadLeader'
  | 'platoonGuide'
  | 'platoonSergeant'
  | 'fogOfWar';

export type CardKind = 'combat' | 'command' | 'fogOfWar';

/** The actions printed on cards. */
export type ActionName =
  | 'Move'
  | 'Scout'
  | 'Stalk'
  | 'Guide'
  | 'Attack'
  | 'Suppress'
  | 'Blast'
  | 'Target'
  | 'Control'
  | 'Bolster'
  | 'Command'
  | 'Inspire'
  | 'Recon'
  | 'Conceal';

/** Id of a card: "US-RIFLEMAN-A-1". */
export type CardId = string;
/** Id of a combat counter, and of the unit it stands for: "US-RIFLEMAN-A". */
export type CounterId = string;
/** A tile face, as printed: "7A". */
export type TileFace = string;

/** An action as printed on a card of one type. */
export interface CardAction {
  name: ActionName;
  /** The X of "Move X", or null where the action carries no number. */
  value: number | null;
  /** Whether it affects only cards of the acting card's own squad. */
  squadLimited: boolean;
}

export interface UnitTypeData {
  type: UnitType;
  title: string;
  kind: CardKind;
  /** Squads that exist of this type; `[null]` where the type bears no squad letter. */
  squads: (Squad | null)[];
  cardsPerUnit: number;
  initiative: number;
  /** Printed on the counter; null where the type has none. */
  baseDefence: number | null;
  actions: CardAction[];
}

export interface CardData {
  id: CardId;
  side: Side;
  type: UnitType;
  squad: Squad | null;
  /** The soldier's name, without effect on play; null on Fog of War. */
  name: string | null;
}

export interface CounterData {
  id: CounterId;
  side: Side;
  type: UnitType;
  squad: Squad | null;
  baseDefence: number;
}

export type Terrain = 'field' | 'orchard' | 'farm' | 'village' | 'hill';

export interface TileFaceData {
  face: TileFace;
  /** Number of the tile; its two faces share it. */
  tile: number;
  side: 'A' | 'B';
  isHill: boolean;
  /** Cover bonus; on a hill the full one. */
  cover: number;
  /** Cover bonus of a hill seen from a hill or under Blast; null elsewhere. */
  coverReduced: number | null;
  terrain: Terrain;
  label: string;
}

/** Everything that is in the box. */
export interface BoxData {
  components: {
    perSide: Record<
      Side,
      { cards: number; combatCounters: number; spawnMarkers: number; targetMarkers: number; controlMarkers: number }
    >;
    shared: {
      radioMarkers: number;
      initiativeMarkers: number;
      boardTiles: number;
      objectiveMarkers: number;
      tenSidedDice: number;
    };
  };
  sides: { id: Side; name: string }[];
  /** Labels of the spawn markers of each side. */
  spawnMarkers: Record<Side, SpawnLabel[]>;
  /** How many objective markers there are of each value. */
  objectiveMarkers: Record<'1' | '2' | '3', number>;
  dice: { count: number; faces: number[]; alwaysHitsFace: number };
  /** Steps from a tile to those that touch it, as [columns, rows]. */
  neighbourOffsets: [number, number][];
  unitTypes: UnitTypeData[];
  cards: CardData[];
  combatCounters: CounterData[];
  tileFaces: TileFaceData[];
}

/** A spawn marker's label: a squad, everyone without a lettered one, or Sniper and Mortar. */
export type SpawnLabel = 'ALL' | 'A' | 'B' | 'C' | 'SUPPORT';

/** A number of cards of one unit. */
export interface CardCount {
  type: UnitType;
  squad: Squad | null;
  count: number;
}

export interface ScenarioSide {
  /** Cards of the starting deck. */
  deck: CardCount[];
  /** Cards of the starting supply. */
  supply: CardCount[];
  counters: { type: UnitType; squad: Squad | null; face: TileFace; status: 'ready' | 'suppressed' }[];
  spawnMarkers: { label: SpawnLabel; face: TileFace }[];
  controlMarkers: { face: TileFace; state: 'scouted' | 'controlled' }[];
}

/** How a side wins: with so many objective points, or by pinning the opponent. */
export type VictoryCondition = { type: 'objective'; points: number } | { type: 'pin'; points: null };

export interface Scenario {
  id: string;
  /** Place in the order in which scenarios are best played, from 1; 0 for one that is not in the box. */
  number: number;
  title: string;
  briefing: string;
  /** `sourced`: as published; `original`: made for this product. */
  provenance: 'sourced' | 'original';
  /** What is new in it, for the menu. */
  introduces: string[];
  /** Tiles by (col, row); drawn at x = col - row / 2, y = row, in tile widths. */
  tiles: { face: TileFace; col: number; row: number }[];
  objectives: { face: TileFace; points: number }[];
  /** Tile with the radio marker, or null. */
  radio: TileFace | null;
  /** The side that holds the initiative marker at the start. */
  initiative: Side;
  victory: Record<Side, VictoryCondition>;
  /** Whether it maps onto itself with the sides exchanged when turned by 180 degrees. */
  symmetric: boolean;
  sides: Record<Side, ScenarioSide>;
}
