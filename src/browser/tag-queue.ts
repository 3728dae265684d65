/**
 * Puts items on the queue of a tag (`dataLayer`, `uetq`). Other code may have replaced its `push` with one that throws:
 * that is logged, and the items are on the queue all the same.
 */
export const pushTo = (queue: unknown[], ...items: readonly unknown[]): void => {
  try {
    queue.push(...items);
  } catch (error) {
    console.error(error);
    if (Array.isArray(queue) && !queue.includes(items[0])) Array.prototype.push.apply(queue, [...items]);
  }
};
