const LOG = Symbol.for('islas.early');

/** What the script of the head has noted and nobody has taken. */
export const earlyLog = (): Event[] => (Reflect.get(globalThis, LOG) as Event[] | undefined) ?? [];

/** Notes events as the script of the head does. */
export const keepEarly = (...events: Event[]): void =>
  void Object.assign(globalThis, { [LOG]: [...earlyLog(), ...events] });
