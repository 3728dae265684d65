import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { server, shop } from '../../../mocks/node';
import { setSettings } from '../../../src/wordpress/settings';
import { type FormState, formStore, setChoices } from '../../../widgets/variations/variation-store';
import { startAsyncMode } from '../../../widgets/variations/variation-requests';

const COLOUR = 'attribute_pa_color';
const SIZE = 'attribute_pa_talla';
const ORIGIN = 'http://127.0.0.1:5173';
const MATRIX = `${ORIGIN}/wp-json/islas/v1/swatches/availability/:id`;

const product = () => shop.catalogue.products.find(({ type, variations }) => type === 'variable' && variations?.[0]);

/** The choices that find the product's variation at an index. */
const choicesOf = (place: number) =>
  Object.fromEntries(
    Object.entries(product()?.variations?.[place]?.values ?? {}).map(([name, value]) => [`attribute_${name}`, value]),
  );

const asked = () => shop.requests.filter(({ url }) => url.includes('get_variation')).map(({ form }) => form);

const open = (id = product()?.id, controller = new AbortController()) => {
  const form = document.body.appendChild(document.createElement('form'));
  const data: Record<string, unknown> = { product_id: String(id), custom_data: undefined };
  startAsyncMode(form, (key) => data[key], controller.signal);
  return { form, controller };
};

const until = (form: object, status: FormState['status']) =>
  vi.waitFor(() => expect(formStore(form).get().status).toBe(status));

beforeEach(() => {
  setSettings({});
  server.use(http.get(MATRIX, () => new HttpResponse(null, { status: 404 })));
});

describe('asynchronous variation mode (W-26)', () => {
  test('a complete choice is requested once and cached for the page', async () => {
    const { form } = open();
    setChoices(form, choicesOf(0));
    expect(formStore(form).get().status).toBe('loading');
    await until(form, 'found');
    expect(formStore(form).get().variation?.variation_id).toBe(product()?.variations?.[0]?.id);
    expect(asked()).toEqual([{ ...choicesOf(0), product_id: String(product()?.id) }]);
    setChoices(form, Object.fromEntries(Object.keys(choicesOf(0)).map((name) => [name, ''])));
    expect(formStore(form).get().status).toBe('choosing');
    setChoices(form, choicesOf(0));
    await until(form, 'found');
    expect(asked()).toHaveLength(1);
  });

  test('the availability request has the configured parameters of swatches', async () => {
    setSettings({ rest: { swatch_query: { currency: 'EUR', v: '2' } } });
    const seen: string[] = [];
    server.use(
      http.get(MATRIX, ({ request }) => {
        seen.push(new URL(request.url).search);
        return new HttpResponse(null, { status: 404 });
      }),
    );
    open(4711);
    await vi.waitFor(() => expect(seen).toEqual(['?currency=EUR&v=2']));
  });

  test('an incomplete choice sends no request', async () => {
    const { form } = open();
    setChoices(form, { [COLOUR]: 'rojo', [SIZE]: '' });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect([formStore(form).get().status, asked()]).toEqual(['choosing', []]);
  });

  test('fast changes of the choice send one request, for the last', async () => {
    const { form } = open();
    for (const place of [1, 2, 3]) setChoices(form, choicesOf(place));
    await until(form, 'found');
    expect(asked().map(({ product_id: _, ...choices }) => choices)).toEqual([choicesOf(3)]);
  });

  test('a response without a variation is no match, and another choice can be requested', async () => {
    const { form } = open();
    setChoices(form, { [COLOUR]: 'nadie', [SIZE]: 'nunca' });
    await until(form, 'none');
    expect(formStore(form).get().variation).toBeNull();
  });

  test.each([
    ['offline', 'fetch_error', 4],
    ['500', 'unknown_error', 5],
    ['html', 'invalid_json', 6],
  ] as const)(
    'a failed request has an error code of the catalogue and is not cached: %s',
    async (scenario, code, place) => {
      const { form } = open();
      shop.scenario = scenario;
      setChoices(form, choicesOf(place));
      await until(form, 'failed');
      expect(formStore(form).get().error).toBe(code);
      shop.scenario = 'none';
      setChoices(form, choicesOf(place));
      await until(form, 'found');
    },
  );

  test('variation requests end with the signal', async () => {
    const { form, controller } = open();
    setChoices(form, choicesOf(1));
    controller.abort();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(asked()).toEqual([]);
  });
});

