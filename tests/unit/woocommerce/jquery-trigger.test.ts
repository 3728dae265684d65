import $ from 'jquery';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { triggerForAll } from '../../../src/woocommerce/jquery-trigger';

const failed = vi.fn();
const received: string[] = [];
const note = (name: string) => () => void received.push(name);
const boom = () => {
  throw new Error('third party');
};
const page = document.body as HTMLElement & { onadded?: unknown };
const trigger = () => triggerForAll($, document.querySelector('p') as Element, $.Event('added'), ['a', 'b'], failed);

beforeEach(() => {
  failed.mockClear();
  received.length = 0;
  document.body.innerHTML = '<div><p></p></div>';
});
afterEach(() => {
  for (const place of [document, window, document.body]) $(place as Document).off('added');
  delete page.onadded;
});

describe('an event through jQuery', () => {
  it('reaches every listener up to the window when some of them throw', () => {
    $('p').on('added', boom).on('added', note('next'));
    $('div').on('added', boom);
    $(document.body).on('added', 'div', boom).on('added', note('body'));
    page.onadded = boom;
    $(document).on('added', note('document'));
    $(window).on('added', note('window'));
    trigger();
    expect(received).toEqual(['next', 'body', 'document', 'window']);
    expect(failed).toHaveBeenCalledTimes(4);
  });

  it('passes its arguments and the element, and lets listeners stop it, run once or be removed', () => {
    const listener = vi.fn(function (this: unknown) {
      return this;
    });
    $('div').on('added', listener).one('added', note('once'));
    const off = note('taken away');
    $('div').on('added', (event) => {
      $('div').off('added', off);
      event.stopPropagation();
    });
    $('div').on('added', off);
    page.onadded = note('property');
    trigger();
    trigger();
    expect(listener.mock.calls[0]?.slice(1)).toEqual(['a', 'b']);
    expect(listener.mock.results[0]?.value).toBe(document.querySelector('div'));
    // A listener removed during the dispatch still receives the event, as with jQuery alone.
    expect(received).toEqual(['once', 'taken away']);
  });

  it('leaves every listener unchanged and removable', () => {
    const listener = note('plain');
    page.onadded = listener;
    $('p').on('added', listener);
    trigger();
    expect(page.onadded).toBe(listener);
    $('p').off('added', listener);
    received.length = 0;
    trigger();
    expect(received).toEqual(['plain']);
  });
});
