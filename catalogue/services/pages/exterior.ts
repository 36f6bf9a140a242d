import { business } from '../../business.ts';
import { colorsOf, paintColor } from '../../paint/paint-colors.ts';
import { exterior } from '../main-services.ts';
import { cards, finishCoats, points, type ServicePage } from './service-page.ts';

export const exteriorPage: ServicePage = {
  ...exterior,
  metaDescription:
    'Exterior house painting on Maryland’s Eastern Shore and around Annapolis: washed, scraped, repaired and primed before the color. Free estimates.',
  hero: {
    title: 'Paint that stands up to salt air.',
    lead: 'Clapboard, shingle, trim, doors and porches. We wash, scrape, repair and prime before we open the color.',
  },
  wall: { color: paintColor('SW 9177'), where: 'gable and wall' },
  scene: 'scene-exterior',
  features: {
    heading: 'Most of the job is before the paint.',
    lead: 'Four steps, in this order.',
    cards: cards(
      {
        'Wash and scrape': 'Grime, chalk and mildew come off first. Then every loose edge, down to sound wood.',
        'Repair and caulk': 'Soft sills, popped nails and open joints are fixed before a brush gets wet.',
        'Prime what is bare': 'Bare wood, knots, rust and chalky siding each get the primer that was made for them.',
        'Two finish coats':
          '100% acrylic, brushed into the laps and the edges, rolled or sprayed where that lays better.',
      },
      { 'step-scrape': 'SW 9144', 'step-mend': 'SW 6241', 'step-prime': 'HC-156', 'step-brush': 'SW 9177' },
    ),
  },
  why: {
    heading: 'Why neighbors choose us',
    points: points({
      [`Since ${business.foundedYear}`]: `One family, over ${business.yearsInTrade} years, the same shore. Sun, wind and damp are what we paint against.`,
      'Licensed and insured': `Maryland license ${business.license}. Ask, and we’ll show you the paperwork.`,
      'A free estimate, in writing':
        'What we will wash, repair, prime and paint, line by line. The visit costs nothing.',
      [business.replyHeading]: 'We call or write back, and we tell you when we can come and look.',
      'Samples at the estimate':
        'We bring them with us. Choose in daylight, on the side of the house where you will live with the color.',
    }),
  },
  shelf: {
    heading: 'Colors that suit the light here',
    text: 'Outdoors, in full daylight, a color looks lighter than on a card in the store. These six keep their character.',
    colors: colorsOf('SW 9177', 'SW 7006', 'HC-144', 'SW 7587', 'SW 6209', 'HC-188'),
  },
  layers: {
    lead: 'Paint is the thinnest part of a paint job. Here is the rest of it, from the side.',
    of: points({
      Weathered: 'Loose paint, gray wood, hairline cracks. Paint put on this comes off with it.',
      'Washed and sanded': 'Clean, dry, and back to a sound edge.',
      'Filled and caulked': 'Soft wood repaired, open joints closed.',
      Primed: 'Every bare spot gets the primer made for it.',
      ...finishCoats,
    }),
  },
  sample: {
    house: 'Clapboard, two floors',
    lines: points({
      Wash: 'Siding, soffits and sills; left to dry.',
      'Scrape and sand': 'To a sound edge, all four sides.',
      Repair: 'Sill at the north window, two lengths of clapboard.',
      'Caulk and prime': 'Open joints; every bare spot.',
      'Body, two coats': 'Salty Dog (SW 9177)',
      'Trim, two coats': 'White Dove (OC-17)',
      'Front door': 'Sanded, primed, two coats.',
      'Cover and clean up': 'Plants, walks and light fixtures.',
    }),
  },
  areasHeading: 'Where we paint',
};
