import type { PaintColor } from '../contracts/paint-color.ts';
import { paintColor } from '../paint/paint-colors.ts';

export interface ServicePackage {
  name: string;
  text: string;
  tints: readonly [PaintColor, PaintColor, PaintColor, PaintColor];
}

export const packages: readonly ServicePackage[] = [
  {
    name: 'Move-In Ready',
    text: 'Walls, ceilings and trim finished before the truck arrives.',
    tints: [
      paintColor('Sherwin-Williams', 'SW 9144'),
      paintColor('Sherwin-Williams', 'SW 6241'),
      paintColor('Benjamin Moore', 'HC-159'),
      paintColor('Sherwin-Williams', 'SW 9177'),
    ],
  },
  {
    name: 'Refresh & List',
    text: 'The rooms and the front door that buyers see first, ready for photos.',
    tints: [
      paintColor('Benjamin Moore', '2019-60'),
      paintColor('Benjamin Moore', 'HC-4'),
      paintColor('Benjamin Moore', 'HC-12'),
      paintColor('Benjamin Moore', 'HC-10'),
    ],
  },
  {
    name: 'Spring Maintenance',
    text: 'A wash, a walk-around, and every winter chip touched up.',
    tints: [
      paintColor('Benjamin Moore', '1562'),
      paintColor('Benjamin Moore', 'HC-141'),
      paintColor('Benjamin Moore', 'HC-114'),
      paintColor('Benjamin Moore', 'HC-125'),
    ],
  },
  {
    name: 'Deck Life Extension',
    text: 'Wash, sand and stain: more summers from the boards you have.',
    tints: [
      paintColor('Sherwin-Williams', 'SW 6380'),
      paintColor('Sherwin-Williams', 'SW 6361'),
      paintColor('Benjamin Moore', '070'),
      paintColor('Sherwin-Williams', 'SW 7701'),
    ],
  },
  {
    name: 'Annual Touch-Up Contracts',
    text: 'One visit a year with one list, so the small jobs never pile up into a big one.',
    tints: [
      paintColor('Sherwin-Williams', 'SW 6323'),
      paintColor('Benjamin Moore', '052'),
      paintColor('Benjamin Moore', '2174-40'),
      paintColor('Benjamin Moore', '1309'),
    ],
  },
  {
    name: 'Interior Touch-Up Subscription',
    text: 'Scuffs, nail holes and hallways kept fresh on a schedule you choose.',
    tints: [
      paintColor('Benjamin Moore', '2070-60'),
      paintColor('Sherwin-Williams', 'SW 6549'),
      paintColor('Sherwin-Williams', 'SW 6285'),
      paintColor('Benjamin Moore', '2073-20'),
    ],
  },
];
