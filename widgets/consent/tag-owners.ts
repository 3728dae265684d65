import type { Category } from './consent-config';
import type { Tags } from './tag-data';

export interface TagOwner {
  readonly category: Category;
  readonly provider: string;
}

/** Paths of the shop's own scripts. */
const OWN = /\/(wp-(includes|admin)|plugins\/(woocommerce|islas)|themes)\//;

const escaped = (part: string): string =>
  part
    .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replace('\\?', '\\?(?:[^#]*&)?')
    .replace(/#$/, '[a-z0-9]{6,12}(?![\\w-])');

/** Whether a part of a provider matches an address. The expression is built only where the part's text is there. */
const isPartIn = (part: string, href: string): boolean =>
  href.toLowerCase().includes(part.replace(/[?#].*/, '').toLowerCase()) &&
  new RegExp(`^(?:${/^[/?]/.test(part) ? '[^?#]*' : 'https?://([^/?#]*[.@])?'})${escaped(part)}`, 'i').test(href);

/**
 * Whether a host is an address's host or a subdomain of it. A name that ends in a dot, such as `google.`, matches with
 * any top level.
 */
const isAt = (host: string, address: string): boolean => {
  const name = address
    .replace(/^(https?:)?\/\/|^\./i, '')
    .replace(/[/?#].*/, '')
    .toLowerCase();
  return name.includes('.') && `.${host}`[name.endsWith('.') ? 'includes' : 'endsWith'](`.${name}`);
};

/**
 * Returns a function that finds the owner of an address; `undefined` if the address is not held. The owner's rules come
 * first, then the longest part that matches. With `isHost` (a link that only opens a connection) it compares the host,
 * and a host that also serves something necessary has no owner.
 */
export const ownersOf = ({ rules, providers }: Tags, base: string) => {
  /** Made for the first address that needs it: most pages insert their own files only. */
  const list = (): readonly (readonly [part: string, weight: number, owner: TagOwner])[] =>
    providers
      .flatMap(([provider, category, addresses]) =>
        addresses
          .split('|')
          .map((part) => [part, part.length + +(category === 'necessary') / 2, { category, provider }] as const),
      )
      .sort(([, one], [, other]) => other - one);
  let known: ReturnType<typeof list> | undefined;

  return (address: string, isHost?: boolean): TagOwner | undefined => {
    let url: URL;
    try {
      url = new URL(address, base);
    } catch {
      return;
    }
    const { href, origin, protocol, pathname, hostname } = url;
    if (!protocol.startsWith('http') || (origin === new URL(base).origin && OWN.test(pathname))) return;
    const rule = rules.find(([part]) =>
      isHost ? isAt(hostname, part) : href.toLowerCase().includes(part.toLowerCase()),
    );
    if (rule) return { category: rule[1], provider: rule[2] };
    known ??= list();
    if (!isHost) return known.find(([part]) => isPartIn(part, href))?.[2];
    const there = known.flatMap(([part, , owner]) => (isAt(hostname, part) ? [owner] : []));
    return there.some(({ category }) => category === 'necessary') ? undefined : there.at(-1);
  };
};
