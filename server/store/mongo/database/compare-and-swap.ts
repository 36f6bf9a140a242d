/** What a round answers when another writer came between its read and its write. */
export const lost = Symbol('lost');

/**
 * Runs rounds, each of which reads a document and writes what it makes of it only if it still is as it was read, until
 * one wins. Each round that one writer loses, another has won. Rejects after `maxRounds`, which should exceed how many
 * may want to write at once.
 * @param of what the error calls the document
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
