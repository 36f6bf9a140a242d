import { colorsOf } from '../paint/paint-colors.ts';

/** A name is an address (`?package=`) and a message's first line: `host/components/estimate/estimate-link.tsx`. */
export const packages = [
  {
    name: 'Move-In Ready',
    text: 'Walls, ceilings and trim finished before the truck arrives.',
    picture: '/assets/work-trim.svg',
    tints: colorsOf('SW 9144', 'SW 6241', 'HC-159', 'SW 9177'),
  },
  {
    name: 'Refresh & List',
    text: 'The rooms and the front door that buyers see first, ready for photos.',
    picture: '/assets/work-wood-staining.svg',
    tints: colorsOf('2019-60', 'HC-4', 'HC-12', 'HC-10'),
  },
  {
    name: 'Spring Maintenance',
    text: 'A wash, a walk-around, and every winter chip touched up.',
    picture: '/assets/work-house-washing.svg',
    tints: colorsOf('1562', 'HC-141', 'HC-114', 'HC-125'),
  },
  {
    name: 'Deck Life Extension',
    text: 'Wash, sand and stain: more summers from the boards you have.',
    picture: '/assets/posts/post-deck-stain.svg',
    tints: colorsOf('SW 6380', 'SW 6361', '070', 'SW 7701'),
  },
  {
    name: 'Annual Touch-Up Contracts',
    text: 'One visit a year with one list, so the small jobs never pile up into a big one.',
    picture: '/assets/work-porch.svg',
    tints: colorsOf('SW 6323', '052', '2174-40', '1309'),
  },
  {
    name: 'Interior Touch-Up Subscription',
    text: 'Scuffs, nail holes and hallways kept fresh on a schedule you choose.',
    picture: '/assets/posts/post-touch-up.svg',
    tints: colorsOf('2070-60', 'SW 6549', 'SW 6285', '2073-20'),
  },
];
