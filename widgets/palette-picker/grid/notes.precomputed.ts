import type { ListedColor } from '../../../catalogue/contracts/paint-color.ts';
import { colorId } from '../../../catalogue/paint/color-id.ts';
import { listedColors } from '../../../catalogue/paint/listed-colors.ts';

const noteOf = ({ tags }: ListedColor) =>
  tags.map((tag) => (tag === 'best-seller' ? 'Best seller' : `Color of the Year ${tag.slice(-4)}`)).join(', ');

/** The makers' notes about their colors, by color id. Only tooltips show them, so they are not in the grid's HTML. */
export const notes: Readonly<Record<string, string>> = Object.fromEntries(
  listedColors.filter(({ tags }) => tags.length > 0).map((color) => [colorId(color), noteOf(color)]),
);
