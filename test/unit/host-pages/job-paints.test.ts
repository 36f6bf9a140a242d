import { expect, it } from 'vitest';
import { contrast, textOnPaint } from '../../../catalogue/paint-contrast.ts';
import { jobPaint } from '../../../host/pages/location-service/job-paints.ts';

const texts = { ink: '#14233a', white: '#ffffff' };

it.each(Object.entries(jobPaint))('text reads on the paint of %s', (_, { hex }) => {
  expect(contrast(hex, texts[textOnPaint(hex)])).toBeGreaterThanOrEqual(4.5);
});
