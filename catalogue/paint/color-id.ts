import type { PaintColor } from '../contracts/paint-color.ts';

/** Between two marks in a list of colors: a sign that addresses carry as it is. */
export const colorIdSeparator = '.';

/** A color's brand and code as one word for addresses and ids: `bm-oc-117`, `sw-7008`. */
export function colorId({ brand, code }: Pick<PaintColor, 'brand' | 'code'>): string {
  const number = code.toLowerCase().replaceAll(' ', '-');
  // Sherwin-Williams begins its codes with its own letters.
  return brand === 'Benjamin Moore' ? `bm-${number}` : number;
}

/** A color as it is copied and mailed: `Alabaster (SW 7008)`. */
export const colorLabel = ({ name, code }: Pick<PaintColor, 'name' | 'code'>) => `${name} (${code})`;

/** What stands above the colors that a form adds to a message; each is a {@link colorLine}. */
export const colorsHeading = 'My chosen colors:';
export const colorLine = (color: Pick<PaintColor, 'name' | 'code' | 'brand'>) => `${colorLabel(color)}, ${color.brand}`;

/** Writes colors as `readColorList` reads them. */
export const writeColorList = (colors: readonly PaintColor[]) => colors.map(colorId).join(colorIdSeparator);

/** The list with the color at its end or, where it was on it already, without it. Maker and code say which color it is. */
export function toggleColor(list: readonly PaintColor[], color: PaintColor): readonly PaintColor[] {
  const isOther = (other: PaintColor) => other.brand !== color.brand || other.code !== color.code;
  const others = list.filter(isOther);
  return others.length < list.length ? others : [...list, color];
}
