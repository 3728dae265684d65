/**
 * Appends items to the queue of a tag (`dataLayer`, `uetq`). When another script has replaced `push` and it throws, the
 * error is logged and the items are appended with the native method.
 */
export const pushToQueue = (queue: unknown[], ...items: readonly unknown[]): void => {
  try {
    queue.push(...items);
  } catch (error) {
    console.error(error);
    if (Array.isArray(queue) && !queue.includes(items[0])) Array.prototype.push.apply(queue, [...items]);
  }
};
