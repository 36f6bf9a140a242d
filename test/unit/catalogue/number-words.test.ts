import { expect, it } from 'vitest';
import { capitalNumberWord, numberWord } from '../../../catalogue/number-words.ts';

it.each([
  [0, 'zero'],
  [14, 'fourteen'],
  [16, 'sixteen'],
  [20, 'twenty'],
  [23, 'twenty-three'],
  [99, 'ninety-nine'],
  [100, '100'],
])('%i is %s', (count, word) => expect(numberWord(count)).toBe(word));

it('starts a sentence with a capital', () => expect(capitalNumberWord(16)).toBe('Sixteen'));
