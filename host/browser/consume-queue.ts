/** Handles what a queue holds, and from then on whatever is pushed to it, at once. */
export function consumeQueue<Item>(queue: Item[], handle: (item: Item) => void): void {
  queue.push = (...items) => {
    for (const item of items) handle(item);
    return 0;
  };
  queue.push(...queue.splice(0));
}
