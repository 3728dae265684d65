import type { MouseEventHandler, ReactNode } from 'react';
import { controlProps } from './control-props';
import { type RootProps, joinClasses } from './root-props';
import { withRef } from './with-ref';

const Icon = ({ children }: { readonly children: ReactNode }) => (
  <svg
    className="islas-icon"
    viewBox="0 0 24 24"
    width="22"
    height="22"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
);

interface ToggleMarkupProps {
  /** Name of the overlay. */
  readonly name: string;
  readonly label: string;
  /** What is inside the SVG of 24 by 24. */
  readonly icon: ReactNode;
  /** What it shows instead of icon and label; the label is then read for it. */
  readonly children?: ReactNode;
  /** State and handler in a host's tree; a page's script finds the toggle by its marks. */
  readonly live?: { readonly isOpen: boolean; readonly toggle: MouseEventHandler<HTMLElement> } | undefined;
}

/** The link that opens an overlay. */
export const ToggleMarkup = ({ name, label, icon, children, live }: ToggleMarkupProps) => (
  <a
    href={`#islas-${name}`}
    className={`islas-toggle islas-toggle--${name}`}
    aria-label={children ? label : undefined}
    {...controlProps('overlay.open', live?.toggle)}
    {...(live
      ? { 'aria-haspopup': 'dialog', 'aria-expanded': live.isOpen, 'aria-controls': `islas-${name}` }
      : { 'data-islas-overlay': name })}
  >
    {children ?? (
      <>
        <Icon>{icon}</Icon>
        <span className="islas-toggle__text">{label}</span>
      </>
    )}
  </a>
);

interface OverlayMarkupProps extends RootProps<HTMLDialogElement> {
  readonly name: string;
  /** Name of the dialog. */
  readonly label: string;
  /** Name of the control that closes it. */
  readonly close: string;
  readonly children: ReactNode;
  /** Closes it in a host's tree. */
  readonly onClose?: MouseEventHandler<HTMLElement> | undefined;
}

/** A dialog over the page; its content is the feature's. */
export const OverlayMarkup = withRef(function OverlayMarkup({
  name,
  label,
  close,
  className,
  children,
  onClose,
  ...root
}: OverlayMarkupProps) {
  return (
    <dialog
      id={`islas-${name}`}
      className={joinClasses(`islas-overlay islas-overlay--${name}`, className)}
      aria-label={label}
      {...root}
    >
      <div className="islas-overlay__content">
        {children}
        <a
          href="#islas-closed"
          className="islas-overlay__close"
          role="button"
          aria-label={close}
          {...controlProps('overlay.close', onClose)}
          data-islas-overlay={onClose ? undefined : name}
        >
          ×
        </a>
      </div>
    </dialog>
  );
});
