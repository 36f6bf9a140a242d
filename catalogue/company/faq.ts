import { business } from '../business.ts';
import type { ServiceType } from '../contracts/form-names.ts';
import { points } from '../services/pages/service-page.ts';
import type { Point } from '../services/service.ts';

export interface Answer {
  text: string;
  parts?: readonly Point[];
  end?: string;
  link?: { href: string; text: string };
}

const { license, licensing, payments } = business;

const common = (decides: string, parts: Readonly<Record<string, string>>, who: string, day: string) => ({
  'What will it cost?': {
    text: `${decides} things decide, in this order:`,
    parts: points(parts),
    end: 'So we look before we name a figure. The estimate is free, in writing, line by line.',
    link: { href: '#sample-estimate', text: 'See a sample estimate' },
  },
  'How do I pay?': { text: `We take ${payments.inTerms}.` },
  'How do I check your license?': {
    text: `Look up ${license} in the public search of the ${licensing.office}. Compare the name and the address with ours.`,
    link: { href: licensing.search, text: 'Open the state’s search' },
  },
  [who]: {
    text: 'We are a family business. Ask at the estimate who will come, and we’ll tell you by name.',
  },
  'What happens on the day?': { text: day },
});

const answers = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([question, text]) => [question, { text }]));

/** Answers by question. Figures from elsewhere name their source. */
export const faq: Readonly<Record<ServiceType, Readonly<Record<string, Answer>>>> = {
  interior: {
    ...common(
      'Four',
      {
        Condition: 'how much patching and sanding comes first',
        Height: 'a stepladder, or a stairwell two floors high',
        Repairs: 'cracks, stains, loose tape, old caulk',
        Paint: 'how many colors, and which line',
      },
      'Who will be in my house?',
      'Furniture goes to the middle under plastic, and canvas on the floor. Then we patch and sand, cut in and roll. At the end we walk through the rooms with you.',
    ),
    ...answers({
      'Do I have to empty the room?':
        'No. Take down pictures, curtains and anything that breaks, and clear the tops of things. We move furniture to the middle, cover it, and put canvas on the floor. Pianos, aquariums and heirlooms are better moved before we come.',
      'How soon can we sleep in a freshly painted bedroom?':
        'Most interior latex is dry to the touch within a few hours, and its data sheet says when. It goes on curing after that, so keep air moving. If someone in the house is pregnant, very young or sensitive, tell us at the estimate: we plan low-VOC products and leave that room more time.',
      'One coat or two?':
        'Two finish coats are the rule, over primer where the wall was patched, stained or bare. One can be enough for the same color over a sound wall. Deep reds, yellows and some blues may need a third. The estimate says how many, wall by wall.',
      'My house was built before 1978. What changes?':
        'Its old paint may contain lead. The EPA’s Renovation, Repair and Painting Rule then governs paid work that disturbs more than six square feet of painted surface in a room: certified firm, closed-off work area, no open flame, no sanding without HEPA capture, checked cleanup. Ask any painter, us included, to show the certificate.',
      'Which sheen should I choose?':
        'Flat hides an uneven ceiling and touches up best. Eggshell or a washable matte suits living rooms and bedrooms. Satin stands up to baths, kitchens and hallways. Semi-gloss is for trim and doors. The shinier it is, the more it shows every bump and every touch-up.',
    }),
  },
  exterior: {
    ...common(
      'Four',
      {
        Condition: 'how much has to come off first',
        Height: 'ladders, or a house we can reach',
        Repairs: 'soft wood, cracks, old caulk',
        Paint: 'how many colors, and which line',
      },
      'Who will be at my house?',
      'Plants, walks and light fixtures are covered first. Then comes the day’s part of the estimate: washing, scraping, repairs, primer or paint. When it is all done, we walk around the house with you.',
    ),
    ...answers({
      'When is the season for exterior painting here?':
        'From spring until well into fall, decided by the wall and not by the month. Many acrylics ask for 50 °F and up, some allow 35 °F, and makers’ data sheets commonly want the surface at least 5 °F above the dew point. Heavy dew by the water shortens days at both ends of the season.',
      'How long will it last?':
        'That depends on the wood, the preparation, the color and the side of the house, so beware of one number. South and west sides go first, sills and bottom edges before the rest. Looking once a year and touching up early adds more than any brand does.',
      'Can vinyl siding be painted?':
        'Often, yes, if it is clean, sound and firmly hung. The limit is heat: a color darker than the original can take up enough sun to warp the panels. Stay as light as it is now, or use a color its maker lists as safe for vinyl, and check the siding’s warranty first.',
      'What happens when it rains?':
        'We stop, and we do not start on a wet wall. Each paint’s data sheet says how long it must stay dry. A wall that was rained on, or soaked by the wash, is left until it is dry again, low down on the shady side as well. The date moves, and we tell you.',
      'Do I need permission for a new color?':
        'Maybe. A homeowners association may have a list; a town may have a local historic district with a commission. A National Register listing by itself puts no limit on a private owner’s paint. Ask before you sign anything. We write the scheme down by maker and code for the application.',
    }),
  },
  'pressure-washing': {
    ...common(
      'Three',
      {
        Condition: 'how long the green has had',
        Height: 'from the ground, or from ladders',
        Surface: 'siding, wood, brick and concrete each take their own cleaner and tip',
      },
      'Who will be at my house?',
      'Windows are shut, outlets and lights covered, plants rinsed and sheeted. Soap goes on from the bottom up and is rinsed from the top down. Then we walk around the house with you.',
    ),
    ...answers({
      'Will it hurt my siding?':
        'Not if the cleaner does the work. We wash siding at low pressure, from a distance, and always downward, so water never gets behind it. Some vinyl makers give limits of their own or advise against pressure washing; then we use a brush and a hose.',
      'Do you pressure-wash roofs?':
        'No high pressure on asphalt shingles. The Asphalt Roofing Manufacturers Association warns against it, because it strips the granules that protect them. Dark streaks are algae and are treated with a cleaner at garden-hose pressure.',
      'How long before a washed surface can be painted or stained?':
        'Masonry and siding may need a day or two of dry weather, a shaded deck much longer. The calendar does not decide. Bare wood is ready when a moisture meter says so; the Forest Products Laboratory’s Wood Handbook advises painting at about the moisture the wood will have in service, near 12 percent in most of the country.',
      'Will every stain come out?':
        'Mildew, algae and dirt, nearly always. Rust and leaf tannin usually fade with the right cleaner. Old oil that has soaked into concrete may only lighten. We try a small patch and tell you what to expect before we do the rest.',
      'What should I do before you come?':
        'Shut the windows, move cars and cushions, keep pets in, and unlock the gate and the outdoor spigot. Tell us about leaks, loose boards and outlets that trip. If you are on a well, tell us that as well, so that we can plan the water.',
    }),
  },
};
