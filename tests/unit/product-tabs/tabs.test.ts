import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { paintTabs } from '../../../widgets/product-tabs/paint-tabs';
import { startTabLinks } from '../../../widgets/product-tabs/tab-links';
import { only, openTabs, printTabs, tab } from './tabs-page';

let life: AbortController;
beforeEach(() => {
  life = new AbortController();
  history.replaceState(null, '', '/producto/taza/');
});
afterEach(() => life.abort());

const start = (address = '/producto/taza/'): HTMLElement => {
  history.replaceState(null, '', address);
  const wrapper = printTabs();
  paintTabs(wrapper as never, { signal: life.signal });
  startTabLinks(life.signal);
  return wrapper;
};

/** Presses a key on a tab; whether it was taken. */
const key = (target: Element, name: string, options = {}): boolean => {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...options });
  target.dispatchEvent(event);
  return event.defaultPrevented;
};

/** Puts the tabs at these places, in pixels. */
const place = (...places: readonly (readonly [left: number, top: number])[]) => {
  for (const [at, [left, top]] of places.entries())
    vi.spyOn(
      [...document.querySelectorAll('.wc-tabs > li > a')][at] as Element,
      'getBoundingClientRect',
    ).mockReturnValue({ left, top } as DOMRect);
};
const focused = () => document.activeElement?.getAttribute('href');

describe('the tab that a page opens', () => {
  test.each([
    ['the first tab without a hash', '/producto/taza/', 'description'],
    ['the first tab for a hash that names nothing', '/producto/taza/#nada', 'description'],
    ['the first tab for a hash that is no valid escape', '/producto/taza/#%E0%A4%A', 'description'],
    ['the tab that the hash names', '/producto/taza/#tab-reviews', 'reviews'],
    ['the tab of the reviews', '/producto/taza/#reviews', 'reviews'],
    ['the tab of an element in a panel', '/producto/taza/#medidas', 'description'],
    ['the reviews for a review on the page', '/producto/taza/#comment-7', 'reviews'],
    ['the reviews for a review on another page', '/producto/taza/#comment-900', 'reviews'],
    ['the reviews for a page of reviews', '/producto/taza/comment-page-2/', 'reviews'],
    ['the reviews for a page of reviews in the query', '/?p=15&cpage=2', 'reviews'],
  ])('is %s', (_name, address, expected) => {
    start(address);
    expect(openTabs()).toEqual(only(expected));
  });

  test('is the first if a product has no reviews', () => {
    history.replaceState(null, '', '/producto/taza/#reviews');
    paintTabs(printTabs({ description: '', size: '' }) as never, { signal: life.signal });
    expect(openTabs()).toEqual(only('description'));
  });
});

describe('a press on a tab', () => {
  test('opens its panel without changing the address', () => {
    start();
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    tab('reviews').dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(openTabs()).toEqual(only('reviews'));
  });

  test('opens its panel also when a theme has called preventDefault', () => {
    start();
    tab('reviews').addEventListener('click', (event) => event.preventDefault());
    tab('reviews').click();
    expect(openTabs()).toEqual(only('reviews'));
  });

  test('with Ctrl is left to the browser', () => {
    start();
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    tab('reviews').dispatchEvent(event);
    expect([event.defaultPrevented, openTabs()]).toEqual([false, only('description')]);
  });

  test('does not change tabs and panels inside a panel', () => {
    const wrapper = start();
    tab('tallas').click();
    wrapper.querySelector<HTMLElement>('.wc-tab .tabs a')?.click();
    expect(openTabs()).toEqual(only('tallas'));
    expect(wrapper.querySelector<HTMLElement>('#own')?.style.display).toBe('');
  });

  test('shows a panel that a theme’s style sheet hides', () => {
    const wrapper = start();
    wrapper.insertAdjacentHTML('afterbegin', '<style>.wc-tab { display: none; }</style>');
    tab('reviews').click();
    expect(wrapper.querySelector<HTMLElement>('#tab-reviews')?.style.display).toBe('block');
  });
});

