import type { Town } from '../../../../catalogue/towns/town.ts';

/** A made-up town that appears in every list of towns. */
export const town = {
  name: 'Farhaven',
  slug: 'farhaven',
  zipCodes: ['21799'],
  chart: { label: 'below', isLandmark: true },
  lists: { header: 'KENT COUNTY', services: true, contact: true, sitemap: true },
  description: 'Farhaven stands on stilts at the mouth of a creek that no chart shows. Its houses are green.',
  metaDescription:
    'Farhaven, MD house painters: green houses on stilts, painted and washed by one family. Free estimates.',
  parts: {
    'On the stilts':
      'Farhaven has nothing but stilts and shutters, and both want paint every fourth spring because the creek rises into them.',
    'Under the lamps':
      'The green of its walls was mixed once by a keeper of lamps, and whoever repaints one brings a chip of it to be matched.',
    'Across the creek':
      'Nobody in Farhaven has crossed the creek with a ladder yet, so the far walls wait for a dry year.',
  },
  notes: [
    'Rooms in Farhaven are narrow and lit from below, so ceilings matter more than walls there.',
    'Stilts in Farhaven are painted to the tide line, at low water and never on a Sunday.',
    'Decks in Farhaven drain into the creek, so they are washed with cold water alone.',
  ],
} satisfies Town;
