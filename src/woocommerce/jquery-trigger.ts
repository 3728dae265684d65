type Listener = ((...args: unknown[]) => unknown) & { guid?: number };
type Bound = { handler: Listener };
/** What jQuery keeps of an element's listeners; not documented, and the same from its first version to this one. */
type Inside = JQueryStatic & { _data?: (element: unknown, key: 'events') => Record<string, Bound[]> | undefined };

/** Puts a listener in another's place, for as long as an event lasts; others may have changed the place meanwhile. */
const stand = (place: object, key: string, guard: (listener: Listener) => Listener): (() => void) => {
  const listener: unknown = Reflect.get(place, key);
  if (typeof listener !== 'function') return () => undefined;
  const guarded = Object.assign(guard(listener as Listener), { guid: (listener as Listener).guid });
  Reflect.set(place, key, guarded);
  return () => void (Reflect.get(place, key) === guarded && Reflect.set(place, key, listener));
};

/**
 * Fires an event through jQuery, for every listener up to the window: one that throws is reported, and stops neither
 * the next nor the event. jQuery alone gives up at the first, and so would an `onadded_to_cart` of the body, behind
 * which the document hears nothing.
 */
export const triggerForAll = (
  $: JQueryStatic,
  target: Element,
  event: JQuery.Event,
  args: readonly unknown[],
  failed: (error: unknown) => void,
): void => {
  const { type } = event as unknown as { type: string };
  const guard = (listener: Listener): Listener =>
    function (this: unknown, ...given) {
      try {
        return listener.apply(this, given);
      } catch (error) {
        return failed(error);
      }
    };
  const restore: (() => void)[] = [];
  const path = [target, ...$(target).parents().get(), document, window];
  for (const place of path) {
    for (const bound of ($ as Inside)._data?.(place, 'events')?.[type] ?? [])
      restore.push(stand(bound, 'handler', guard));
    restore.push(stand(place, `on${type}`, guard));
  }
  try {
    $(target).trigger(event, args as unknown[]);
  } catch (error) {
    failed(error);
  } finally {
    for (const undo of restore) undo();
  }
};
