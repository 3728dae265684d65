import type { Choices } from '../../variations/public';

const OPTION = '.islas-block-option';

/** Whether the block's state is on the page: before that, its script has not run. */
export const isLive = (block: Element): boolean => block.hasAttribute('data-islas-count');

/** The places of the block's attributes, with or without swatches. */
const placesOf = (block: Element): readonly HTMLElement[] => [...block.querySelectorAll<HTMLElement>(OPTION)];

/** A name of an attribute as the block compares it: its label, its slug and its field are the same to it. */
const plainName = (name: string): string =>
  name
    .replace(/^attribute_(pa_)?/, '')
    .replaceAll('-', ' ')
    .toLowerCase();

/** What the block has chosen, by the names of the fields. */
export const readBlock = (block: Element): Choices => {
  const chosen = new Map<string, string>();
  const part = (name: string, at: number) => block.getAttribute(`data-islas-${name}-${at}`);
  for (let at = 0; at < Number(block.getAttribute('data-islas-count')); at += 1)
    chosen.set(plainName(part('attribute', at) ?? ''), part('value', at) ?? '');
  return Object.fromEntries(
    placesOf(block).map(({ dataset }) => [dataset.attribute ?? '', chosen.get(plainName(dataset.name ?? '')) ?? '']),
  );
};

/** What the page was printed with. */
export const readPrinted = (block: Element): Choices =>
  Object.fromEntries(
    placesOf(block).map((place) => {
      const checked = place.querySelector<HTMLInputElement>('.islas-swatch__radio[checked]');
      return [place.dataset.attribute ?? '', checked?.value ?? ''];
    }),
  );

/** Runs the block's own action for each attribute that changes: its own controls do the same. */
export const writeBlock = (block: Element, before: Choices, choices: Choices): void => {
  for (const place of placesOf(block)) {
    const { attribute = '' } = place.dataset;
    const [from = '', to = ''] = [before[attribute], choices[attribute]];
    // A value that is chosen already is taken back.
    const value = to || from;
    if (from !== to)
      place
        .querySelector(`:scope > [data-value="${CSS.escape(value)}"]`)
        ?.dispatchEvent(new CustomEvent('islas-toggle'));
  }
};

/** Whether two choices of the same form are equal. */
export const areSame = (one: Choices, other: Choices): boolean =>
  Object.entries(one).every(([attribute, value]) => other[attribute] === value);

/** Leaves the choice to the block's own controls. */
export const showOwnControls = (block: Element): void => {
  for (const host of block.querySelectorAll<HTMLElement>(`${OPTION} > [data-island]`)) host.hidden = true;
  for (const own of block.querySelectorAll<HTMLElement>(`${OPTION}__own`)) own.hidden = false;
};
