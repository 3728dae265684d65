/** A controller that also ends when the parent does, and lets go of the parent when it ends first. */
export const child = (parent: AbortSignal): AbortController => {
  const controller = new AbortController();
  if (parent.aborted) controller.abort();
  else parent.addEventListener('abort', () => controller.abort(), { signal: controller.signal });
  return controller;
};
