/** Nobody is left to wait longer. Networks that are slow and work take less to carry a form. */
const limitMs = 30_000;

/**
 * Runs a step to an end, whatever becomes of it: what it throws, at once or later, or that it has come to nothing after
 * 30 s, is handed to `otherwise`. Rejects only if `otherwise` throws.
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
