import { parseJson } from '../../src/browser/decode';
import { readShippedTexts } from '../../src/wordpress/settings';
import { type DrawerProps, decodeDrawerProps } from './drawer-cart';

const printed = new WeakMap<HTMLElement, string>();

/** Props that PHP printed in the host; moved out of the tree that the view hydrates, and kept for later mounts. */
export const readProps = (host: HTMLElement): DrawerProps => {
  const data = host.querySelector(':scope > script');
  if (data) {
    printed.set(host, data.textContent ?? '');
    data.remove();
  }
  const props = decodeDrawerProps(parseJson(printed.get(host)));
  return { ...props, texts: { ...readShippedTexts('drawer'), ...props.texts } };
};
