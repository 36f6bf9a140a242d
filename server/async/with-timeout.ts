/**
 * Settles as the work does, or rejects after so long with an error of this message. Nobody waits for what late work
 * still does.
 */
export async function withTimeout<Result>(
  work: Result | Promise<Result>,
  timeoutMs: number,
  message: string,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(message)), timeoutMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
