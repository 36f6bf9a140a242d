import type { QuizKind } from '../data.ts';

/** By index of the question, then of the answer. */
export const hintWords: Readonly<Record<QuizKind, readonly (readonly string[])[]>> = {
  exterior: [
    ['Colonial or farmhouse', 'Town house or Victorian', 'New or modern house', 'Cottage by the shore'],
    ['Light, neutral street', 'Old part of town', 'Lot of its own', 'In sight of the water'],
    ['Some sun', 'Shade of big trees', 'Faces north', 'Full sun'],
    ['Vinyl siding', 'Wood siding', 'Brick', 'Stucco', 'Fiber cement'],
    ['Black roof', 'Brown roof', 'Gray roof', 'Cedar or metal roof'],
    [
      'Your say alone',
      'An association’s list',
      'A historic commission',
      'Association and commission',
      'Neighbors have a say',
    ],
    ['Well kept', 'Woodwork first', 'Seen from the road', 'Water and trees'],
    ['Charcoal door', 'Oxblood or green door', 'Bright red door', 'Navy door'],
    ['Light walls', 'Warm walls', 'Dark walls', 'Soft blue or green walls'],
    ['Ready to sell', 'The old house back', 'No more beige', 'Weathered'],
  ],
  interior: [
    ['Living room', 'Dining room or study', 'Powder room or one wall', 'Bath, kitchen or sunroom'],
    ['Plenty of light', 'Mostly lamplight', 'Strong sun', 'Light off the water'],
    ['Quiet', 'Snug', 'Striking', 'Fresh'],
    ['Pale floor', 'Warm wood floor', 'Dark floor', 'Sandy floor', 'New floor to come'],
    ['Oatmeal sweater', 'Burgundy sweater', 'Black sweater', 'Faded blue sweater'],
    ['Plain trim', 'Old moldings', 'Modern lines', 'Cottage'],
    ['Hardly any contrast', 'Cream and a warm color', 'Full contrast', 'White trim, soft color'],
    ['Very little in it', 'Books and rugs', 'One large picture', 'Baskets and linen'],
    [
      'Longer than any fashion',
      'As long as the furniture',
      'Until the next color',
      'New every summer',
      'Until it sells',
    ],
    ['Sky and lawn', 'Brick and old trees', 'City lights', 'Bay, creek or marsh'],
  ],
};
