import { goOn } from './focus';

/** The WP Consent API's place for setting an answer: its own plugin's where that is active, else the head script's. */
const page: typeof globalThis & { wp_set_consent?: (category: string, answer: string) => void } = globalThis;

/** Tells the WP Consent API an answer of the visitor's. */
export const tellAnswer = (category: string, answer: string): void => page.wp_set_consent?.(category, answer);

/** Takes the focus on from the bar, which is about to go. */
export const leaveBar = (): void => {
  const bar = document.getElementById('islas-consent');
  if (bar?.contains(document.activeElement)) goOn(bar);
};
