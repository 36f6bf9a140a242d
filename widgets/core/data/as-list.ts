/** Returns the response if it is a list, and throws otherwise. */
export function asList<Item>(answer: unknown): readonly Item[] {
  if (!Array.isArray(answer)) throw new Error(`The API answered ${typeof answer} where a list should be`);
  return answer;
}
