import { business } from '../../business.ts';
import { colorsOf, paintColor } from '../../paint/paint-colors.ts';
import { interior } from '../main-services.ts';
import { cards, finishCoats, points, type ServicePage } from './service-page.ts';

export const interiorPage: ServicePage = {
  ...interior,
  metaDescription:
    'Interior painting on Maryland’s Eastern Shore and around Annapolis: walls, ceilings, trim and cabinets, floors covered first. Free estimates.',
  hero: {
    title: 'Straight lines, and your room back.',
    lead: 'Walls, ceilings, trim, doors and cabinets. We cover, patch and sand before a roller gets wet.',
  },
  wall: { color: paintColor('SW 6461'), where: 'on both walls' },
  scene: 'scene-interior',
  features: {
    heading: 'A room is painted in this order.',
    lead: 'Top to bottom, dry to wet, edges before fields.',
    cards: cards(
      {
        'Move and cover': 'Furniture to the middle under plastic, canvas on the floor, plates off the switches.',
        'Patch and sand':
          'Nail holes, dents and hairline cracks are filled, sanded flush and spot-primed, so they do not flash through the finish.',
        'Cut in by hand': 'Ceiling line, corners and trim with a brush and a steady wrist; tape where it helps.',
        'Roll two coats': 'From the wet edge, one wall at a time. The first coat dries before the second goes on.',
      },
      { 'step-cover': '1562', 'step-patch': 'HC-114', 'step-cut-in': 'SW 6208', 'step-roll': 'SW 6461' },
    ),
  },
  why: {
    heading: 'Why neighbors let us in',
    points: points({
      [`Since ${business.foundedYear}`]: `One family, and over ${business.yearsInTrade} years in other people’s living rooms.`,
      'Licensed and insured': `Maryland license ${business.license}. Ask, and we’ll show you the paperwork.`,
      'A free estimate, in writing': 'Room by room: walls, ceiling, trim and how many coats. The visit costs nothing.',
      [business.replyHeading]: 'We call or write back, and we tell you when we can come and look.',
      'Samples at the estimate':
        'We bring them with us. Look at them by day and by lamplight, because a color is not the same in both.',
    }),
  },
  shelf: {
    heading: 'Colors that are easy to live with',
    text: 'A color on four walls is lit by itself and looks stronger than on a card. These six stay calm at that size.',
    colors: colorsOf('OC-17', 'HC-173', 'SW 6204', 'HC-114', 'HC-149', 'SW 6208'),
  },
  layers: {
    lead: 'Paint is the thinnest part of a paint job. Here is a piece of trim, from the side.',
    of: points({
      Worn: 'Dents, old drips, hairline cracks. New paint alone shows every one of them.',
      'Washed and sanded': 'Clean, dry and dull, so that the next coat holds.',
      'Filled and caulked': 'Nail holes filled flush, open joints closed.',
      Primed: 'Patches, stains and bare spots, so they don’t flash through.',
      ...finishCoats,
    }),
  },
  sample: {
    house: 'Living room and stairs',
    lines: points({
      'Move and cover': 'Furniture to the middle; canvas on floor and steps.',
      'Patch and sand': 'Nail holes and two cracks over the door.',
      Prime: 'Patches, and the stain on the ceiling.',
      'Ceiling, one coat': 'Flat white.',
      'Walls, two coats': 'Gray Owl (OC-52), eggshell',
      'Trim and doors, two coats': 'White Dove (OC-17), semi-gloss',
      'Put back and clean up': 'Plates back on the switches, furniture back in place.',
    }),
  },
  areasHeading: 'Where we paint',
};
