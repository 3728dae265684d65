import { type ReactElement, StrictMode, act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// happy-dom has no layout, so `elementsFromPoint` is missing.
document.elementsFromPoint ??= () => [];

const unmounts: (() => void)[] = [];
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await act(async () => {
    for (const unmount of unmounts.splice(0)) unmount();
  });
});

const addPlace = () => document.body.appendChild(document.createElement('div'));

/** Renders in a host's tree, in StrictMode. */
export const render = async (view: ReactElement) => {
  const element = addPlace();
  const root = createRoot(element);
  unmounts.push(() => root.unmount());
  const show = (next: ReactElement) => act(async () => root.render(<StrictMode>{next}</StrictMode>));
  await show(view);
  return { element, show, unmount: () => act(async () => root.unmount()) };
};

/**
 * Renders on a server, then hydrates: React may neither replace a node nor find a difference. `before` is what the page's
 * scripts have done meanwhile.
 */
export const hydrate = async (view: ReactElement, before: (element: HTMLElement) => void = () => {}) => {
  const element = addPlace();
  element.innerHTML = renderToString(view);
  before(element);
  const first = element.firstElementChild;
  const onRecoverableError = vi.fn();
  const complain = vi.spyOn(console, 'error');
  const root = await act(async () => hydrateRoot(element, view, { onRecoverableError }));
  unmounts.push(() => root.unmount());
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(complain).not.toHaveBeenCalled();
  expect(element.firstElementChild).toBe(first);
  return { element, unmount: () => act(async () => root.unmount()) };
};

/** Presses an element as a shopper does; returns the event. */
export const press = async (element: Element | null | undefined): Promise<MouseEvent> => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  await act(async () => void element?.dispatchEvent(event));
  return event;
};

/** Waits until a check passes, and lets React work meanwhile. */
export const until = async (check: () => void): Promise<void> => {
  for (const end = Date.now() + 10_000; ; ) {
    try {
      return check();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  }
};
