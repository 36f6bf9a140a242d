/** Assertions for these tests; a failure shows both sides as text. */
export function equal(actual: unknown, expected: unknown, claim = ''): void {
  const [is, should] = [inOrder(actual), inOrder(expected)];
  if (is !== should) throw new Error(`${claim} is ${is}, should be ${should}`);
}

/** As text, with the keys of objects sorted. */
const inOrder = (value: unknown) =>
  JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
  );

export function holds(condition: unknown, claim: string): asserts condition {
  if (!condition) throw new Error(`Does not hold: ${claim}`);
}

/** How much slower this machine is now than an idle one (test/support/node-start.mjs). */
export const { slowness } = window as unknown as { slowness: number };

/** Waits until the assertion holds. */
export async function until<Value>(
  read: () => Value | Promise<Value>,
  claim: string,
  withinMs = 4000,
): Promise<NonNullable<Awaited<Value>>> {
  const end = performance.now() + withinMs * slowness;
  for (;;) {
    const value = await read();
    if (value) return value as NonNullable<Awaited<Value>>;
    if (performance.now() > end) throw new Error(`Never came to hold: ${claim}`);
    await pause(20);
  }
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
