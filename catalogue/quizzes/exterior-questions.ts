import type { ExteriorValue, QuizQuestion } from './quiz.ts';

/** A is classic, B historic, C modern, D coastal; tags describe the house. */
export const exteriorQuestions: readonly QuizQuestion<ExteriorValue>[] = [
  {
    text: 'Which is closest to your house?',
    answers: [
      { text: 'A colonial or a farmhouse', value: 'A' },
      { text: 'An older town house or Victorian', value: 'B' },
      { text: 'A new or modern house', value: 'C' },
      { text: 'A cottage or a house by the shore', value: 'D' },
    ],
  },
  {
    text: 'What’s around it?',
    answers: [
      { text: 'On a street of light, neutral houses', value: 'A' },
      { text: 'In the old part of a town', value: 'B' },
      { text: 'On a lot of its own, out of sight of the neighbors', value: 'C' },
      { text: 'On the water, or in sight of it', note: 'Salt, wind and glare', value: 'D|NEAR_WATER' },
    ],
  },
  {
    text: 'How much sun do the main walls get?',
    pictures: 'sun',
    answers: [
      { text: 'Some, as the day goes on', value: 'A' },
      { text: 'Little: big trees stand close', value: 'B|SHADE_TREES' },
      { text: 'Little: the house faces north', value: 'C' },
      { text: 'Full sun, south or west', value: 'D|FULL_SUN' },
    ],
  },
  {
    text: 'What’s most of the siding?',
    pictures: 'siding',
    answers: [
      { text: 'Vinyl siding', note: 'Vinyl limits how dark you can go. We’ll keep to it.', value: 'A|VINYL' },
      { text: 'Wood clapboard or shingle', note: 'Cedar, pine, redwood', value: 'D|WOOD' },
      { text: 'Brick', note: 'All of it, or the front', value: 'B|BRICK' },
      { text: 'Stucco', note: 'Smooth or rough', value: 'C|STUCCO' },
      { text: 'Fiber cement', note: 'Boards that look like wood but aren’t', value: 'C' },
    ],
  },
  {
    text: 'What color is the roof?',
    pictures: 'roof',
    answers: [
      { text: 'Black or nearly black', value: 'C|ROOF_BLACK' },
      { text: 'Brown or tan', value: 'B|ROOF_BROWN' },
      { text: 'Gray', value: 'A|ROOF_GRAY' },
      { text: 'Weathered cedar or bare metal', value: 'D' },
    ],
  },
  {
    text: 'Who else has a say in the color?',
    answers: [
      { text: 'Nobody', value: 'C' },
      { text: 'A homeowners association with a list', value: 'A|HOA_STRICT' },
      { text: 'A historic commission', value: 'B|HISTORIC' },
      { text: 'An association and a commission', value: 'B|HISTORIC|HOA_STRICT' },
      { text: 'Only the neighbors', value: 'D' },
    ],
  },
  {
    text: 'What should people notice first?',
    answers: [
      { text: 'That it’s well kept', value: 'A' },
      { text: 'The woodwork', value: 'B' },
      { text: 'The whole house, from the road', value: 'C' },
      { text: 'How it sits by the water and the trees', value: 'D' },
    ],
  },
  {
    text: 'Which front door would you knock on?',
    pictures: 'door',
    answers: [
      { text: 'Charcoal', value: 'A' },
      { text: 'Oxblood or dark green', value: 'B' },
      { text: 'Bright red', value: 'C' },
      { text: 'Navy', value: 'D' },
    ],
  },
  {
    text: 'How dark can the walls go?',
    answers: [
      { text: 'Just light', value: 'A' },
      { text: 'A warm middle', value: 'B' },
      { text: 'Dark', value: 'C' },
      { text: 'A soft blue or gray-green', value: 'D' },
    ],
  },
  {
    text: 'Why are you painting?',
    answers: [
      { text: 'We’re getting ready to sell', value: 'A' },
      { text: 'To restore an old house', value: 'B' },
      { text: 'I’m tired of beige', value: 'C' },
      { text: 'It’s worn and due', value: 'D' },
    ],
  },
];
