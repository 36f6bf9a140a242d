/** More than slow networks need to send a form. */
const limitMs = 30_000;

export async function withinTimeLimit<Result>(step: () => Promise<Result>): Promise<Result> {
  return Promise.race([step(), new Promise<never>((_, reject) => setTimeout(reject, limitMs))]);
}
