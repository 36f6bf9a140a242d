import type { ListedColor } from '../../../catalogue/contracts/paint-color.ts';
import { strings } from '../strings.ts';

/** What a maker says of its color, in words; undefined where it says nothing. */
export function resultNote({ tags }: Pick<ListedColor, 'tags'>): string | undefined {
  const words = tags.map((tag) => (tag === 'best-seller' ? strings.bestSeller : strings.colorOfTheYear(tag.slice(-4))));
  return words.join(', ') || undefined;
}
