/** Nobody waits longer than this, and even slow networks need less to send a form. */
const limitMs = 30_000;

/**
 * Runs a step to its end: if it throws, at once or later, or takes more than 30 s, the error goes to `otherwise`.
 * Rejects only if `otherwise` throws.
 */
export async function settle<Outcome>(
  step: () => Promise<Outcome>,
  otherwise: (error: unknown) => Outcome,
): Promise<Outcome> {
  try {
    return await Promise.race([step(), new Promise<never>((_, reject) => setTimeout(reject, limitMs))]);
  } catch (error) {
    return otherwise(error);
  }
}
