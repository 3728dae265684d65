/** Events before the core runs, buffered by `src/entries/head/event-buffer.ts`; missing on pages without that script. */
const LOG = Symbol.for('islas.early');
const page: typeof globalThis & { readonly [LOG]?: Event[] } = globalThis;

/** Whether an event hit the host or an element in it, or is a message from the host's frame. */
const isEventOf = (host: Node, { target, source }: Event & { readonly source?: unknown }): boolean =>
  target instanceof Node ? host.contains(target) : host instanceof HTMLIFrameElement && source === host.contentWindow;

/**
 * Returns the buffered events of a type on the host or in it, and messages from its frame, oldest first. Removes them
 * from the buffer, so that a second mount does not handle them again.
 */
export const takeEarlyEvents = (type: string, host: Node): readonly Event[] => {
  const log = page[LOG] ?? [];
  const found = log.filter((event) => event.type === type && isEventOf(host, event));
  for (const event of found) log.splice(log.indexOf(event), 1);
  return found;
};
