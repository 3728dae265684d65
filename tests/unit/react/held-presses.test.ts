import { describe, expect, it, vi } from 'vitest';
import { holdPresses } from '../../../src/react/held-presses';

const page = (markup: string) => {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = markup;
  const control = host.querySelector('[data-test]') as HTMLElement;
  const pressed = vi.fn((event: Event) => event.preventDefault());
  control.addEventListener('click', pressed);
  const controller = new AbortController();
  const release = holdPresses(host, controller.signal);
  const press = (init: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    control.dispatchEvent(event);
    return event;
  };
  return { host, control, pressed, controller, release, press };
};

describe('presses on printed controls', () => {
  it('wait until their handlers have started, and come once', () => {
    const { pressed, release, press } = page('<a href="/carrito/" data-test>Carrito</a>');
    expect(press().defaultPrevented).toBe(true);
    press();
    expect(pressed).not.toHaveBeenCalled();
    release();
    expect(pressed).toHaveBeenCalledOnce();
    release();
    press();
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it('count also inside of the control', () => {
    const { host, pressed, release } = page('<button data-test><b>Añadir</b></button>');
    host.querySelector('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    release();
    expect(pressed).toHaveBeenCalledOnce();
  });

  it.each([
    ['a link for a new tab', '<a href="/p/" target="_blank" data-test>Ficha</a>', {}],
    ['a link that saves a file', '<a href="/p.pdf" download data-test>Ficha</a>', {}],
    ['a press with Ctrl', '<a href="/p/" data-test>Ficha</a>', { ctrlKey: true }],
    ['a radio button', '<input type="radio" data-test>', {}],
  ])('are left to the browser: %s', (_case, markup, init) => {
    const { pressed, press } = page(markup);
    press(init);
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('are forgotten with a control that has left the page', () => {
    const { control, pressed, release, press } = page('<button data-test>Añadir</button>');
    press();
    control.remove();
    release();
    expect(pressed).not.toHaveBeenCalled();
  });

  it('are no longer held once the component has ended', () => {
    const { pressed, controller, press } = page('<button data-test>Añadir</button>');
    controller.abort();
    press();
    expect(pressed).toHaveBeenCalledOnce();
  });
});
