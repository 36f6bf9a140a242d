/** Rejects with an error if the work takes longer than the limit. */
export function withTimeLimit<Result>(
  limitMs: number,
  work: Promise<Result>,
  createError: () => Error,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(createError()), limitMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
