import { searchableText } from '../../catalogue/searchable-text.ts';

/** A pause this long starts a new word. */
const resetMs = 1000;

/** Quick letters form a word, one letter repeated cycles, as in operating systems. `now` is in milliseconds. */
export function createTypeAhead(now: () => number) {
  let typed = '';
  let typedAt = Number.NEGATIVE_INFINITY;

  /** @returns index of the label, or -1 */
  return (letter: string, labels: readonly string[], current: number): number => {
    const at = now();
    typed = (at - typedAt < resetMs ? typed : '') + letter;
    typedAt = at;
    const letters = searchableText(typed);
    const isRepeated = [...letters].every((sign) => sign === letters[0]);
    const word = isRepeated ? letters.slice(0, 1) : letters;
    const from = word.length > 1 ? Math.max(current, 0) : current + 1;
    const inOrder = labels.map((_, index) => (from + index) % labels.length);
    return inOrder.find((index) => word && searchableText(labels[index] ?? '').startsWith(word)) ?? -1;
  };
}
