/** Does something once however many ask for it, at the same time or later; a failure is forgotten and tried again. */
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
