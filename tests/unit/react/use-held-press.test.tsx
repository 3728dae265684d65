import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useHeldPress } from '../../../src/react/use-held-press';

let unmount = (): void => {};
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => act(async () => unmount()));

/** A component around markup whose script has not started. */
const page = async (markup: string) => {
  const place = document.body.appendChild(document.createElement('div'));
  let release = (): void => {};
  const View = () => {
    const held = useHeldPress();
    useEffect(() => {
      release = held.release;
    });
    return <div onClickCapture={held.hold} dangerouslySetInnerHTML={{ __html: markup }} />;
  };
  const root = createRoot(place);
  await act(async () => root.render(<View />));
  unmount = () => root.unmount();
  const host = place.firstElementChild as HTMLElement;
  const control = host.querySelector('[data-test]') as HTMLElement;
  const pressed = vi.fn((event: Event) => event.preventDefault());
  control.addEventListener('click', pressed);
  const press = (init: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    control.dispatchEvent(event);
    return event;
  };
  return { host, control, pressed, release: () => release(), press };
};

describe('presses on printed controls', () => {
  it('wait until their handlers have started, and come once', async () => {
    const { pressed, release, press } = await page('<a href="/carrito/" data-test>Carrito</a>');
    expect(press().defaultPrevented).toBe(true);
    press();
    expect(pressed).not.toHaveBeenCalled();
    release();
    expect(pressed).toHaveBeenCalledOnce();
    release();
    press();
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it('count also inside of the control', async () => {
    const { host, pressed, release } = await page('<button data-test><b>Añadir</b></button>');
    host.querySelector('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    release();
    expect(pressed).toHaveBeenCalledOnce();
  });

  it.each([
    ['a link for a new tab', '<a href="/p/" target="_blank" data-test>Ficha</a>', {}],
    ['a link that saves a file', '<a href="/p.pdf" download data-test>Ficha</a>', {}],
    ['a press with Ctrl', '<a href="/p/" data-test>Ficha</a>', { ctrlKey: true }],
    ['a radio button', '<input type="radio" data-test>', {}],
  ])('are left to the browser: %s', async (_case, markup, init) => {
    const { pressed, press } = await page(markup);
    press(init);
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('are forgotten with a control that has left the page', async () => {
    const { control, pressed, release, press } = await page('<button data-test>Añadir</button>');
    press();
    control.remove();
    release();
    expect(pressed).not.toHaveBeenCalled();
  });

  it('are no longer held once the component has ended', async () => {
    const { pressed, press } = await page('<button data-test>Añadir</button>');
    await act(async () => unmount());
    press();
    expect(pressed).toHaveBeenCalledOnce();
  });
});
