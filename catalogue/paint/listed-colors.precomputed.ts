import { groupColors } from './color-filter.ts';
import { packColors } from './packed-colors.ts';
import { paintColors } from './paint-colors.ts';

/** The saturation and depth of a paint, so that a group does not begin with its palest color. */
function strength(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [most, least] = [Math.max(...channels), Math.min(...channels)];
  return (most - least) * 1.4 + (1 - (most + least) / 2) * 0.8;
}

/** Every paint color by category, both makers together, the strongest first; packed, for browsers. */
export const packedColors = packColors(
  groupColors(paintColors).flatMap(({ colors }) => [...colors].sort((a, b) => strength(b.hex) - strength(a.hex))),
);
