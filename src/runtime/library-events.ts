/**
 * Handlers for events that a library triggers for its own listeners only, without a native event on the page. Each is
 * called with the target and a native event in its place, whose `preventDefault` counts.
 */
export const triggered = new Set<(target: unknown, event: Event) => void>();
