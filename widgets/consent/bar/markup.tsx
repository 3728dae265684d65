import { Fragment, type MouseEventHandler, type ReactNode } from 'react';
import { type RootProps, joinClasses } from '../../../src/react/root-props';
import { withRef } from '../../../src/react/with-ref';

/** Texts and places of the bar. */
export interface ConsentBarContent {
  readonly text: string;
  /** Default none. */
  readonly title?: string | undefined;
  /** Links behind the text, such as the privacy policy. */
  readonly links?: readonly { readonly url: string; readonly text: string }[] | undefined;
  /** Default `bottom`. */
  readonly position?: 'top' | 'bottom' | undefined;
  /** Where the form goes without JavaScript. Default `/?wc-ajax=islas_consent`. */
  readonly action?: string | undefined;
  /** Texts of the controls. A control whose text is `null` is not there. */
  readonly accept?: string | undefined;
  readonly decline?: string | null | undefined;
  readonly settings?: string | null | undefined;
  readonly close?: string | null | undefined;
  /** Name of the region. Default `Cookie consent`. */
  readonly label?: string | undefined;
}

/** Texts and place of the control that opens the choices again. */
export interface ConsentAgainContent {
  /** `null` where the bar has no settings: then it opens the bar. */
  readonly settings?: string | null | undefined;
  /** Text of the control. Default `Cookies`; `null` for none. */
  readonly again?: string | null | undefined;
  /** Shown to visitors whose browser sends Global Privacy Control. Default none. */
  readonly gpcNote?: string | null | undefined;
  /** Where the control stands. Default `left`. */
  readonly againPosition?: 'left' | 'right' | undefined;
}

interface Page {
  /** Page with the same choices as a form. Default `#`. */
  readonly page?: string | undefined;
  /** Sees presses before the script of the head does. */
  readonly onClickCapture?: MouseEventHandler<HTMLElement> | undefined;
}

const Decide = ({ decision, text }: { readonly decision: string; readonly text: string }) => (
  <button
    type="submit"
    className={`button islas-consent__${decision}`}
    name="islas_consent"
    value={decision}
    data-islas-action={`consent.${decision}`}
  >
    {text}
  </button>
);

interface OpenerProps {
  readonly className: string;
  readonly text: string;
  readonly page: string;
}

const Opener = ({ className, text, page }: OpenerProps) => (
  <a className={className} href={page} data-islas-action="consent.settings" rel="nofollow">
    {text}
  </a>
);

interface ConsentBarMarkupProps extends ConsentBarContent, Page, RootProps<HTMLDivElement> {
  /** In the place of text and links. */
  readonly children?: ReactNode;
}

/** The bar. The script of the head finds its controls by their marks: what law depends on runs before any module. */
export const ConsentBarMarkup = withRef(function ConsentBarMarkup({
  text,
  title,
  links = [],
  position = 'bottom',
  action = '/?wc-ajax=islas_consent',
  accept = 'Accept',
  decline = 'Reject',
  settings = 'Settings',
  close = 'Close',
  label = 'Cookie consent',
  page = '#',
  className,
  children,
  ...root
}: ConsentBarMarkupProps) {
  return (
    <div
      id="islas-consent"
      className={joinClasses('islas-consent', className)}
      data-position={position}
      role="region"
      aria-label={label}
      {...root}
    >
      <form className="islas-consent__form" method="post" action={action}>
        {title !== undefined && <p className="islas-consent__title">{title}</p>}
        <p className="islas-consent__text">
          {children ?? text}
          {!children && links.length > 0 && (
            <span className="islas-consent__links">
              {links.map((link) => (
                <Fragment key={link.url}>
                  {' '}
                  <a href={link.url}>{link.text}</a>
                </Fragment>
              ))}
            </span>
          )}
        </p>
        <p className="islas-consent__buttons">
          <Decide decision="accept" text={accept} />
          {decline !== null && <Decide decision="decline" text={decline} />}
          {settings !== null && <Opener className="islas-consent__settings" text={settings} page={page} />}
          {close !== null && (
            <button type="button" className="islas-consent__close" data-islas-action="consent.close" aria-label={close}>
              ×
            </button>
          )}
        </p>
      </form>
    </div>
  );
});

/** The control that opens the choices again; where there are no settings, the bar. */
export const ConsentAgainMarkup = ({
  settings = 'Settings',
  again = 'Cookies',
  gpcNote = null,
  againPosition = 'left',
  page = '#',
  onClickCapture,
}: ConsentAgainContent & Page) => (
  <div
    className="islas-consent-again"
    data-position={againPosition}
    role="region"
    aria-label="Cookies"
    onClickCapture={onClickCapture}
  >
    {gpcNote !== null && <p className="islas-consent-note">{gpcNote}</p>}
    {again !== null && settings !== null && <Opener className="islas-consent-again__open" text={again} page={page} />}
    {again !== null && settings === null && (
      <button type="button" className="islas-consent-again__open" data-islas-action="consent.open">
        {again}
      </button>
    )}
  </div>
);
