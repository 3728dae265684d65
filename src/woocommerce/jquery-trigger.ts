type Listener = ((...args: unknown[]) => unknown) & { guid?: number };
type Bound = { handler: Listener };
/** jQuery's internal list of an element's listeners: not documented, the same in all versions. */
type Inside = JQueryStatic & { _data?: (element: unknown, key: 'events') => Record<string, Bound[]> | undefined };

/** Replaces a listener by a guarded one. Returns a function that restores it, unless it was changed meanwhile. */
const replaceListener = (place: object, key: string, guard: (listener: Listener) => Listener): (() => void) => {
  const listener: unknown = Reflect.get(place, key);
  if (typeof listener !== 'function') return () => undefined;
  const guarded = Object.assign(guard(listener as Listener), { guid: (listener as Listener).guid });
  Reflect.set(place, key, guarded);
  return () => void (Reflect.get(place, key) === guarded && Reflect.set(place, key, listener));
};

/**
 * Triggers an event through jQuery for every listener up to the window. A listener that throws is passed to `failed` and
 * the others run; jQuery alone stops at the first error, also at one of an `onadded_to_cart` property.
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
      restore.push(replaceListener(bound, 'handler', guard));
    restore.push(replaceListener(place, `on${type}`, guard));
  }
  try {
    $(target).trigger(event, args as unknown[]);
  } catch (error) {
    failed(error);
  } finally {
    for (const undo of restore) undo();
  }
};
