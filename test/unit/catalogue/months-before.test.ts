import { expect, it } from 'vitest';
import { monthsBefore } from '../../../catalogue/time/retention.ts';

it('counts calendar months, to the last day in a short one', () => {
  expect(monthsBefore(new Date('2026-03-31T08:00:00Z'), 13).toISOString()).toBe('2025-02-28T08:00:00.000Z');
});
