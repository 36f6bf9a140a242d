/** Does not cancel the work. */
export function withTimeout<Result>(
  work: Result | Promise<Result>,
  timeoutMs: number,
  message: string,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(message)), timeoutMs);
    Promise.resolve(work).then(
      (result) => {
        clearTimeout(timer);
        resolve(result);
      },
      (reason) => {
        clearTimeout(timer);
        reject(reason);
      },
    );
  });
}
