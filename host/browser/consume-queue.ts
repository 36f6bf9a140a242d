/** Handles everything in a queue, and from then on whatever is pushed to it, immediately. */
export function consumeQueue<Item>(queue: Item[], handle: (item: Item) => void): void {
  queue.push = (...items) => {
    for (const item of items) handle(item);
    return 0;
  };
  queue.push(...queue.splice(0));
}
