import { business } from '../../business.ts';
import { paintColor } from '../../paint/paint-colors.ts';
import { pressureWashing } from '../main-services.ts';
import { cards, points, type ServicePage } from './service-page.ts';

export const pressureWashingPage: ServicePage = {
  ...pressureWashing,
  metaDescription:
    'Pressure washing on Maryland’s Eastern Shore and around Annapolis: siding, decks, patios and driveways, with no more force than needed. Free estimates.',
  hero: {
    title: 'Clean, with no more force than it takes.',
    lead: 'Siding, decks, patios, walks and driveways. Soap and patience first, pressure last.',
  },
  wall: { color: paintColor('HC-155'), where: 'wall and chair' },
  scene: 'scene-pressure-washing',
  features: {
    heading: 'Water does the work. The order does the rest.',
    lead: 'Four steps, whether it is a house or a front walk.',
    cards: cards(
      {
        'Close and cover': 'Windows shut, outlets and lights covered, plants rinsed and sheeted before any soap.',
        'The right tip': 'A wide fan for wood and siding, a narrower one for concrete. Too close frays the wood.',
        'Soap, bottom up':
          'Cleaner goes on from below, so that no run streaks a dry wall, and has time to loosen mildew.',
        'Rinse, top down':
          'Always downward, so water never gets behind the siding, and along the boards, until the water runs clear.',
      },
      { 'step-shield': '806', 'step-tips': 'HC-149', 'step-soap': 'SW 6250', 'step-rinse': 'HC-155' },
    ),
  },
  why: {
    heading: 'Why neighbors call us first',
    points: points({
      'Painters hold the wand': `We have painted since ${business.foundedYear}, so we know what water can do to paint.`,
      'Licensed and insured': `Maryland license ${business.license}. Ask to see it.`,
      'A free estimate, in writing': 'What we wash and how, surface by surface. The visit costs nothing.',
      [business.replyHeading]: 'We call or write, and say when we can come look.',
      'One family for both jobs': 'If painting comes next, the wash is its first step.',
    }),
  },
  shelf: {
    heading: 'What we wash, and how',
    text: 'The same machine can clean a driveway and ruin a cedar shingle.',
    surfaces: points({
      Siding: 'Vinyl, clapboard and fiber cement: cleaner and low pressure, always downward.',
      'Decks and docks': 'A wide fan along the grain. Wood dries through before stain or paint goes on.',
      'Patios and walks': 'Brick, stone and concrete, with care for the sand in the joints.',
      Driveways: 'Concrete takes more pressure; oil is treated first, and old stains may only fade.',
      'Fences and rails': 'Both faces and the bottom edge, where the green begins.',
      'Before paint': 'New paint holds only to a clean, dry surface.',
    }),
  },
  sample: {
    house: 'Vinyl siding, deck, front walk',
    lines: points({
      'Close and cover': 'Windows, outlets and lights; plants sheeted.',
      'Siding, all four sides': 'Cleaner and low pressure.',
      'Deck and rails': 'A wide fan, along the grain.',
      'Front walk': 'Brick; the joints keep their sand.',
      'Rinse and clean up': 'Plants and glass rinsed.',
    }),
  },
  areasHeading: 'Where we wash',
};
