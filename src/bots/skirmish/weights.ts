/** What the player goes by; points of the rulebook's costs are the unit. */
export const WEIGHTS = {
  /** Worth of a model beyond its cost. */
  captain: 4,
  envoy: 30,
  carrier: 14,
  /** Chance that an enemy who sees a model shoots at it before it moves again. */
  exposure: 0.22,
  /** Share of that which is left for an enemy that has acted or is Suppressed. */
  spentThreat: 0.35,
  /** Share of that which is left in cover. */
  cover: 0.6,
  /** Worth of having an enemy in reach from a place. */
  prospect: 0.35,
  /** Worth of a centimetre towards the goal: of an attacker, of anybody else. */
  advance: 0.03,
  /** Worth of a centimetre of an Envoy or of a carrier of explosives. */
  mission: 0.4,
  /** Worth of reaching the goal of the mission. */
  arrival: 40,
  /** Worth of a Captain's sight of a friend. */
  command: 0.25,
  /** Worth of standing in cover before anybody is in sight, and cost of each friend that stands close. */
  shelter: 1,
  crowding: 1,
  /** Chance that a suspected Sentry is one. */
  sentry: 0.3,
} as const;
