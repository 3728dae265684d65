import { defineIsland } from '../../src/island/define';
import './bar.css';
import { keepClear } from './paint';

/** The bar that asks for consent, printed by PHP on every page and shown by the head script. */
export const consentBar = defineIsland({
  name: 'consent-bar',
  selector: '[data-island=consent-bar]',
  paint: keepClear,
});
