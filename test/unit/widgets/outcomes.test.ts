import { expect, it } from 'vitest';
import { withWait } from '../../../widgets/core/form/outcomes.ts';

it.each<[number | undefined, string]>([
  [undefined, 'Please try again.'],
  [0, 'Please try again in a minute.'],
  [60, 'Please try again in a minute.'],
  [61, 'Please try again in 2 minutes.'],
  [480, 'Please try again in 8 minutes.'],
  [3_540, 'Please try again in 59 minutes.'],
  [3_600, 'Please try again in an hour.'],
  [3_601, 'Please try again in 2 hours.'],
  [86_400, 'Please try again in 24 hours.'],
])('a wait of %s seconds reads “%s”', (seconds, sentence) => {
  expect(withWait('Please try again.', seconds)).toBe(sentence);
});
