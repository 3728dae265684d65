import './skip-link.css';
import { skipToContent } from './paint';
import { defineIsland } from '../../src/runtime/define';

/** The link to the main content moves the focus there. */
export const skipLink = defineIsland({
  name: 'skip-link',
  selector: 'a.skip-link[href^="#"]',
  paint: skipToContent,
});
