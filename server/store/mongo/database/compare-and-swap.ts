/** The result of a round in which another writer changed the document between read and write. */
export const lost = Symbol('lost');

/**
 * Repeats a compare-and-swap until it succeeds: each round reads a document and writes the changed one only if nobody
 * else changed it in between. A round fails only if another writer succeeded. Rejects after `maxRounds`, which should
 * exceed the number of concurrent writers.
 * @param of the document's name in the error
 */
export async function compareAndSwap<Result>(
  of: string,
  maxRounds: number,
  round: () => Promise<Result | typeof lost>,
): Promise<Result> {
  for (let nth = 0; nth < maxRounds; nth += 1) {
    const result = await round();
    if (result !== lost) return result as Result;
  }
  throw new Error(`MongoDB: lost ${maxRounds} rounds for one ${of}`);
}
