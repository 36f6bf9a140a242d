/**
 * Settles as the work does, or rejects after so long with an error of this message. Nobody waits for what late work
 * still does.
 */
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
