import type { StepDrawing } from '../services/service.ts';

export interface PostFigure {
  caption: string;
  steps: readonly { drawing: StepDrawing; text: string }[];
}

/** By slug; steps by drawing. Articles that the owner writes have none. */
const figures: Readonly<Record<string, { caption: string } & Partial<Record<StepDrawing, string>>>> = {
  'choosing-a-deck-stain': {
    caption: 'A deck is washed, rinsed and dry before the stain is opened.',
    'step-soap': 'Lift the gray and the green with a cleaner',
    'step-rinse': 'Rinse well, with a wide fan along the grain',
    'step-brush': 'Work the stain in with a brush',
  },
  'choosing-whites-by-light': {
    caption: 'The trim decides, the boards show it, and the note saves the next search.',
    'step-cut-in': 'Match the trim, or be clearly apart from it',
    'step-roll': 'Test two coats on boards, not on the wall',
    'step-prime': 'Write down maker, name, code and sheen',
  },
  'hoa-and-historic-district-colors': {
    caption: 'What a committee wants to see before it says yes.',
    'step-prime': 'Maker, color name, code and sheen',
    'step-cut-in': 'Every part by name: body, trim, sash and door',
    'step-brush': 'Painted samples, not phone screens',
  },
  'how-to-read-a-painting-estimate': {
    caption: 'Three lines that tell a thorough estimate from a short one.',
    'step-shield': 'What is covered: plants, walks, roofs and light fixtures',
    'step-scrape': 'How much is scraped, and to what edge',
    'step-prime': 'Which primer goes on which surface',
  },
  'lead-safe-work-before-1978': {
    caption: 'Small spots in an old house: keep the dust in, keep it wet, and wipe it up.',
    'step-cover': 'Lay plastic, close the door and tape the vents',
    'step-scrape': 'Mist the paint and scrape it wet',
    'step-soap': 'Clean up with a HEPA vacuum and wet wiping',
  },
  'low-voc-paint-and-the-label': {
    caption: 'The label is the beginning. The room does the rest.',
    'step-prime': 'Ask about the colorant, not only about the base',
    'step-roll': 'Paint with air moving through the room',
    'step-cover': 'Give it several days before anyone sleeps there',
  },
  'paint-season-on-the-bay': {
    caption: 'A painting day, from the evening before to the one after.',
    'step-rinse': 'Rinse off the pollen the day before',
    'step-brush': 'Follow the shade around the house',
    'step-prime': 'If in doubt, leave the paint in the can',
  },
  'painted-kitchen-cabinets': {
    caption: 'Most of the work comes before the color.',
    'step-soap': 'Degrease, then rinse',
    'step-patch': 'Sand to dull and fill old knob holes',
    'step-prime': 'Prime for grip, and against stains',
  },
  'preparing-cedar-for-paint-or-stain': {
    caption: 'Cedar asks for a gentle wash and the right primer.',
    'step-soap': 'A mild cleaner and a soft brush',
    'step-prime': 'A stain-blocking primer on every bare spot',
    'step-mend': 'Caulk where boards meet trim',
  },
  'salt-air-and-house-paint': {
    caption: 'Near the water, the order counts.',
    'step-rinse': 'Rinse with plain fresh water, top to bottom',
    'step-soap': 'Wash off the mildew, and rinse again',
    'step-brush': 'Let it dry, and paint before the next blow',
  },
  'touch-ups-that-blend': {
    caption: 'A nail hole that nobody will find.',
    'step-soap': 'Clean the wall first',
    'step-patch': 'Fill, sand flush and spot-prime',
    'step-roll': 'Roll it out nearly dry, from the center',
  },
  'what-not-to-pressure-wash': {
    caption: 'The tip decides how hard the water hits. The soap does the cleaning.',
    'step-tips': 'From a point at 0° to a fan at 40°',
    'step-soap': 'Cleaner goes on from the bottom up',
    'step-rinse': 'The rinse goes from the top down',
  },
};

export const postFigures: ReadonlyMap<string, PostFigure> = new Map(
  Object.entries(figures).map(([slug, { caption, ...steps }]) => [
    slug,
    { caption, steps: Object.entries(steps).map(([drawing, text]) => ({ drawing: drawing as StepDrawing, text })) },
  ]),
);
