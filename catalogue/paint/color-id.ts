import type { PaintColor } from '../contracts/paint-color.ts';

/** Separates colors in a list; a character that URLs carry unescaped. */
export const colorIdSeparator = '.';

/** A color's brand and code as one word for URLs and ids: `bm-oc-117`, `sw-7008`. */
export function colorId({ brand, code }: Pick<PaintColor, 'brand' | 'code'>): string {
  const number = code.toLowerCase().replaceAll(' ', '-');
  // Sherwin-Williams codes already start with SW.
  return brand === 'Benjamin Moore' ? `bm-${number}` : number;
}

/** A color as copied and mailed: `Alabaster (SW 7008)`. */
export const colorLabel = ({ name, code }: Pick<PaintColor, 'name' | 'code'>) => `${name} (${code})`;

/** The line above the colors that a form adds to a message; each color is a {@link colorLine}. */
export const colorsHeading = 'My chosen colors:';
export const colorLine = (color: Pick<PaintColor, 'name' | 'code' | 'brand'>) => `${colorLabel(color)}, ${color.brand}`;

/** Writes colors in the form that `readColorList` reads. */
export const writeColorList = (colors: readonly PaintColor[]) => colors.map(colorId).join(colorIdSeparator);

/** Appends the color to the list or, if the list contains it, removes it. Maker and code identify a color. */
export function toggleColor(list: readonly PaintColor[], color: PaintColor): readonly PaintColor[] {
  const isOther = (other: PaintColor) => other.brand !== color.brand || other.code !== color.code;
  const others = list.filter(isOther);
  return others.length < list.length ? others : [...list, color];
}
