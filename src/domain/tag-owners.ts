import type { Category } from '../contracts/consent';
import type { TagData } from '../contracts/consent-tags';

export interface TagOwner {
  readonly category: Category;
  readonly provider: string;
}

/** Where the shop's own scripts lie. */
const OWN = /\/(wp-(includes|admin)|plugins\/(woocommerce|islas)|themes)\//;

const escaped = (part: string): string => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace('\\?', '\\?(?:[^#]*&)?');

/** Who is behind an address; nothing where it does not wait. Of several the one that knows more of it counts. */
export const ownersOf = ({ rules, providers }: TagData, base: string) => {
  const known = providers.flatMap(([provider, category, addresses]) =>
    addresses
      .split('|')
      .map(
        (part) =>
          [
            part.length + +(category === 'necessary') / 2,
            new RegExp(`^(?:${part.startsWith('/') ? '[^?#]*' : 'https?://([^/?#]*[.@])?'})${escaped(part)}`, 'i'),
            { category, provider },
          ] as const,
      ),
  );
  known.sort(([one], [other]) => other - one);

  return (address: string): TagOwner | undefined => {
    let url: URL;
    try {
      url = new URL(address, base);
    } catch {
      return;
    }
    const { href, origin, protocol, pathname } = url;
    if (!protocol.startsWith('http') || (origin === new URL(base).origin && OWN.test(pathname))) return;
    const rule = rules.find(([part]) => href.toLowerCase().includes(part.toLowerCase()));
    return rule ? { category: rule[1], provider: rule[2] } : known.find(([, expression]) => expression.test(href))?.[2];
  };
};
