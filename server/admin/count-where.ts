import { setImmediate as nextTurn } from 'node:timers/promises';

const sliceMs = 8;
/** Between two looks at the time. */
const stride = 100;

/** How many items a claim is true of, however long it takes to tell: after some 8 ms others have their turn. */
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