describe('keys on a tab', () => {
  const ROW = [
    [0, 0],
    [100, 0],
    [200, 0],
  ] as const;

  test.each([
    ['ArrowRight', 'description', '#tab-tallas'],
    ['ArrowLeft', 'description', '#tab-reviews'],
    ['ArrowRight', 'reviews', '#tab-description'],
    ['Home', 'reviews', '#tab-description'],
    ['End', 'description', '#tab-reviews'],
  ])('%s moves the focus from %s to %s in a row', (name, from, to) => {
    start();
    place(...ROW);
    expect(key(tab(from), name)).toBe(true);
    expect(focused()).toBe(to);
    expect(openTabs(), 'the focus alone opens nothing').toEqual(only('description'));
  });

  test('up and down move the focus in a column, and left and right are left to the browser', () => {
    start();
    place([0, 0], [0, 40], [0, 80]);
    expect(key(tab('description'), 'ArrowRight')).toBe(false);
    expect(key(tab('description'), 'ArrowDown')).toBe(true);
    expect(focused()).toBe('#tab-tallas');
    expect(key(tab('description'), 'ArrowUp')).toBe(true);
    expect(focused()).toBe('#tab-reviews');
  });

  test('the left arrow moves to the next tab in a right-to-left page', () => {
    const wrapper = start();
    wrapper.style.direction = 'rtl';
    place([200, 0], [100, 0], [0, 0]);
    key(tab('description'), 'ArrowLeft');
    expect(focused()).toBe('#tab-tallas');
  });

  test('Space opens the tab', () => {
    start();
    expect(key(tab('reviews'), ' ')).toBe(true);
    expect(openTabs()).toEqual(only('reviews'));
  });

  test('an arrow with Alt is left to the browser', () => {
    start();
    place(...ROW);
    expect(key(tab('description'), 'ArrowLeft', { altKey: true })).toBe(false);
  });

  test('a single tab keeps the focus', () => {
    const wrapper = printTabs({ description: '' });
    paintTabs(wrapper as never, { signal: life.signal });
    for (const name of ['ArrowRight', 'ArrowLeft', 'Home', 'End']) {
      expect(key(tab('description'), name)).toBe(true);
      expect(focused()).toBe('#tab-description');
    }
  });
});

describe('links to a tab', () => {
  const follow = (link: HTMLElement | null, prevented = false) => {
    if (prevented) link?.addEventListener('click', (event) => event.preventDefault());
    link?.click();
  };
  const link = (href: string): HTMLAnchorElement => {
    document.body.insertAdjacentHTML('beforeend', `<a href="${href}">Ir</a>`);
    return document.body.lastElementChild as HTMLAnchorElement;
  };

  test.each([false, true])('the average rating opens the reviews (preventDefault by a theme: %s)', (prevented) => {
    start();
    follow(document.querySelector<HTMLElement>('.woocommerce-review-link'), prevented);
    expect(openTabs()).toEqual(only('reviews'));
  });

  test('a link to a tab, or to something in its panel, opens it', () => {
    start();
    follow(link('#comment-7'));
    expect(openTabs()).toEqual(only('reviews'));
    follow(link('/producto/taza/#tab-tallas'));
    expect(openTabs()).toEqual(only('tallas'));
  });

  test('a link that other code has handled, to another page or to nothing, opens nothing', () => {
    start();
    follow(link('#reviews'), true);
    follow(link('/producto/otro/#nada'));
    follow(link('#nada'));
    expect(openTabs()).toEqual(only('description'));
  });

  test('another hash in the address opens its tab', async () => {
    start();
    location.hash = '#tab-tallas';
    dispatchEvent(new Event('hashchange'));
    await vi.waitFor(() => expect(openTabs()).toEqual(only('tallas')));
    location.hash = '#nada';
    dispatchEvent(new Event('hashchange'));
    expect(openTabs(), 'a hash that names nothing keeps the tab').toEqual(only('tallas'));
  });
});

test('a template from before WooCommerce 9.8 gets the roles of tabs on its links', () => {
  document.body.innerHTML =
    '<div class="woocommerce-tabs"><ul class="tabs"><li class="reviews_tab" role="tab"><a href="#tab-reviews">Valoraciones</a></li></ul><div class="panel" id="tab-reviews"></div></div>';
  const wrapper = document.querySelector<HTMLElement>('.woocommerce-tabs');
  paintTabs(wrapper as never, { signal: life.signal });
  expect(['ul', 'li', 'a', '.panel'].map((part) => wrapper?.querySelector(part)?.getAttribute('role'))).toEqual([
    'tablist',
    'presentation',
    'tab',
    'tabpanel',
  ]);
});
