import { setImmediate as nextTurn } from 'node:timers/promises';

const sliceMs = 8;
/** How many items are processed between two checks of the clock. */
const stride = 100;

/** Counts the items that match a condition. Yields to other work about every 8 ms. */
export async function countWhere<Item>(items: readonly Item[], isTrue: (item: Item) => boolean): Promise<number> {
  let count = 0;
  let startedAt = performance.now();
  for (const [at, item] of items.entries()) {
    if (isTrue(item)) count += 1;
    if (at % stride !== 0 || performance.now() - startedAt < sliceMs) continue;
    await nextTurn();
    startedAt = performance.now();
  }
  return count;
}
