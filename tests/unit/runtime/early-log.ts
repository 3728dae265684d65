const LOG = Symbol.for('islas.early');

/** Events that the head script has recorded and nothing has replayed yet. */
export const earlyLog = (): Event[] => (Reflect.get(globalThis, LOG) as Event[] | undefined) ?? [];

/** Records events as the head script does. */
export const keepEarly = (...events: Event[]): void =>
  void Object.assign(globalThis, { [LOG]: [...earlyLog(), ...events] });
