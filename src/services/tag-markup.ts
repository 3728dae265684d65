type OwnerOf = (address: string) => { readonly category: string; readonly provider: string } | undefined;

/** The address of an element that fetches. */
const ADDRESS = /(<(script|iframe|img)\b[^>]*?\s)src(\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))/gi;
const TYPE = /\stype\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/i;

/** Markup in which what may not ask for its address is written as held; `tags` are the elements that are looked at. */
export const heldMarkup =
  (tags: RegExp, ownerOf: OwnerOf) =>
  (markup: unknown): unknown =>
    typeof markup === 'string' && tags.test(markup)
      ? markup.replace(ADDRESS, (all, before: string, tag: string, rest: string, ...values: (string | undefined)[]) => {
          const [address = ''] = values.slice(0, 3).filter(Boolean);
          const owner = tags.test(`<${tag} `) && ownerOf(address.replace(/&(amp|#0?38);/g, '&'));
          if (!owner) return all;
          const isScript = /^s/i.test(tag);
          const start = isScript ? `${before.replace(TYPE, '').trimEnd()} type="text/plain"` : before.trimEnd();
          return `${start} data-islas-consent="${owner.category}" data-islas-provider="${owner.provider}" data-islas-src${rest}`;
        })
      : markup;
