/** Also handles each later item as soon as it is pushed. */
export function consumeQueue<Item>(queue: Item[], handle: (item: Item) => void): void {
  queue.push = (...items) => {
    for (const item of items) handle(item);
    return 0;
  };
  queue.push(...queue.splice(0));
}
