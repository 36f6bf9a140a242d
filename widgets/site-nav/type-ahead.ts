/** A pause this long starts a new word. */
const resetMs = 1000;

/**
 * Finds the label that starts with the typed letters, like menus of operating systems: letters in quick succession form
 * a word, one letter repeated cycles through all labels that start with it.
 * @param now a clock in milliseconds
 */
export function createTypeAhead(now: () => number) {
  let typed = '';
  let typedAt = Number.NEGATIVE_INFINITY;

  /** @returns index of the label to go to, or -1 */
  return (letter: string, labels: readonly string[], current: number): number => {
    const at = now();
    typed = (at - typedAt < resetMs ? typed : '') + letter.toLowerCase();
    typedAt = at;
    const isRepeated = [...typed].every((sign) => sign === typed[0]);
    const word = isRepeated ? typed.slice(0, 1) : typed;
    const from = word.length > 1 ? Math.max(current, 0) : current + 1;
    const inOrder = labels.map((_, index) => (from + index) % labels.length);
    return inOrder.find((index) => labels[index]?.toLowerCase().startsWith(word)) ?? -1;
  };
}
