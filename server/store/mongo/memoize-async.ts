/** Does something once for any number of callers, at the same time or later; after a failure it is tried again. */
export function memoizeAsync(act: () => Promise<unknown>): () => Promise<unknown> {
  let done: Promise<unknown> | undefined;
  return () => {
    done ??= act().catch((error: unknown) => {
      done = undefined;
      throw error;
    });
    return done;
  };
}
