/** Where the script of the head keeps what happens before the core runs (`src/head.ts`). */
const LOG = Symbol.for('islas.early');

/**
 * Events of a type that reached the host, or anything in it, before the core ran, oldest first. Each is handed out
 * once, so that what is mounted a second time does not answer it again.
 */
export const earlyEvents = (type: string, host?: Node): readonly Event[] => {
  const log: unknown = Reflect.get(globalThis, LOG);
  if (!Array.isArray(log)) return [];
  const isWanted = (event: unknown): event is Event =>
    event instanceof Event &&
    event.type === type &&
    (!host || (event.target instanceof Node && host.contains(event.target)));
  const found = log.filter(isWanted);
  for (const event of found) log.splice(log.indexOf(event), 1);
  return found;
};
