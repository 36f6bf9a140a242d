import { expect, it } from 'vitest';
import { contrast, textOnPaint } from '../../../../catalogue/paint/contrast.ts';
import { localServices } from '../../../../catalogue/services/services.ts';

const texts = { ink: '#14233a', white: '#ffffff' };

it.each(localServices)('text is readable on the paint of $key', ({ paint: { hex } }) => {
  expect(contrast(hex, texts[textOnPaint(hex)])).toBeGreaterThanOrEqual(4.5);
});
