/**
 * Runs a step and only logs a failure. Never throws, even if the page has replaced its console.
 * @returns what the step returned, or nothing if it failed
 */
export function quietly<Result>(step: () => Result): Result | undefined {
  try {
    return step();
  } catch (error) {
    try {
      console.error(error);
    } catch {}
  }
  return undefined;
}
