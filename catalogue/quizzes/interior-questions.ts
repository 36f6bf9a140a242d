import type { InteriorValue, QuizQuestion } from './quiz.ts';

/** A is calm, B warm, C bold, D coastal; `D4` weighs more: `widgets/color-quiz/best-palettes.ts`. */
export const interiorQuestions: readonly QuizQuestion<InteriorValue>[] = [
  {
    text: 'Which room are you thinking of first?',
    answers: [
      { text: 'Living room or the whole floor', note: 'Open, seen from everywhere', value: 'A' },
      { text: 'Dining room, study or den', note: 'Used in the evening', value: 'B' },
      { text: 'Powder room, library or one wall', note: 'Small, with a door to close', value: 'C' },
      { text: 'Bath, kitchen or sunroom', note: 'Tile, water, daylight', value: 'D' },
    ],
  },
  {
    text: 'What light does it get?',
    pictures: 'light',
    answers: [
      { text: 'Plenty, for most of the day', value: 'A' },
      { text: 'Little sun, so mostly lamplight', value: 'B' },
      { text: 'Strong sun at one end of the day', value: 'C' },
      { text: 'Light that comes off the water', note: 'Cool, and moving on the ceiling', value: 'D4' },
    ],
  },
  {
    text: 'How should it feel when you walk in?',
    answers: [
      { text: 'Quiet', note: 'Nothing asks for attention', value: 'A' },
      { text: 'Snug', note: 'Like a lamp in the window', value: 'B' },
      { text: 'Striking', note: 'Guests say something', value: 'C' },
      { text: 'Fresh', note: 'Windows open, a breeze', value: 'D' },
    ],
  },
  {
    text: 'What is on the floor?',
    pictures: 'floor',
    answers: [
      { text: 'Pale wood or light carpet', value: 'A' },
      { text: 'Oak, cherry or another warm wood', value: 'B' },
      { text: 'Dark wood, slate or black-and-white tile', value: 'C' },
      { text: 'Painted boards, sisal or sandy tile', value: 'D' },
      { text: 'It’s going to be replaced', value: 'A' },
    ],
  },
  {
    text: 'Which sweater do you reach for?',
    answers: [
      { text: 'Oatmeal', value: 'A' },
      { text: 'Burgundy', value: 'B' },
      { text: 'Black', value: 'C' },
      { text: 'Washed-out blue', value: 'D' },
    ],
  },
  {
    text: 'How old is the house, or how old does it feel?',
    answers: [
      { text: 'New, with plain trim', value: 'A' },
      { text: 'Old, with moldings worth showing', value: 'B' },
      { text: 'Modern lines and big openings', value: 'C' },
      { text: 'A cottage, whatever its age', value: 'D' },
    ],
  },
  {
    text: 'How much contrast do you like between wall and trim?',
    answers: [
      { text: 'Hardly any', note: 'Two whites that nearly meet', value: 'A' },
      { text: 'Cream against a warm color', value: 'B' },
      { text: 'As much as there is', note: 'White against ink', value: 'C' },
      { text: 'White trim, soft color', value: 'D' },
    ],
  },
  {
    text: 'What will hang or stand in the room?',
    answers: [
      { text: 'Very little', value: 'A' },
      { text: 'Books, rugs, family furniture', value: 'B' },
      { text: 'One large picture', value: 'C' },
      { text: 'Baskets, linen, something found on a beach', value: 'D4' },
    ],
  },
  {
    text: 'How long do you keep a color?',
    answers: [
      { text: 'Longer than any fashion', value: 'A' },
      { text: 'As long as the furniture', value: 'B' },
      { text: 'Until I want another', note: 'Paint is only paint', value: 'C' },
      { text: 'I like to change it often', value: 'D' },
      { text: 'Until the house is sold', value: 'A' },
    ],
  },
  {
    text: 'What’s outside the window?',
    answers: [
      { text: 'Sky and lawn', value: 'A' },
      { text: 'Brick, street and old trees', value: 'B' },
      { text: 'City lights, or nothing much', value: 'C' },
      { text: 'The Bay, a creek or the marsh', value: 'D4' },
    ],
  },
];
