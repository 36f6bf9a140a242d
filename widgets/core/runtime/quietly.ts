/** Runs a step and only logs a failure. Never throws, even if the page has replaced its console. */
export function quietly(step: () => unknown): void {
  try {
    step();
  } catch (error) {
    try {
      console.error(error);
    } catch {}
  }
}
