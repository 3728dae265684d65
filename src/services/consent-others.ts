type Answers = Readonly<Record<string, unknown>>;

const CHANGE = 'wp_listen_for_consent_change';
/** The WP Consent API's place for setting an answer: its own plugin's where that is active, else ours. */
const page: typeof globalThis & { wp_set_consent?: (category: string, answer: string) => void } = globalThis;

const announceAnswer = (category: string, answer: string): void =>
  void document.dispatchEvent(new CustomEvent(CHANGE, { detail: { [category]: answer } }));

/** Hears what other plugins answer for the visitor, by category: `allow` or `deny`. */
export const onAnswers = (heard: (answers: Answers) => void, signal: AbortSignal): void => {
  page.wp_set_consent ??= announceAnswer;
  document.addEventListener(CHANGE, (event) => heard(Object((event as CustomEvent).detail)), { signal });
};

/** Tells the WP Consent API an answer of the visitor's. */
export const tellAnswer = (category: string, answer: string): void => page.wp_set_consent?.(category, answer);
