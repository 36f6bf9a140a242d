import type { StepDrawing } from '../services/drawings.ts';

export interface PostFigure {
  caption: string;
  steps: readonly { drawing: StepDrawing; text: string }[];
}

/** By slug. Articles that the owner writes have none. */
const figures: Readonly<Record<string, PostFigure>> = {
  'choosing-a-deck-stain': {
    caption: 'A deck is washed, rinsed and dry before the stain is opened.',
    steps: [
      { drawing: 'step-soap', text: 'Lift the gray and the green with a cleaner' },
      { drawing: 'step-rinse', text: 'Rinse well, with a wide fan along the grain' },
      { drawing: 'step-brush', text: 'Work the stain in with a brush' },
    ],
  },
  'choosing-whites-by-light': {
    caption: 'The trim decides, the boards show it, and the note saves the next search.',
    steps: [
      { drawing: 'step-cut-in', text: 'Match the trim, or be clearly apart from it' },
      { drawing: 'step-roll', text: 'Test two coats on boards, not on the wall' },
      { drawing: 'step-prime', text: 'Write down maker, name, code and sheen' },
    ],
  },
  'hoa-and-historic-district-colors': {
    caption: 'What a committee wants to see before it says yes.',
    steps: [
      { drawing: 'step-prime', text: 'Maker, color name, code and sheen' },
      { drawing: 'step-cut-in', text: 'Every part by name: body, trim, sash and door' },
      { drawing: 'step-brush', text: 'Painted samples, not phone screens' },
    ],
  },
  'how-to-read-a-painting-estimate': {
    caption: 'Three lines that tell a thorough estimate from a short one.',
    steps: [
      { drawing: 'step-shield', text: 'What is covered: plants, walks, roofs and light fixtures' },
      { drawing: 'step-scrape', text: 'How much is scraped, and to what edge' },
      { drawing: 'step-prime', text: 'Which primer goes on which surface' },
    ],
  },
  'lead-safe-work-before-1978': {
    caption: 'Small spots in an old house: keep the dust in, keep it wet, and wipe it up.',
    steps: [
      { drawing: 'step-cover', text: 'Lay plastic, close the door and tape the vents' },
      { drawing: 'step-scrape', text: 'Mist the paint and scrape it wet' },
      { drawing: 'step-soap', text: 'Clean up with a HEPA vacuum and wet wiping' },
    ],
  },
  'low-voc-paint-and-the-label': {
    caption: 'The label is the beginning. The room does the rest.',
    steps: [
      { drawing: 'step-prime', text: 'Ask about the colorant, not only about the base' },
      { drawing: 'step-roll', text: 'Paint with air moving through the room' },
      { drawing: 'step-cover', text: 'Give it several days before anyone sleeps there' },
    ],
  },
  'paint-season-on-the-bay': {
    caption: 'A painting day, from the evening before to the one after.',
    steps: [
      { drawing: 'step-rinse', text: 'Rinse off the pollen the day before' },
      { drawing: 'step-brush', text: 'Follow the shade around the house' },
      { drawing: 'step-prime', text: 'If in doubt, leave the paint in the can' },
    ],
  },
  'painted-kitchen-cabinets': {
    caption: 'Most of the work comes before the color.',
    steps: [
      { drawing: 'step-soap', text: 'Degrease, then rinse' },
      { drawing: 'step-patch', text: 'Sand to dull and fill old knob holes' },
      { drawing: 'step-prime', text: 'Prime for grip, and against stains' },
    ],
  },
  'preparing-cedar-for-paint-or-stain': {
    caption: 'Cedar asks for a gentle wash and the right primer.',
    steps: [
      { drawing: 'step-soap', text: 'A mild cleaner and a soft brush' },
      { drawing: 'step-prime', text: 'A stain-blocking primer on every bare spot' },
      { drawing: 'step-mend', text: 'Caulk where boards meet trim' },
    ],
  },
  'salt-air-and-house-paint': {
    caption: 'Near the water, the order counts.',
    steps: [
      { drawing: 'step-rinse', text: 'Rinse with plain fresh water, top to bottom' },
      { drawing: 'step-soap', text: 'Wash off the mildew, and rinse again' },
      { drawing: 'step-brush', text: 'Let it dry, and paint before the next blow' },
    ],
  },
  'touch-ups-that-blend': {
    caption: 'A nail hole that nobody will find.',
    steps: [
      { drawing: 'step-soap', text: 'Clean the wall first' },
      { drawing: 'step-patch', text: 'Fill, sand flush and spot-prime' },
      { drawing: 'step-roll', text: 'Roll it out nearly dry, from the center' },
    ],
  },
  'what-not-to-pressure-wash': {
    caption: 'The tip decides how hard the water hits. The soap does the cleaning.',
    steps: [
      { drawing: 'step-tips', text: 'From a point at 0° to a fan at 40°' },
      { drawing: 'step-soap', text: 'Cleaner goes on from the bottom up' },
      { drawing: 'step-rinse', text: 'The rinse goes from the top down' },
    ],
  },
};

export const postFigures: ReadonlyMap<string, PostFigure> = new Map(Object.entries(figures));
