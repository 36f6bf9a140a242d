import { groupColors } from './color-filter.ts';
import { paintColors } from './paint-colors.ts';
import { contrast } from './paint-contrast.ts';

/**
 * Every paint color as it hangs: by category, the two makers' side by side, from light to dark. For browsers the build
 * packs this module (.build/packed-colors.mjs).
 */
export const paintWall = groupColors(paintColors).flatMap(({ colors }) =>
  [...colors].sort((a, b) => contrast(b.hex, '#000000') - contrast(a.hex, '#000000')),
);
