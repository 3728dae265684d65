import type { ConsentApi } from '../consent-api';
import { isInOurs } from '../marks';
import type { CallModule } from './load-module';
import { isModifiedClick } from '../../../src/browser/modified-click';

/** Controls that work anywhere on a page. The others decide, so they work only in elements of ours. */
const ANYWHERE = ['consent.settings', 'consent.open'];

/** Returns what a press on this control does; undefined if it is no control of consent. */
const actionOf = (control: HTMLElement, consent: ConsentApi, callModule: CallModule): (() => void) | undefined => {
  const { status } = consent.get();
  const pressNatively = (): void => {
    delete control.dataset.islasAction;
    control.click();
  };
  switch (control.dataset.islasAction) {
    // Repeating the present decision only closes the bar.
    case 'consent.accept':
      return () => (status === 'accepted' ? consent.close() : consent.accept());
    case 'consent.decline':
      return () => (status === 'declined' ? consent.close() : consent.decline());
    case 'consent.open':
      return () => consent.open();
    case 'consent.close':
      return () => consent.close();
    case 'consent.settings':
      return () => callModule((module) => module.settings(control), pressNatively);
    case 'consent.embed':
      return () => callModule((module) => module.embed(control), pressNatively);
    default:
      return undefined;
  }
};

/** Handles a click on a control of consent, in the bar or anywhere on the page. */
export const pressControl = (event: MouseEvent, consent: ConsentApi, callModule: CallModule): void => {
  const control = (event.target as Element).closest?.<HTMLElement>('[data-islas-action^=consent]');
  if (!control || event.defaultPrevented || isModifiedClick(event)) return;
  const isAnywhere = ANYWHERE.some((name) => name === control.dataset.islasAction);
  const act = (isAnywhere || isInOurs(control, consent.config.key)) && actionOf(control, consent, callModule);
  if (!act) return;
  event.preventDefault();
  act();
};
