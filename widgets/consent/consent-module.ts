import type { ConsentState } from '../../src/runtime/consent-state';

/** Exports of `widgets/consent/entry.ts`: actions that need more than the head script, called with the pressed control. */
export interface ConsentModule {
  readonly settings: (control: HTMLElement) => void;
  readonly embed: (control: HTMLElement) => void;
  /** Applies a decision that another plugin has sent to the WP Consent API; called without an event it only loads the module. */
  readonly applyAnswers: (event?: unknown) => void;
  /** Called after a change of a decision that allowed something, with the state before it. */
  readonly takeBack: (before: ConsentState) => void;
  /** Called when the bar has been hidden while it had the focus of a keyboard. */
  readonly leaveBar: () => void;
  /** Called with the key (PHP's `Known\\Tools`) of a consent tool that a script has added to the page. */
  readonly tool: (key: string) => void;
}
