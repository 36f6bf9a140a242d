import { setImmediate as nextTurn } from 'node:timers/promises';

const sliceMs = 8;
/** How many items are processed between two checks of the clock. */
const stride = 100;

/** The items that match a condition. Yields to other work about every 8 ms. */
export async function filterInSlices<Item>(items: readonly Item[], isTrue: (item: Item) => boolean): Promise<Item[]> {
  const found: Item[] = [];
  let startedAt = performance.now();
  for (const [at, item] of items.entries()) {
    if (isTrue(item)) found.push(item);
    if (at % stride !== 0 || performance.now() - startedAt < sliceMs) continue;
    await nextTurn();
    startedAt = performance.now();
  }
  return found;
}
