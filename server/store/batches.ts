interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/** Writes the items of a turn of the event loop together. `write` returns one outcome per item, in order. */
export function createBatches<Item, Result>(
  write: (items: readonly Item[]) => Promise<readonly PromiseSettledResult<Result>[]>,
  { maxItems }: { maxItems: number },
) {
  const waiting: Waiting<Item, Result>[] = [];
  const running = new Set<Promise<void>>();

  function flush(): void {
    const batch = waiting.splice(0, maxItems);
    if (waiting.length > 0) setImmediate(flush);
    const done = write(batch.map(({ item }) => item))
      .then((outcomes) => {
        batch.forEach(({ resolve, reject }, index) => {
          const outcome = outcomes[index];
          if (outcome?.status === 'fulfilled') resolve(outcome.value);
          else reject(outcome?.reason);
        });
      })
      .catch((error: unknown) => {
        for (const { reject } of batch) reject(error);
      })
      .finally(() => running.delete(done));
    running.add(done);
  }

  return {
    add(item: Item): Promise<Result> {
      return new Promise((resolve, reject) => {
        if (waiting.length === 0) setImmediate(flush);
        waiting.push({ item, resolve, reject });
      });
    },
    async settle(): Promise<void> {
      while (waiting.length > 0 || running.size > 0) {
        await new Promise((resolve) => setImmediate(resolve));
        await Promise.all(running);
      }
    },
  };
}
