import { useStore } from '@nanostores/react';
import { useLayoutEffect } from 'react';
import { type Choices, formStore } from '../../variations/public';
import { hydrate } from '../../../src/react/mount';
import { addingOf, lastFocusedOf } from '../swatch-store';
import { formOf } from './choose';
import { NearestOffer, findNearest } from './Nearest';
import { REFUSED } from './offer';
import './swatches.css';

interface Place {
  readonly host: HTMLElement;
  readonly form: HTMLElement;
}

/** Whether nothing was chosen since: a form that is read again has other objects with the same values. */
const hasSameChoices = (then: Choices, now: Choices): boolean =>
  Object.entries(now).every(([attribute, value]) => then[attribute] === value);

/** The item that the shopper was at, by a press or by the keyboard's focus. The painter has written its state. */
const useFocusedItem = (form: HTMLElement, group: HTMLElement) => {
  const { choices } = useStore(formStore(form));
  const asked = useStore(lastFocusedOf(form));
  useLayoutEffect(() => {
    const ask = () => {
      const radio = group.querySelector<HTMLInputElement>(':focus-visible');
      const { attribute_name: attribute = '' } = group.dataset;
      if (radio) lastFocusedOf(form).set({ attribute, value: radio.value, choices: formStore(form).get().choices });
    };
    const ending = new AbortController();
    group.addEventListener('focusin', ask, { signal: ending.signal });
    // The focus may have come before this view.
    ask();
    return () => ending.abort();
  }, [form, group]);
  if (!asked || asked.attribute !== group.dataset.attribute_name || !hasSameChoices(asked.choices, choices))
    return undefined;
  return [...group.querySelectorAll<HTMLElement>(REFUSED)].find(({ dataset }) => dataset.value === asked.value);
};

/**
 * Below a group: for the unavailable item that the shopper was at. The offer stands until a choice changes: coming or
 * going between press and release, it would move the page away from under the pointer.
 */
const GroupOffer = ({ form, group }: Place & { readonly group: HTMLElement }) => {
  const item = useFocusedItem(form, group);
  const { attribute_name: attribute = '' } = group.dataset;
  const nearest = item && findNearest(form, attribute, item.dataset.value ?? '');
  if (!nearest) return null;
  return (
    <NearestOffer
      form={form}
      nearest={nearest}
      next={`[data-attribute_name="${CSS.escape(attribute)}"] .islas-swatch__radio:checked`}
      describedBy={item.querySelector('input')?.getAttribute('aria-describedby')}
    />
  );
};

/** At the end of a card: for a whole choice that cannot be bought. Its painter hides the host while it can. */
const CardOffer = ({ host, form }: Place) => {
  const { choices } = useStore(formStore(form));
  useStore(addingOf(form));
  if (host.hidden) return null;
  const [nearest] = Object.entries(choices)
    .flatMap(([attribute, value]) => (value && findNearest(form, attribute, value)) || [])
    .sort((one, other) => one.changes.length - other.changes.length);
  return nearest ? <NearestOffer form={form} nearest={nearest} next=".islas-swatch__radio:checked" /> : null;
};

/** Anywhere on the page, by the selector of its form: for the unavailable item that was touched, or a choice that is none. */
const FormOffer = ({ form }: Place) => {
  const { choices } = useStore(formStore(form));
  const asked = useStore(lastFocusedOf(form));
  const wanted: readonly (readonly [attribute: string, value: string])[] =
    asked && hasSameChoices(asked.choices, choices) ? [[asked.attribute, asked.value]] : Object.entries(choices);
  const [nearest] = wanted
    .flatMap(([attribute, value]) => (value && findNearest(form, attribute, value)) || [])
    .sort((one, other) => one.changes.length - other.changes.length);
  return nearest?.changes.length ? (
    <NearestOffer form={form} nearest={nearest} next=".islas-swatch__radio:checked" />
  ) : null;
};

const ELSEWHERE = '[data-island=nearest-in-stock][data-form]';
/** Whether the offer of a form has a place of its own on the page. */
const hasOwnPlace = (form: HTMLElement): boolean =>
  [...document.querySelectorAll<HTMLElement>(ELSEWHERE)].some(({ dataset }) => form.matches(dataset.form as string));

const Offer = ({ host, form }: Place) => {
  if (host.dataset.form) return <FormOffer host={host} form={form} />;
  if (hasOwnPlace(form)) return null;
  const group = host.parentElement?.querySelector<HTMLElement>(':scope > [data-attribute_name]');
  return group ? <GroupOffer host={host} form={form} group={group} /> : <CardOffer host={host} form={form} />;
};

const read = (host: HTMLElement): Place => {
  const { form: selector } = host.dataset;
  const form = selector ? document.querySelector<HTMLElement>(selector) : formOf(host);
  if (!form) throw new Error('The offer has no form.');
  return { host, form };
};

export const mount = hydrate(Offer, read);
