/**
 * Runs a step whose failure does not matter: it is only logged. Never throws, even if the page replaced its console.
 */
export function quietly(step: () => unknown): void {
  try {
    step();
  } catch (error) {
    try {
      console.error(error);
    } catch {}
  }
}
