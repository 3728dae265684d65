import { adminText } from '../admin-texts';

/** Expands `#abc` to the six-digit form that a colour input needs; '' if the text is not a colour. */
const toSixDigits = (color: string): string => {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color.trim())?.[1] ?? '';
  return digits && `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`.toLowerCase();
};

/** Adds a native colour input beside the text field that the form submits, and keeps the two in sync. */
export const paint = (host: HTMLElement): void => {
  const text = host.querySelector<HTMLInputElement>('.islas-color__text');
  if (!text) return;
  const picker = Object.assign(document.createElement('input'), { type: 'color', className: 'islas-color__picker' });
  const called = text.getAttribute('aria-label') ?? text.labels?.[0]?.textContent ?? '';
  picker.setAttribute('aria-label', called ? `${adminText('color_pick')}: ${called}` : adminText('color_pick'));

  // A colour input cannot be empty: it is dimmed while the text field is.
  const syncPicker = () => {
    const color = toSixDigits(text.value);
    picker.classList.toggle('islas-color__picker--empty', !color);
    if (color) picker.value = color;
  };
  picker.addEventListener('input', () => {
    text.value = picker.value;
    syncPicker();
    text.dispatchEvent(new Event('change', { bubbles: true }));
  });
  text.addEventListener('input', syncPicker);
  host.addEventListener('islas:clear', () => {
    text.value = '';
    syncPicker();
  });
  syncPicker();
  host.prepend(picker);
};
