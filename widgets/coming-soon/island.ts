import { nameDismissButton } from './paint';
import { defineIsland } from '../../src/runtime/define';

/** The coming-soon banner that administrators see. */
export const comingSoon = defineIsland({
  name: 'coming-soon',
  selector: '#coming-soon-footer-banner:not([data-island])',
  paint: nameDismissButton,
});
