import { hydrate } from '../../src/react/mount';
import { formOf } from './choose';
import { type Live, LiveSwatches } from './LiveSwatches';
import { decodeSwatchProps, propsOf } from './props';

const read = (host: HTMLElement): Live => {
  const form = formOf(host);
  if (!form) throw new Error('Swatches stand inside the form of their product.');
  return { group: decodeSwatchProps(propsOf(host, true)), form };
};

export const mount = hydrate(LiveSwatches, read);
