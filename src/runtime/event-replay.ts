/** The script of the head keeps there what happens before the core runs (`src/entries/head/event-buffer.ts`); pages without it have none. */
const LOG = Symbol.for('islas.early');
const page: typeof globalThis & { readonly [LOG]?: Event[] } = globalThis;

/** A frame's messages come from its window; every other event reaches an element. */
const isOf = (host: Node, { target, source }: Event & { readonly source?: unknown }): boolean =>
  target instanceof Node ? host.contains(target) : host instanceof HTMLIFrameElement && source === host.contentWindow;

/**
 * Events of a type that reached the host, or anything in it, before the core ran, and messages that a frame sent,
 * oldest first. Each is handed out once, so that what is mounted a second time does not answer it again.
 */
export const earlyEvents = (type: string, host: Node): readonly Event[] => {
  const log = page[LOG] ?? [];
  const found = log.filter((event) => event.type === type && isOf(host, event));
  for (const event of found) log.splice(log.indexOf(event), 1);
  return found;
};
