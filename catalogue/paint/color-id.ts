import type { PaintBrand, PaintColor } from '../contracts/paint-color.ts';

/** URLs carry it unescaped. */
export const colorIdSeparator = '.';

/** For URLs and ids: `bm-oc-117`, `sw-7008`. */
export function colorId({ brand, code }: Pick<PaintColor, 'brand' | 'code'>): string {
  const number = code.toLowerCase().replaceAll(' ', '-');
  return brand === 'Benjamin Moore' ? `bm-${number}` : number;
}

/** Only codes of Sherwin-Williams start with SW. */
export const brandOf = (code: string): PaintBrand => (code.startsWith('SW') ? 'Sherwin-Williams' : 'Benjamin Moore');

export const colorLabel = ({ name, code }: Pick<PaintColor, 'name' | 'code'>) => `${name} (${code})`;

export const colorLine = (color: Pick<PaintColor, 'name' | 'code' | 'brand'>) => `${colorLabel(color)}, ${color.brand}`;

export const writeColorList = (colors: readonly PaintColor[]) => colors.map(colorId).join(colorIdSeparator);

export function toggleColor(list: readonly PaintColor[], color: PaintColor): readonly PaintColor[] {
  const isOther = (other: PaintColor) => other.brand !== color.brand || other.code !== color.code;
  const others = list.filter(isOther);
  return others.length < list.length ? others : [...list, color];
}
