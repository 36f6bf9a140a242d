import { groupColors } from './color-filter.ts';
import { contrast } from './contrast.ts';
import { packColors } from './packed-colors.ts';
import { paintColors } from './paint-colors.ts';

/** Every paint color by category, both makers together, from light to dark; packed, for browsers. */
export const packedColors = packColors(
  groupColors(paintColors).flatMap(({ colors }) =>
    [...colors].sort((a, b) => contrast(b.hex, '#000000') - contrast(a.hex, '#000000')),
  ),
);
