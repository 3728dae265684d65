import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { server } from '../../../mocks/node';
import { SOURCES } from '../../../src/wordpress/english';
import { setSettings } from '../../../src/wordpress/settings';
import { clearVariationCache } from '../../../widgets/variations/variation-requests';
import { COLOUR, SIZE, later, pick, priceOf, productPage, start, variation, variationId } from './form';

const MATRIX = 'http://127.0.0.1:5173/wp-json/islas/v1/swatches/availability/:id';
const found = variation(7, { [COLOUR]: 'rojo', [SIZE]: 'M' });

let answer: (value: unknown) => void = () => undefined;
let asked = 0;
let page = new AbortController();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  setSettings({ texts: SOURCES });
  clearVariationCache();
  asked = 0;
  page.abort();
  page = new AbortController();
  server.use(
    http.get(MATRIX, () => new HttpResponse(null, { status: 404 })),
    http.post('*', async ({ request }) => {
      if (!request.url.includes('get_variation')) return undefined;
      asked += 1;
      const value = await new Promise((resolve) => (answer = resolve));
      return value instanceof Response ? value : HttpResponse.json(value as never);
    }),
  );
});

const open = async () => {
  const form = productPage({ variations: 'false' });
  /** Called for presses that the form does not prevent, after which the browser would submit it. */
  const sent = vi.fn();
  document.body.addEventListener('click', (event) => event.defaultPrevented || sent(), { signal: page.signal });
  await start(form, later);
  return { form, sent, button: form.querySelector('button') as HTMLButtonElement };
};
const choose = async (form: Element, colour = 'rojo') => {
  pick(form, COLOUR, colour);
  pick(form, SIZE, 'M');
  const before = asked;
  await later(120);
  await vi.waitFor(() => expect(asked).toBe(before + 1));
};
const message = (form: Element) => form.querySelector('.woocommerce-info')?.textContent;

describe('presses during a variation request', () => {
  test('a press while the variation loads waits, and is sent once with the variation’s id', async () => {
    const { form, sent, button } = await open();
    await choose(form);
    button.click();
    button.click();
    expect([button.className, message(form)]).toEqual([expect.stringContaining('loading'), undefined]);
    expect(button).toHaveAttribute('aria-busy', 'true');
    answer(found);
    await vi.waitFor(() => expect(variationId(form)).toBe('7'));
    expect(priceOf(form)).toBe('7 €');
    await later(0);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(button).not.toHaveClass('loading');
    await later(1000);
    expect([sent.mock.calls.length, message(form)]).toEqual([1, undefined]);
  });

  test('a press while the variation loads is dropped at the next change', async () => {
    const { form, sent, button } = await open();
    await choose(form);
    button.click();
    pick(form, SIZE, '');
    expect(button).not.toHaveClass('loading');
    pick(form, SIZE, 'S');
    await later(120);
    answer(found);
    await later(1000);
    expect(sent).not.toHaveBeenCalled();
  });

  test('a press while the variation loads is refused with the reason when it cannot be bought', async () => {
    const { form, sent, button } = await open();
    await choose(form);
    button.click();
    answer({ ...found, is_in_stock: false });
    await vi.waitFor(() => expect(variationId(form)).toBe('7'));
    await later(0);
    expect([sent.mock.calls.length, button]).toEqual([0, expect.objectContaining({ disabled: false })]);
    expect(button).toHaveClass('wc-variation-is-unavailable');
    expect(message(form)).toMatch(/unavailable/);
  });

  test('a press while the variation loads is refused with the reason when there is no variation', async () => {
    const { form, sent, button } = await open();
    await choose(form);
    button.click();
    answer(false);
    await vi.waitFor(() => expect(message(form)).toBeTruthy());
    expect([sent.mock.calls.length, button.classList.contains('loading')]).toEqual([0, false]);
  });

  test('a press after a failed variation request repeats the request, and is sent', async () => {
    const { form, sent, button } = await open();
    await choose(form);
    answer(new HttpResponse(null, { status: 500 }));
    await vi.waitFor(() => expect(message(form)).toBeTruthy());
    button.click();
    expect(message(form)).toBeUndefined();
    await later(120);
    await vi.waitFor(() => expect(asked).toBe(2));
    answer(found);
    await vi.waitFor(() => expect(variationId(form)).toBe('7'));
    await later(0);
    expect(sent).toHaveBeenCalledTimes(1);
  });
});

test('while a variation loads, the button of the earlier one is disabled', async () => {
  const { form, button } = await open();
  await choose(form);
  answer(found);
  await vi.waitFor(() => expect(button).not.toHaveClass('disabled'));
  pick(form, COLOUR, 'azul');
  expect(button).toHaveClass('disabled');
  expect(button).not.toHaveClass('wc-variation-selection-needed');
});
