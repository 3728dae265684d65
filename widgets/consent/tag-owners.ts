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
  const known = providers.flatMap(([provider, category, addresses]) =>
    addresses
      .split('|')
      .map(
        (part) =>
          [
            part,
            part.length + +(category === 'necessary') / 2,
            new RegExp(`^(?:${/^[/?]/.test(part) ? '[^?#]*' : 'https?://([^/?#]*[.@])?'})${escaped(part)}`, 'i'),
            { category, provider },
          ] as const,
      ),
  );
  known.sort(([, one], [, other]) => other - one);

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
    if (isHost && !rule) {
      const there = known.flatMap(([part, , , owner]) => (isAt(hostname, part) ? [owner] : []));
      return there.some(({ category }) => category === 'necessary') ? undefined : there.at(-1);
    }
    return rule
      ? { category: rule[1], provider: rule[2] }
      : known.find(([, , expression]) => expression.test(href))?.[3];
  };
};
