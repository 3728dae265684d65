import { flag, isRecord, list, text } from '../../src/browser/decode';
import type { CountryData } from './country-data';
import { textOf } from '../../src/browser/html-text';

type Rules = Readonly<Record<string, unknown>>;

const mergeRules = (locale: Rules, country: string, field: string): Rules => {
  const of = (name: string): Rules => {
    const fields = Object.hasOwn(locale, name) ? locale[name] : undefined;
    const rules = isRecord(fields) ? fields[field] : undefined;
    return isRecord(rules) ? rules : {};
  };
  return { ...of('default'), ...(Object.hasOwn(locale, country) ? of(country) : {}) };
};

const createMark = (name: 'required' | 'optional', words: string): HTMLElement => {
  const span = document.createElement('span');
  span.className = name;
  span.textContent = words;
  if (name === 'required') span.setAttribute('aria-hidden', 'true');
  return span;
};

const setRequired = (row: HTMLElement, isRequired: boolean, optional: string): void => {
  row.classList.toggle('validate-required', isRequired);
  const label = row.querySelector('label');
  for (const old of row.querySelectorAll('label :is(.required,.optional)')) old.remove();
  label?.append('\u00a0', isRequired ? createMark('required', '*') : createMark('optional', `(${optional})`));
};

const applyRules = (row: HTMLElement, rules: Rules, optional: string): void => {
  const label = row.querySelector('label');
  const field = row.querySelector<HTMLInputElement | HTMLSelectElement>('input,select');
  if (label && rules.label !== undefined) label.textContent = textOf(text()(rules.label));
  if (rules.placeholder !== undefined) field?.setAttribute('placeholder', textOf(text()(rules.placeholder)));
  setRequired(row, flag()(rules.required), optional);
  if (rules.hidden === true) {
    row.style.display = 'none';
    if (field) field.value = '';
  } else if (!row.matches('[id$=_state_field]')) row.style.display = '';
  if (!Array.isArray(rules.class)) return;
  row.classList.remove('form-row-first', 'form-row-last', 'form-row-wide');
  row.classList.add(...list(text())(rules.class).filter((name) => /^\S+$/.test(name)));
};

/** Gives the fields of a form the names that they have in a country, and says which are required or not used there. */
export const applyCountryRules = (form: Element, country: string, { locale, fields, optional }: CountryData): void => {
  for (const [name, selector] of Object.entries(fields))
    for (const row of form.querySelectorAll<HTMLElement>(selector))
      applyRules(row, mergeRules(locale, country, name), optional);
};
