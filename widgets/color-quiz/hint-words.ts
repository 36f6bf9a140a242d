import type { Zone } from '../core/ui/preview/zone.ts';
import type { QuizKind } from './strings.ts';

type Hint = Readonly<Partial<Record<Zone, string>>>;

/** By index of the question, then of the answer. */
const hints: Readonly<Record<QuizKind, Readonly<Record<number, readonly Hint[]>>>> = {
  exterior: {
    3: [
      { siding: '#e7e4da' },
      { siding: '#b98d62' },
      { siding: '#a5583f' },
      { siding: '#dccfb9' },
      { siding: '#9fb0b1' },
    ],
    4: [{ roof: '#3d3f43' }, { roof: '#75604f' }, { roof: '#878d92' }, { roof: '#9d9181' }],
    7: [{ door: '#3b4046' }, { door: '#6e2a2b', shutters: '#2c4636' }, { door: '#b7302a' }, { door: '#22355a' }],
    8: [{ siding: '#eceae2' }, { siding: '#cbb594' }, { siding: '#4d565f' }, { siding: '#a9bcc1' }],
  },
  interior: {
    2: [{ walls: '#ebe4d6' }, { walls: '#c9a27a' }, { walls: '#3b4a57' }, { walls: '#cfe0df' }],
    4: [{ accent: '#d9cdb6' }, { accent: '#6e2a35' }, { accent: '#2a2b2f' }, { accent: '#9db4c4' }],
    6: [
      { walls: '#efe9dc', trim: '#f8f5ee' },
      { walls: '#d8b48c', trim: '#f3e7cf' },
      { walls: '#2f3540', trim: '#ffffff' },
      { walls: '#b9cdd0', trim: '#f7f4ea' },
    ],
  },
};

/** Later questions override earlier ones. */
export const hintedZones = (kind: QuizKind, answers: readonly (number | undefined)[]): Hint =>
  Object.assign({}, ...answers.map((choice, index) => hints[kind][index]?.[choice ?? -1]));

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
    ['Ready to sell', 'An old house restored', 'No more beige', 'Worn and due'],
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
    ['Longer than any fashion', 'As long as the furniture', 'Until the next color', 'Changed often', 'Until it sells'],
    ['Sky and lawn', 'Brick and old trees', 'City lights', 'Bay, creek or marsh'],
  ],
};
