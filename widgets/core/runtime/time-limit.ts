/** Nobody waits longer than this, and even slow networks need less to send a form. */
const limitMs = 30_000;

/** Runs a step; rejects with what it throws, at once or later, and after 30 s if it has come to nothing by then. */
export async function withinTimeLimit<Result>(step: () => Promise<Result>): Promise<Result> {
  return Promise.race([step(), new Promise<never>((_, reject) => setTimeout(reject, limitMs))]);
}
