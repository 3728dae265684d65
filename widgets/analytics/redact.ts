const AT = '(?:[@＠]|%(?:25)*40)';
const HAS = new RegExp(AT);
/** What no part of a mail address holds, but in quotes. */
const NOT = '[^\\s<>()[\\],;:\\\\"';

/** A domain has a top level of letters, or says itself in another way: encoded, or as a number in brackets. */
const DOMAIN = /[%[]|[.。．｡](?:[\p{L}\p{M}]{2}|xn--)/iu;

/**
 * The text without e-mail addresses (`2@3` is none), written plainly or percent-encoded however often; PHP's twin is `Redaction`. When
 * in doubt too much goes. `/?&=#` divide the parts of a page's address; in other texts a mail address may hold them.
 */
export const redact = (text: string): string => {
  if (!HAS.test(text)) return text;
  const dividers = /^(https?:)?\/|^\?/i.test(text) ? '/?&=#' : '';
  const address = `(?:"[^"]*"|${NOT}@＠${dividers}]*)${AT}(?:\\[[^\\]]*\\]|${NOT}/?&=#]+)`;
  return text.replace(new RegExp(address, 'g'), (found) => {
    const domain = found.split(HAS).at(-1) ?? '';
    return DOMAIN.test(domain) ? '[email]' : found;
  });
};
