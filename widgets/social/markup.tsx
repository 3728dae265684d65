import type { MouseEventHandler, ReactNode } from 'react';
import { OverlayMarkup, ToggleMarkup } from '../../src/react/overlay-markup';
import type { RootProps } from '../../src/react/root-props';
import { withRef } from '../../src/react/with-ref';

/** A link to the shop's page on another site. */
export interface SocialLink {
  readonly name: string;
  readonly url: string;
}

/** The links and the texts around them. */
export interface SocialContent {
  /** Links to the shop's pages on other sites. */
  readonly links: readonly SocialLink[];
  /** Text of the toggle, and the dialog's name. Default `Social networks`. */
  readonly label?: string | undefined;
  /** Default `Close the social networks`. */
  readonly close?: string | undefined;
}

const LABEL = 'Social networks';

interface SocialToggleProps {
  readonly label?: string | undefined;
  readonly children?: ReactNode;
  readonly live?: { readonly isOpen: boolean; readonly toggle: MouseEventHandler<HTMLElement> } | undefined;
}

/** The link that opens the social links. */
export const SocialToggleMarkup = ({ label = LABEL, ...props }: SocialToggleProps) => (
  <ToggleMarkup
    name="social"
    label={label}
    icon={
      <>
        <circle cx="6" cy="12" r="2.6" />
        <circle cx="17.5" cy="6" r="2.6" />
        <circle cx="17.5" cy="18" r="2.6" />
        <path d="m8.4 10.8 6.7-3.5M8.4 13.2l6.7 3.5" />
      </>
    }
    {...props}
  />
);

const SocialLinkMarkup = ({ name, url }: SocialLink) => (
  <a href={url} rel="me noopener" className="islas-social__link">
    {name}
  </a>
);

interface SocialMarkupProps extends SocialContent, RootProps<HTMLDialogElement> {
  /** A link, instead of its name. */
  readonly renderItem?: ((link: SocialLink) => ReactNode) | undefined;
  readonly onClose?: MouseEventHandler<HTMLElement> | undefined;
}

/** The links to social networks over the page. */
export const SocialMarkup = withRef(function SocialMarkup({
  links,
  label = LABEL,
  close = 'Close the social networks',
  renderItem = SocialLinkMarkup,
  ...props
}: SocialMarkupProps) {
  return (
    <OverlayMarkup name="social" label={label} close={close} {...props}>
      <ul className="islas-social">
        {links.map((link) => (
          <li key={link.url}>{renderItem(link)}</li>
        ))}
      </ul>
    </OverlayMarkup>
  );
});
