import './screen.css';
import { createElement, createRoot } from '@wordpress/element';
import { parseJson } from '../../../src/browser/decode';
import { Preview } from '../preview/Preview';
import { App } from './App';
import { ErrorBoundary } from './ErrorBoundary';
import { translateAddress } from './address/old-address';
import { findPlainForm } from './plain-form';
import { decodeScreen } from './screen-data';

/** Entry of the settings screen: WooCommerce → Islas. */
const start = (host: HTMLElement): void => {
  const address = translateAddress(location.href);
  if (address) history.replaceState(null, '', address);
  const screen = decodeScreen(parseJson(host.querySelector('script')?.textContent));
  const form = findPlainForm(host);
  const app = createElement(App, { screen, onReady: form.remove, preview: Preview });
  createRoot(host).render(createElement(ErrorBoundary, { onError: form.restore }, app));
};

const host = document.getElementById('islas-screen');
if (host) start(host);
