import { parseJson } from '../../src/contracts/decode';
import { hydrate } from '../shared/mount';
import { type Live, LiveSwatches } from './LiveSwatches';
import { decodeSwatchProps } from './props';

const read = (host: HTMLElement): Live => {
  const form = host.closest('form');
  const data = host.querySelector('script');
  data?.remove();
  if (!form) throw new Error('Swatches stand inside the form of their product.');
  return { group: decodeSwatchProps(parseJson(data?.textContent)), form };
};

export const mount = hydrate(LiveSwatches, read);
