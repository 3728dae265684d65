import { parseJson } from '../../src/contracts/decode';
import type { ViewMount } from '../../src/island/define';
import { hydrate } from '../shared/mount';
import { formOf, restore } from './choose';
import { type Live, LiveSwatches } from './LiveSwatches';
import { decodeSwatchProps } from './props';

const placeOf = (host: HTMLElement): HTMLElement => {
  const form = formOf(host);
  if (!form) throw new Error('Swatches stand inside the form of their product.');
  return form;
};

const read = (host: HTMLElement): Live => {
  const form = placeOf(host);
  const data = host.querySelector('script');
  data?.remove();
  return { group: decodeSwatchProps(parseJson(data?.textContent)), form };
};

export const mount: ViewMount = (host, context) => {
  const form = placeOf(host);
  hydrate(LiveSwatches, read)(host, context);
  // A view that fails leaves the radios as the server printed them, and the shopper had chosen since.
  context.signal.addEventListener('abort', () => queueMicrotask(() => restore(form)));
};
