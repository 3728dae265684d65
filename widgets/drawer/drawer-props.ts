import { parseJson } from '../../src/browser/decode';
import { type DrawerProps, decodeDrawerProps } from './drawer-cart';

/** What PHP gave the host with its markup, moved out of the tree that the view adopts to where it is found again. */
export const readProps = (host: HTMLElement): DrawerProps => {
  const data = host.querySelector(':scope > script');
  if (data) {
    host.dataset.props = data.textContent ?? '';
    data.remove();
  }
  return decodeDrawerProps(parseJson(host.dataset.props));
};
