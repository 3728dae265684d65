import { describe, expect, it, test } from 'vitest';
import { renderComponent } from '../../mocks/pages/render-component';
import { SwatchCardMarkup, SwatchGroupMarkup } from '../../widgets/swatches/markup';
import { decodeVariation } from '../../widgets/variations/variation';
import type { Choices } from '../../widgets/variations/option-states';
import { type Adding, addingOf } from '../../widgets/swatches/swatch-store';
import { type FormState, applyChoices, formStore, setVariations } from '../../widgets/variations/variation-store';
import { SOURCES } from '../../src/wordpress/english';
import { setSettings } from '../../src/wordpress/settings';
import { paintCard } from '../../widgets/swatches/card/paint';
import { decodeCardProps } from '../../widgets/swatches/card/card-props';
import { currentItems } from '../../widgets/swatches/form/swatch-items';
import { paintItems } from '../../widgets/swatches/form/paint';
import { decodeSwatchProps } from '../../widgets/swatches/form/swatch-props';
import golden from './golden/swatch-form.json';
import { treeOf } from './tree';

/**
 * PHP prints swatches and the painter updates them: from PHP's tree it must produce what PHP would print for every
 * later state. `golden/swatch-form.json` holds the trees, which React writes and `markup.php` checks.
 */
const [COLOR, SIZE] = ['attribute_pa_color', 'attribute_pa_talla'];
/** Azul is sold out in L, one is left of rojo in S, verde has no S. */
const SHIRT = (
  [
    ['rojo', 's', { max_qty: 1 }],
    ['rojo', 'm', { max_qty: 3 }],
    ['rojo', 'l', {}],
    ['azul', 's', {}],
    ['azul', 'm', {}],
    ['azul', 'l', { is_in_stock: false }],
    ['verde', 'm', {}],
    ['verde', 'l', {}],
  ] as const
).map(([color, size, more]) =>
  decodeVariation({
    attributes: { [COLOR]: color, [SIZE]: size },
    variation_is_active: true,
    is_in_stock: true,
    is_purchasable: true,
    ...more,
  }),
);

interface Later {
  readonly choices: Choices;
  readonly rules?: object;
}
const chosen = (color: string, size: string): Choices => ({ [COLOR]: color, [SIZE]: size });
/** The state of each golden case `…, later: …`. */
const LATER: Readonly<Record<string, Later>> = {
  'nothing chosen': { choices: chosen('', '') },
  'one chosen, another sold out': { choices: chosen('azul', '') },
  'one chosen, another not made': { choices: chosen('verde', '') },
  'sold out may be chosen': { choices: chosen('azul', ''), rules: { clickable_out_of_stock: true } },
  'sold out is chosen': { choices: chosen('azul', 'l'), rules: { clickable_out_of_stock: true } },
  'what is left': { choices: chosen('rojo', ''), rules: { show_variation_stock: true } },
  'all chosen': { choices: chosen('rojo', 'm'), rules: { show_variation_stock: true } },
};

/** Puts a form of the shirt into one of its later states. */
const reach = (form: object, { choices, rules = {} }: Later): FormState => {
  setSettings({ swatches: rules, texts: SOURCES });
  applyChoices(form, choices);
  setVariations(form, SHIRT);
  return formStore(form).get();
};

const printed = (markup: unknown): HTMLElement =>
  Object.assign(document.createElement('div'), { innerHTML: String(markup) });
const caseOf = (name: string) => {
  const found = golden.find((one) => one.case === name);
  if (!found) throw new Error(`no golden case ${name}`);
  return found;
};

describe('swatches', () => {
  it.each(golden)('the painter does not change swatches that are as PHP prints them: $case', ({ props, tree }) => {
    const place = printed(renderComponent(SwatchGroupMarkup, props));
    const group = decodeSwatchProps(props);
    paintItems(place, group, group.items);
    expect(treeOf(place)).toEqual(tree);
  });

  const orders = [Object.keys(LATER), Object.keys(LATER).reverse()];
  it.each(['Color', 'Talla'].flatMap((label) => orders.map((order) => [label, order] as const)))(
    '%s: the painter updates swatches to what PHP prints for each later state, %j',
    (label, order) => {
      const first = caseOf(`${label}, later: nothing chosen`).props;
      const [place, group, form] = [
        printed(renderComponent(SwatchGroupMarkup, first)),
        decodeSwatchProps(first),
        document.createElement('form'),
      ];
      for (const name of order) {
        const agreed = caseOf(`${label}, later: ${name}`);
        const items = currentItems(group, reach(form, LATER[name] as Later));
        expect(items, name).toEqual(decodeSwatchProps(agreed.props).items);
        paintItems(place, group, items);
        expect(treeOf(place), name).toEqual(agreed.tree);
      }
    },
  );

  test('before the variations are known, swatches follow only the choice', () => {
    const { props } = caseOf('Talla, later: one chosen, another sold out');
    const [place, group, form] = [
      printed(renderComponent(SwatchGroupMarkup, props)),
      decodeSwatchProps(props),
      document.createElement('form'),
    ];
    setSettings({ texts: SOURCES });
    const paint = (size: string) => {
      applyChoices(form, chosen('azul', size));
      paintItems(place, group, currentItems(group, formStore(form).get()));
      return [...place.querySelectorAll<HTMLElement>('.islas-swatch')].map(({ dataset }) => dataset.state);
    };
    expect(paint('s')).toEqual(['selected', 'available', 'disabled']);
    expect(paint('m')).toEqual(['available', 'selected', 'disabled']);
    expect(paint('')).toEqual(['available', 'available', 'disabled']);
  });
});

