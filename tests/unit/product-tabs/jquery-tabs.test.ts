import jQuery from 'jquery';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startIslands } from '../../../src/runtime/loader';
import { startBridge } from '../../../src/woocommerce/jquery-bridge';
import { productTabs, ratingStars } from '../../../widgets/product-tabs/island';
import { connectTabs } from '../../../widgets/product-tabs/jquery-tabs';
import { paintStars } from '../../../widgets/product-tabs/paint-stars';
import { only, openTabs, printParams, printTabs, tab } from './tabs-page';

const $ = jQuery;
const observed: Element[] = [];

let life: AbortController;
beforeEach(() => {
  life = new AbortController();
  observed.length = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = (element: Element) => observed.push(element);
      disconnect = () => undefined;
    },
  );
  history.replaceState(null, '', '/producto/taza/');
});
afterEach(() => {
  life.abort();
  $(document).off();
});

const start = (): HTMLElement => {
  printParams();
  const wrapper = printTabs();
  startIslands([productTabs, ratingStars], life.signal);
  startBridge($, life.signal);
  connectTabs($, life.signal);
  return wrapper;
};
/** Waits until jQuery has run what was waiting for the page. */
const ready = () => new Promise<void>((resolve) => void $(() => resolve()));

describe('tabs and stars for other code, while jQuery is on the page', () => {
  test('init is triggered once on the tabs and on the rating', async () => {
    const received: unknown[] = [];
    $(document).on('init', ({ target }: JQuery.TriggeredEvent) => void received.push(target));
    const wrapper = start();
    await ready();
    expect(received).toEqual([wrapper, document.querySelector('#rating')]);
  });

  test('init from other code chooses the first tab again', () => {
    const wrapper = start();
    tab('reviews').click();
    $(wrapper).trigger('init');
    expect(openTabs()).toEqual(only('description'));
  });

  test('a triggered click opens a tab', () => {
    start();
    $('.reviews_tab a').trigger('click');
    expect(openTabs()).toEqual(only('reviews'));
  });

  test('a triggered click on the average rating opens the reviews', () => {
    start();
    $('.woocommerce-review-link').trigger('click');
    expect(openTabs()).toEqual(only('reviews'));
  });

  test('a triggered click chooses a star', () => {
    start();
    const select = document.querySelector<HTMLSelectElement>('#rating') as HTMLSelectElement;
    paintStars(select, life.signal);
    $('p.stars a.star-4').trigger('click');
    expect(select.value).toBe('4');
  });

  test('the stars are fetched when the select comes near, and the select works until then', () => {
    start();
    expect(observed).toEqual([document.querySelector('#rating')]);
    expect(document.querySelector<HTMLElement>('#rating')?.style.display).toBe('');
  });
});
