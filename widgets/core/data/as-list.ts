/** Throws if the answer is no list. */
export function asList<Item>(answer: unknown): readonly Item[] {
  if (!Array.isArray(answer)) throw new Error(`The API answered ${typeof answer} where a list should be`);
  return answer;
}
