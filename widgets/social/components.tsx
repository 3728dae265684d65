import { type ReactNode, useRef } from 'react';
import type { RootProps } from '../../src/react/root-props';
import { useMergedRef } from '../../src/react/use-merged-ref';
import { type OverlayState, useOverlayDialog } from '../../src/react/use-overlay-dialog';
import { type SocialContent, type SocialLink, SocialMarkup, SocialToggleMarkup } from './markup';
import { withRef } from '../../src/react/with-ref';

export type { SocialLink } from './markup';

/** Props of {@link Overlay}. */
export interface OverlayProps extends SocialContent, OverlayState, RootProps<HTMLDialogElement> {
  /** Whether a toggle stands in front. Default true; any control with `data-islas-action="overlay.open"` and
   * `data-islas-overlay="social"` opens it too. */
  readonly hasToggle?: boolean | undefined;
  /** What the toggle shows, instead of its icon and text. */
  readonly toggle?: ReactNode;
  /** A link, instead of its name. */
  readonly renderItem?: ((link: SocialLink) => ReactNode) | undefined;
}

/**
 * Links to social networks over the page, with a toggle. Once on a page.
 *
 * @example <Overlay links={[{ name: 'Instagram', url: 'https://instagram.com/shop' }]} onOpenChange={setOpen} />
 */
export const Overlay = withRef(function Overlay({
  hasToggle = true,
  toggle,
  open,
  defaultOpen,
  onOpenChange,
  ref: given,
  ...props
}: OverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const ref = useMergedRef(dialog, given);
  const overlay = useOverlayDialog('social', dialog, { open, defaultOpen, onOpenChange });
  return (
    <>
      {hasToggle && (
        <SocialToggleMarkup label={props.label} live={overlay}>
          {toggle}
        </SocialToggleMarkup>
      )}
      <SocialMarkup {...props} ref={ref} onClose={overlay.close} />
    </>
  );
});
