import { brand } from '../brand.ts';

/** Not every paint reaches 4.5:1 with either color. */
export const textOnPaint = (hex: string): 'ink' | 'white' =>
  contrast(hex, brand.colors.ink) >= contrast(hex, brand.colors.white) ? 'ink' : 'white';

/** 1 to 21 (WCAG 2.2, https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const weights = [0.2126, 0.7152, 0.0722];

function luminance(hex: string): number {
  return weights.reduce(
    (sum, weight, at) => sum + weight * linear(Number.parseInt(hex.slice(1 + 2 * at, 3 + 2 * at), 16)),
    0,
  );
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
