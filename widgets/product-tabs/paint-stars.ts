import { startTimer } from '../../src/browser/lifetime';
import { triggered } from '../../src/runtime/library-events';
import { requireRating } from './require-rating';
import { reviewParams } from './review-params';
import { RATING_LABEL, STARS } from './review-selectors';

/** Number of groups of radio buttons on the page, which makes the name of each group unique. */
let groups = 0;

const createElement = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};

/** Names of one star to five: WooCommerce's, else the words of the select's options. */
const readStarNames = ({ options }: HTMLSelectElement): string[] => {
  const { i18n_rating_options: names } = reviewParams();
  const optionText = (stars: string) => [...options].find(({ value }) => value === stars)?.text;
  return ['1', '2', '3', '4', '5'].map((stars, at) => names[at] || optionText(stars) || stars);
};

/**
 * The stars as themes style them, `p.stars a.star-1` and so on, with a radio button over each. The buttons belong to no
 * form: the select is submitted.
 */
const buildStars = (select: HTMLSelectElement) => {
  const stars = createElement('p', { class: 'stars' });
  const group = createElement('span', { role: 'radiogroup' });
  const name = `islas-rating-${(groups += 1)}`;
  const radios = readStarNames(select).map((words, at) => {
    const star = createElement('a', { class: `star-${at + 1}` });
    // No `span`, because themes style the one around the stars.
    const seen = createElement('b', { 'aria-hidden': 'true' });
    const radio = createElement('input', { type: 'radio', name, value: `${at + 1}`, form: '', 'aria-label': words });
    seen.textContent = words;
    star.append(seen, radio);
    group.append(' ', star);
    return radio;
  });
  const label = select.parentElement?.querySelector(RATING_LABEL);
  if (label) group.setAttribute('aria-labelledby', (label.id ||= `${name}-label`));
  stars.append(group);
  return { stars, group, radios };
};

/** Puts stars in the place of a rating's select, which stays the value that is submitted. */
export const paintStars = (select: HTMLSelectElement, signal: AbortSignal): void => {
  // A copy of a page that was live has stars already.
  select.parentElement?.querySelectorAll(STARS).forEach((copy) => copy.remove());
  const { stars, group, radios } = buildStars(select);
  const { required } = select;
  const until = { signal };

  const paint = () => {
    const at = radios.findIndex(({ value }) => value === select.value);
    stars.classList.toggle('selected', at >= 0);
    radios.forEach((radio, place) => {
      radio.checked = place === at;
      radio.parentElement?.classList.toggle('active', place === at);
    });
  };
  const chooseRating = (radio?: HTMLInputElement) => {
    if (!radio) return;
    select.value = radio.value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
  // A pointer meets the button over the star: a click on the star itself comes from other code.
  const onStar = (target: unknown) => chooseRating(radios.find(({ parentElement }) => parentElement === target));
  stars.addEventListener('change', ({ target }) => chooseRating(radios.find((radio) => radio === target)), until);
  stars.addEventListener('click', ({ target }) => onStar(target), until);
  triggered.add(onStar);
  select.addEventListener('change', paint, until);
  select.form?.addEventListener('reset', () => startTimer(paint, 0, signal), until);

  const hadFocus = document.activeElement === select;
  select.before(stars);
  select.style.display = 'none';
  // Browsers refuse to submit a required field that they cannot show, and say nothing.
  select.required = false;
  requireRating(select, group, radios, signal);
  paint();
  if (hadFocus) (radios.find(({ checked }) => checked) ?? radios[0])?.focus();
  signal.addEventListener('abort', () => {
    triggered.delete(onStar);
    stars.remove();
    select.style.display = '';
    select.required = required;
  });
};
