import { adminText } from '../admin-texts';

/** `#abc` as the long form a colour picker takes; '' for what is no colour. */
const long = (color: string): string => {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color.trim())?.[1] ?? '';
  return digits && `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`.toLowerCase();
};

/** Puts the browser's own colour picker beside the text that is sent. Each follows the other. */
export const paint = (host: HTMLElement): void => {
  const text = host.querySelector<HTMLInputElement>('.islas-color__text');
  if (!text) return;
  const picker = Object.assign(document.createElement('input'), { type: 'color', className: 'islas-color__picker' });
  const called = text.getAttribute('aria-label') ?? text.labels?.[0]?.textContent ?? '';
  picker.setAttribute('aria-label', called ? `${adminText('color_pick')}: ${called}` : adminText('color_pick'));

  // A picker cannot be empty: paler while the text is.
  const follow = () => {
    const color = long(text.value);
    picker.classList.toggle('islas-color__picker--empty', !color);
    if (color) picker.value = color;
  };
  picker.addEventListener('input', () => {
    text.value = picker.value;
    follow();
    text.dispatchEvent(new Event('change', { bubbles: true }));
  });
  text.addEventListener('input', follow);
  host.addEventListener('islas:clear', () => {
    text.value = '';
    follow();
  });
  follow();
  host.prepend(picker);
};