describe('availability in asynchronous variation mode (W-26)', () => {
  const matrix = {
    format: 1,
    attributes: [
      [COLOUR, ['rojo', 'azul']],
      [SIZE, ['s', 'm']],
    ],
    columns: [
      [1, 2],
      [1, 2],
    ],
    state: 'io',
    left: [],
  };
  const known = (form: object) => vi.waitFor(() => expect(formStore(form).get().index).not.toBeNull());

  test('the availability gives exact states, and saves requests for variations that do not exist', async () => {
    server.use(http.get(MATRIX, ({ params }) => (params.id === '77' ? HttpResponse.json(matrix) : undefined)));
    const { form } = open(77);
    setChoices(form, { [COLOUR]: 'rojo', [SIZE]: '' });
    await known(form);
    expect(formStore(form).get().answers?.option(SIZE, 'm')).toBe('unmatched');
    setChoices(form, { [COLOUR]: 'rojo', [SIZE]: 'm' });
    expect(formStore(form).get().status).toBe('none');
    setChoices(form, { [COLOUR]: 'azul', [SIZE]: '' });
    expect(formStore(form).get().answers?.option(SIZE, 'm')).toBe('out-of-stock');
    expect(asked()).toEqual([]);
  });

  test('the availability is requested from the address that the page names', async () => {
    const seen = vi.fn();
    server.use(
      http.get(`${ORIGIN}/otra/matriz`, ({ request }) => {
        seen(new URL(request.url).search);
        return HttpResponse.json(matrix);
      }),
    );
    const form = document.body.appendChild(document.createElement('form'));
    const place = form.appendChild(document.createElement('div'));
    place.dataset.availability = `${ORIGIN}/otra/matriz?v=abc`;
    startAsyncMode(form, () => '77', new AbortController().signal);
    await known(form);
    expect(seen).toHaveBeenCalledExactlyOnceWith('?v=abc');
  });

  test.each([
    ['missing', () => new HttpResponse(null, { status: 404 })],
    ['no JSON', () => HttpResponse.text('<html>')],
    ['cut off', () => HttpResponse.error()],
  ])('an availability that is %s leaves every option open', async (_, answer) => {
    server.use(http.get(MATRIX, answer));
    const { form } = open();
    setChoices(form, choicesOf(0));
    await until(form, 'found');
    expect(formStore(form).get().answers).toBeNull();
  });
});

test('a form that is started again during a request shows the second response, in any order of responses', async () => {
  const answers: ((value: object) => void)[] = [];
  const asks: string[] = [];
  server.use(
    http.post('*/', async ({ request }) => {
      asks.push(await request.text());
      return HttpResponse.json(await new Promise<object>((resolve) => answers.push(resolve)));
    }),
  );
  const form = document.body.appendChild(document.createElement('form'));
  const life = new AbortController();
  const callback = (id: string) => startAsyncMode(form, (key) => (key === 'product_id' ? id : undefined), life.signal);
  callback('901');
  setChoices(form, { [COLOUR]: 'rojo' });
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  callback('902');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  expect(asks.map((fields) => new URLSearchParams(fields).get('product_id'))).toEqual(['901', '902']);
  answers[0]?.({ variation_id: 1 });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(formStore(form).get().status).toBe('loading');
  answers[1]?.({ variation_id: 2 });
  await until(form, 'found');
  expect(formStore(form).get().variation?.variation_id).toBe(2);
  life.abort();
});
