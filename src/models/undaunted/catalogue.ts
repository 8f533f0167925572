/** A scenario as the menu lists it; kept apart from the scenario files so that the menu need not load them. */
export interface CatalogueEntry {
  id: string;
  /** Place in the recommended order, from 1. */
  number: number;
  title: string;
  briefing: string;
}

/** The scenarios of the box in the recommended order; a test compares it with the scenario files. */
export const CATALOGUE: readonly CatalogueEntry[] = [
  {
    id: 'la-raye',
    number: 1,
    title: 'La Raye',
    briefing:
      'Both platoons feel for each other around a crossroads hamlet. The defenders already hold the strongest point.',
  },
  {
    id: 'crossroads',
    number: 2,
    title: 'Crossroads',
    briefing: 'Two patrols reach the same crossroads at the same hour; whoever holds both stone blocks holds the road.',
  },
  {
    id: 'orchard-guns',
    number: 3,
    title: 'Orchard Guns',
    briefing: 'Machine guns have been brought up on both sides of a narrow strip of orchards.',
  },
  {
    id: 'hold-the-mill',
    number: 4,
    title: 'Hold the Mill',
    briefing: 'A thin rearguard at the mill must break the advance before it takes the farms in front of it.',
  },
  {
    id: 'sunken-lane',
    number: 5,
    title: 'Sunken Lane',
    briefing: 'A lane between high banks, with a marksman at either end of it.',
  },
  {
    id: 'hill-61',
    number: 6,
    title: 'Hill 61',
    briefing: 'Three low hills in a row; mortars are dug in behind both slopes.',
  },
  {
    id: 'radio-post',
    number: 7,
    title: 'Radio Post',
    briefing: 'A signals post in the manor house changes hands all day.',
  },
  {
    id: 'the-long-field',
    number: 8,
    title: 'The Long Field',
    briefing: 'Both platoons are in line with every weapon they have.',
  },
];
