/** Takes a step whose failure is nobody's loss: it is only logged. Never throws, whatever the page made of its console. */
export function quietly(step: () => unknown): void {
  try {
    step();
  } catch (error) {
    try {
      console.error(error);
    } catch {}
  }
}