describe('a card', () => {
  const found = (more: object) => ({
    status: 'found' as const,
    variation: { variation_is_visible: true, is_in_stock: true, is_purchasable: true, ...more },
  });
  type Shown = Readonly<Record<'button' | 'link' | 'message' | 'offer', string>>;
  const HIDDEN: Shown = { button: 'hidden', link: '', message: '', offer: '' };
  const READY: Shown = { ...HIDDEN, button: 'ready' };
  const CASES: Readonly<Record<string, readonly [Choices, Partial<FormState>, Shown, Omit<Adding, 'choices'>?]>> = {
    'nothing chosen': [chosen('', ''), {}, HIDDEN],
    'one chosen': [chosen('azul', ''), {}, HIDDEN],
    'on its way': [chosen('rojo', 's'), { status: 'loading' }, READY],
    found: [chosen('rojo', 's'), found({}), READY],
    'found sold out': [
      chosen('azul', 'l'),
      found({ is_in_stock: false, availability_html: '<p>Agotado</p>' }),
      { ...HIDDEN, message: 'Agotado', offer: 'shown' },
    ],
    'found again': [chosen('rojo', 's'), found({}), { ...READY, offer: 'hidden' }],
    'not made': [
      chosen('verde', 's'),
      { status: 'none' },
      { ...HIDDEN, message: expect.stringMatching(/./), offer: 'shown' },
    ],
    'not answered': [
      chosen('rojo', 'm'),
      { status: 'failed', error: 'fetch_error' },
      { ...HIDDEN, message: expect.stringMatching(/./), offer: 'shown' },
    ],
    'being added': [
      chosen('rojo', 's'),
      found({}),
      { ...READY, button: 'ready busy loading', offer: 'hidden' },
      { state: 'loading', message: '' },
    ],
    added: [
      chosen('rojo', 's'),
      found({}),
      { ...READY, button: 'ready added', link: 'a.added_to_cart', offer: 'hidden' },
      { state: 'added', message: '' },
    ],
    refused: [
      chosen('rojo', 's'),
      found({}),
      { ...READY, message: 'No quedan.', offer: 'hidden' },
      { state: 'failed', message: 'No quedan.' },
    ],
    'refused, and gone': [
      chosen('rojo', 's'),
      found({ is_in_stock: false }),
      { ...READY, message: 'No quedan.', offer: 'shown' },
      { state: 'failed', message: 'No quedan.' },
    ],
  };

  const shown = (place: Element): Shown => {
    const button = place.querySelector<HTMLElement>('.islas-card__add');
    const link = place.querySelector('.added_to_cart');
    const offer = place.querySelector<HTMLElement>('[data-island=nearest-in-stock]');
    const words = [
      button?.hidden && 'hidden',
      button?.dataset.ready && 'ready',
      button?.getAttribute('aria-busy') && 'busy',
      ...['loading', 'added'].filter((name) => button?.classList.contains(name)),
    ];
    return {
      button: words.filter(Boolean).join(' '),
      link: link ? 'a.added_to_cart' : '',
      message: place.querySelector('.islas-card__message')?.textContent ?? '',
      offer: offer ? (offer.hidden ? 'hidden' : 'shown') : '',
    };
  };

  test('the painter updates a card through all states with the same elements in the same order', () => {
    const form = document.createElement('form');
    const groups = ['Color', 'Talla'].map((label) => caseOf(`${label}, later: nothing chosen`).props);
    const props = { product: '7', name: 'Camiseta', add: 'Añadir', button: 'button', groups };
    const place = printed(renderComponent(SwatchCardMarkup, props));
    const radios = [...place.querySelectorAll('input')];
    for (const [name, [choices, state, agreed, adding]] of Object.entries(CASES)) {
      reach(form, { choices });
      formStore(form).set({ ...formStore(form).get(), ...state });
      if (adding) addingOf(form).set({ choices: formStore(form).get().choices, ...adding });
      paintCard(place, decodeCardProps(props), form);
      expect(shown(place), name).toEqual(agreed);
      expect([...place.querySelectorAll('input')]).toEqual(radios);
      const states = [...place.querySelectorAll<HTMLElement>('[data-state=selected]')].map(
        ({ dataset }) => dataset.value,
      );
      expect(states, name).toEqual(Object.values(choices).filter(Boolean));
      const order = [...(place.firstElementChild?.children ?? [])].map(
        ({ className, localName }) => className || localName,
      );
      expect(order, name).toEqual(
        [
          'islas-swatches__live',
          'islas-swatches__live',
          ...[place.querySelector('.islas-card__add')?.className ?? ''],
          agreed.link && 'added_to_cart wc-forward',
          agreed.message && 'islas-card__message',
          agreed.offer && 'div',
        ].filter(Boolean),
      );
    }
  });
});
