/** What stands in the place of a frame that waits for consent. */
export interface PlaceholderContent {
  /** Identity that it shares with its frame. */
  readonly id: string;
  /** Key of the page, by which scripts believe that the shop has printed it. */
  readonly region?: string | undefined;
  /** Name of who shows the content. */
  readonly name: string;
  /** Id of the provider; left out where it is not known. */
  readonly provider?: string | undefined;
  /** Where the content is; left out, there is no link. */
  readonly href?: string | undefined;
  readonly texts: { readonly about: string; readonly load: string; readonly open: string };
}

/** The placeholder of a held frame. */
export const PlaceholderMarkup = ({ id, region, name, provider, href, texts }: PlaceholderContent) => (
  <span
    className="islas-consent-placeholder"
    data-islas-frame={id}
    data-islas-region={region || undefined}
    role="group"
    aria-label={name}
    style={{ positionAnchor: `--islas-${id}` }}
  >
    <span>{texts.about}</span>
    <button
      type="button"
      className="button wp-element-button"
      data-islas-action="consent.embed"
      data-islas-provider={provider || undefined}
    >
      {texts.load}
    </button>
    {href && (
      <a href={href} rel="noopener">
        {texts.open}
      </a>
    )}
  </span>
);
