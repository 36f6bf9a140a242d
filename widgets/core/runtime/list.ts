/** Takes an answer of the API for the list that it should be; throws when it is none, as `null` is not. */
export function list<Item>(answer: unknown): readonly Item[] {
  if (!Array.isArray(answer)) throw new Error(`The API answered ${typeof answer} where a list should be`);
  return answer;
}
