import type { ActionRunner } from '../../src/contracts/actions';

/** Loads an embed whose placeholder was pressed. */
export const loadHeld: ActionRunner = (button) => void import('./release').then(({ loadEmbed }) => loadEmbed(button));
