import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queueNavigation } from '../../../widgets/cart/queue/queue-navigation';
import { NAME, endNavigationTurn } from '../../../src/woocommerce/request-queue';
import { busyTab, ticks, withLocks } from '../woocommerce/turns';

const FORM = (more = '') =>
  `<form method="post" action="/producto/taza/"${more}><input name="quantity" value="1"><button name="add-to-cart" value="7">Añadir</button><button name="other" value="1">Otro</button></form>`;

let page: AbortController;
/** Navigations that the browser would start: recorded in place of its default actions. */
const followed: string[] = [];
const received: string[] = [];
const requestSubmit = HTMLFormElement.prototype.requestSubmit;

const submit = (name = 'add-to-cart') => {
  const form = document.querySelector('form') as HTMLFormElement;
  const submitter = form.querySelector<HTMLElement>(`[name="${name}"]`);
  const event = new Event('submit', { bubbles: true, cancelable: true });
  Object.assign(event, { submitter });
  form.dispatchEvent(event);
  return event;
};
const click = (more: MouseEventInit = {}) => {
  const event = Object.assign(new Event('click', { bubbles: true, cancelable: true }), more);
  document.querySelector('a')?.dispatchEvent(event);
  return event;
};

beforeEach(() => {
  withLocks();
  followed.length = received.length = 0;
  page = new AbortController();
  queueNavigation(page.signal);
  document.addEventListener('submit', () => void received.push('submit'), { signal: page.signal });
  document.addEventListener('click', () => void received.push('click'), { signal: page.signal });
  HTMLFormElement.prototype.requestSubmit = function (submitter) {
    const event = new Event('submit', { bubbles: true, cancelable: true });
    this.dispatchEvent(event);
    if (!event.defaultPrevented) followed.push(`form ${submitter?.getAttribute('name')}`);
  };
  HTMLAnchorElement.prototype.click = function () {
    const event = new Event('click', { bubbles: true, cancelable: true });
    this.dispatchEvent(event);
    if (!event.defaultPrevented) followed.push('link');
  };
});
afterEach(() => {
  page.abort();
  endNavigationTurn();
  HTMLFormElement.prototype.requestSubmit = requestSubmit;
  Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click');
  document.body.innerHTML = '';
});

describe('a native form that changes the cart', () => {
  it('is sent with its button at its turn, and submit listeners run once', async () => {
    document.body.innerHTML = FORM();
    const release = await busyTab();
    expect(submit().defaultPrevented).toBe(true);
    await ticks();
    expect(followed).toEqual([]);
    expect(document.querySelector('button')?.className).toBe('loading');
    release();
    await ticks();
    expect(followed).toEqual(['form add-to-cart']);
    expect(received).toEqual(['submit']);
    expect(document.querySelector('button')?.className).toBe('');
  });

  it('blocks other tabs until the page that it loads is complete', async () => {
    document.body.innerHTML = FORM();
    submit();
    await ticks();
    window.dispatchEvent(new Event('pagehide'));
    expect(Number(localStorage.getItem(NAME))).toBeGreaterThan(0);
    const next = vi.fn();
    void busyTab().then(next);
    await ticks();
    expect(next).not.toHaveBeenCalled();
    endNavigationTurn();
    await vi.waitFor(() => expect(next).toHaveBeenCalled());
  });

  it('is sent once, with the last pressed button, when it is submitted twice while it waits', async () => {
    document.body.innerHTML = FORM().replace('name="other"', 'name="update_cart"');
    const release = await busyTab();
    submit();
    submit('update_cart');
    release();
    await ticks();
    expect(followed).toEqual(['form update_cart']);
  });

  it('is not sent when a later listener prevents it', async () => {
    document.body.innerHTML = FORM();
    addEventListener('submit', (event) => event.preventDefault(), { signal: page.signal });
    submit();
    await ticks();
    expect(followed).toEqual([]);
    await expect(busyTab()).resolves.toBeTypeOf('function');
  });

  it.each<[string, string, string?]>([
    ['opens another tab', FORM(' target="_blank"')],
    ['goes to another site', FORM().replace('/producto/taza/', 'https://pagos.example/')],
    ['closes a dialog', FORM().replace('method="post"', 'method="dialog"')],
    ['changes no cart with this button', FORM(), 'other'],
  ])('is left to the browser when it %s', async (_what, html, name) => {
    document.body.innerHTML = html;
    await busyTab();
    expect(submit(name).defaultPrevented).toBe(false);
  });

  it('is not sent when an earlier listener has prevented it', async () => {
    document.body.innerHTML = FORM();
    document.addEventListener('submit', (event) => event.preventDefault(), { signal: page.signal });
    submit();
    await ticks();
    expect(followed).toEqual([]);
    await expect(busyTab()).resolves.toBeTypeOf('function');
  });
});

describe('a link that changes the cart', () => {
  const LINK = '<a href="/tienda/?add-to-cart=7">Añadir</a>';

  it('is followed at its turn, and click listeners run once', async () => {
    document.body.innerHTML = LINK;
    const release = await busyTab();
    expect(click().defaultPrevented).toBe(true);
    release();
    await ticks();
    expect(followed).toEqual(['link']);
    expect(received).toEqual(['click']);
  });

  it.each<[string, string, MouseEventInit?]>([
    ['opens another tab', LINK.replace('<a', '<a target="_blank"')],
    ['is pressed with a key for another tab', LINK, { ctrlKey: true }],
    ['is pressed with another button', LINK, { button: 1 }],
    ['changes no cart', '<a href="/tienda/">Tienda</a>'],
  ])('is left to the browser when it %s', async (_what, html, more) => {
    document.body.innerHTML = html;
    await busyTab();
    expect(click(more).defaultPrevented).toBe(false);
  });
});
