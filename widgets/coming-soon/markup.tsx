import type { ReactNode } from 'react';
import type { RootProps } from '../../src/react/root-props';
import { withRef } from '../../src/react/with-ref';

/** What the banner says, and where its dismissal is saved. */
export interface ComingSoonContent {
  readonly text: string;
  /** Where the owner changes it. */
  readonly link: { readonly url: string; readonly text: string };
  /** REST address of the signed-in user, such as `https://shop.example/wp-json/wp/v2/users/1`. */
  readonly restUrl: string;
  /** Nonce for `wp_rest`. */
  readonly restNonce: string;
  /** Name of the region. Default `Site visibility`. */
  readonly label?: string | undefined;
}

interface ComingSoonMarkupProps extends ComingSoonContent, RootProps<HTMLElement> {
  readonly isHidden?: boolean | undefined;
  readonly isBusy?: boolean | undefined;
  /** In the place of WooCommerce's link that dismisses it, which has neither address, role nor name. */
  readonly children?: ReactNode;
}

/** WooCommerce's banner for administrators. */
export const ComingSoonMarkup = withRef(function ComingSoonMarkup({
  text,
  link,
  restUrl,
  restNonce,
  label = 'Site visibility',
  isHidden,
  isBusy,
  children,
  ...root
}: ComingSoonMarkupProps) {
  return (
    <aside aria-label={label} {...root}>
      <div
        id="coming-soon-footer-banner"
        data-island={children ? 'react' : undefined}
        aria-busy={isBusy}
        style={isHidden ? { display: 'none' } : undefined}
      >
        <div className="coming-soon-footer-banner__content">
          {`${text} `}
          <a href={link.url}>{link.text}</a>
        </div>
        {children || (
          <a className="coming-soon-footer-banner-dismiss" data-rest-url={restUrl} data-rest-nonce={restNonce} />
        )}
      </div>
    </aside>
  );
});
