import { type ListedColor, paintCategories } from '../contracts/paint-color.ts';
import { paintColors } from './paint-colors.ts';

/** In display order: by category, the strongest first. */
export const listedColors: readonly ListedColor[] = /* @__PURE__ */ paintCategories.flatMap((category) =>
  paintColors.filter((color) => color.category === category).sort((a, b) => strength(b.hex) - strength(a.hex)),
);

function strength(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [most, least] = [Math.max(...channels), Math.min(...channels)];
  return (most - least) * 1.4 + (1 - (most + least) / 2) * 0.8;
}
