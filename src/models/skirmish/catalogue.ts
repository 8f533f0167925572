/** The scenarios as the menu presents them; apart from the data, so that the menu loads neither rules nor schemas. */
export const CATALOGUE = [
  {
    id: 'last-man-standing',
    title: 'Crossfire Yard',
    briefing: 'Two forces of up to 24 points, eleven walls, no mission: the last one standing wins.',
  },
  {
    id: 'envoy-run',
    title: 'Envoy Run',
    briefing: 'A escorts an Envoy along a narrow street and over the far edge; B only has to stop one figure.',
  },
  {
    id: 'satellite-sabotage',
    title: 'Silent Dish',
    briefing:
      'A brings a Sapper to the satellite dish and flips for its destruction; B holds the ground for eight turns.',
  },
  {
    id: 'ammunition-dump',
    title: 'Twin Dumps',
    briefing: 'Both sides have a Sapper and a dump to lose: blow up theirs before they reach yours.',
  },
] as const;
