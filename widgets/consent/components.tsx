import { type ReactNode, useEffect } from 'react';
import { on, report } from '../../src/runtime/events';
import type { RootProps } from '../../src/react/root-props';
import { useChunk } from '../../src/react/use-chunk';
import { useHeldPress } from '../../src/react/use-held-press';
import { useLatest } from '../../src/react/use-latest';
import { useLive } from '../../src/react/use-live';
import { type ConsentAgainContent, ConsentAgainMarkup, type ConsentBarContent, ConsentBarMarkup } from './bar/markup';
import type { ConsentState } from './consent-api';
import type { ConsentConfiguration } from './consent-configuration';
import { consentStarted, startConsent } from './start-consent';
import { withRef } from '../../src/react/with-ref';

export type { ConsentState } from './consent-api';
export type { ConsentConfiguration, ConsentContents } from './consent-configuration';

/** Props of {@link ConsentBar}. */
export interface ConsentBarProps extends ConsentBarContent, ConsentAgainContent, RootProps<HTMLDivElement> {
  /** What is asked, and for how long an answer holds. The first one on a page counts. */
  readonly config?: ConsentConfiguration | undefined;
  /** In the place of text and links. */
  readonly children?: ReactNode;
  /** The visitor has decided, here or in another tab. */
  readonly onDecision?: ((decision: ConsentState) => void) | undefined;
}

/**
 * Asks for consent, remembers the decision in cookies and answers the WP Consent API. Scripts marked
 * `<script type="text/plain" data-category="statistics">` wait for it. Once on a page; the first `config` counts.
 *
 * @example <ConsentBar text="We use cookies." config={{ version: '1', cookies }} onDecision={({ status }) => track(status)} />
 */
export const ConsentBar = withRef(function ConsentBar({
  config,
  onDecision,
  again,
  gpcNote,
  againPosition,
  ...bar
}: ConsentBarProps) {
  const { hold, release } = useHeldPress();
  const announce = useLatest((decision: ConsentState) => onDecision?.(decision));
  const start = useLatest(() => startConsent(config ?? {}));

  useEffect(() => {
    const life = new AbortController();
    on('islas:consent-changed', ({ detail }) => announce(detail), { signal: life.signal });
    start()
      .catch((error: unknown) => report('consent', 'chunk_failed', error))
      // If it could not start, the browser handles the press as it would without JavaScript.
      .finally(() => life.signal.aborted || release());
    return () => life.abort();
  }, [announce, start, release]);

  const page = config?.page;
  return (
    <>
      <ConsentBarMarkup {...bar} page={page} onClickCapture={hold} />
      <ConsentAgainMarkup
        settings={bar.settings}
        again={again}
        gpcNote={gpcNote}
        againPosition={againPosition}
        page={page}
        onClickCapture={hold}
      />
    </>
  );
});

/** Props of {@link ConsentDialog}; its root is the dialog, which comes once consent runs. */
export interface ConsentDialogProps extends RootProps<HTMLDialogElement> {
  /** Whether it is open. Given, the host decides. */
  readonly open?: boolean | undefined;
  /** It has opened or closed. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** Language in which times are written, such as `es-ES`. Default: the browser's. */
  readonly lang?: string | undefined;
}

/**
 * The dialog with every cookie and category. It opens from the bar's settings and from any control with
 * `data-islas-action="consent.settings"`. Once on a page, beside a {@link ConsentBar}.
 *
 * @example <ConsentDialog onOpenChange={setOpen} />
 */
export const ConsentDialog = withRef(function ConsentDialog({ lang = '', ...props }: ConsentDialogProps) {
  const isLive = useLive();
  const view = useChunk('consent-settings', isLive, async () => {
    await consentStarted;
    return import('./settings/Settings');
  });
  return <div data-consent-dialog="">{view && <view.Settings lang={lang} {...props} />}</div>;
});
