const page = window as typeof globalThis & { jQuery?: { active?: number } };

/** Whether requests of jQuery are under way, by its own count; without loading it. */
export const hasPendingRequests = (): boolean =>
  !Object.getOwnPropertyDescriptor(page, 'jQuery')?.get && !!page.jQuery?.active;
