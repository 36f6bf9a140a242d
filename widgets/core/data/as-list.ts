/** Checks that a response of the API is a list; throws if it is not, such as `null`. */
export function asList<Item>(answer: unknown): readonly Item[] {
  if (!Array.isArray(answer)) throw new Error(`The API answered ${typeof answer} where a list should be`);
  return answer;
}
