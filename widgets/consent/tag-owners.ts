import type { Category } from './consent-config';
import type { TagData } from './tag-data';

export interface TagOwner {
  readonly category: Category;
  readonly provider: string;
}

/** Where the shop's own scripts lie. */
const OWN = /\/(wp-(includes|admin)|plugins\/(woocommerce|islas)|themes)\//;

const escaped = (part: string): string => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace('\\?', '\\?(?:[^#]*&)?');

/** Whether a host is the one that an address begins with, or its beginning where that ends in a dot. */
const isAt = (host: string, address: string): boolean => {
  const name = address
    .replace(/^(https?:)?\/\/|^\./i, '')
    .replace(/[/?#].*/, '')
    .toLowerCase();
  return name.includes('.') && `.${host}`[name.endsWith('.') ? 'includes' : 'endsWith'](`.${name}`);
};

/**
 * Who is behind an address; nothing where it does not wait. Of several the one that knows more of it counts. Behind a host
 * as a whole, which a browser is to connect to, is nobody where something that is necessary is asked of it too.
 */
export const ownersOf = ({ rules, providers }: TagData, base: string) => {
  const known = providers.flatMap(([provider, category, addresses]) =>
    addresses
      .split('|')
      .map(
        (part) =>
          [
            part,
            part.length + +(category === 'necessary') / 2,
            new RegExp(`^(?:${part.startsWith('/') ? '[^?#]*' : 'https?://([^/?#]*[.@])?'})${escaped(part)}`, 'i'),
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
