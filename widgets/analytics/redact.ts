const AT = '(?:[@＠]|%(?:25)*40)';
const HAS = new RegExp(AT);
/** Start of a negated class: characters that a part of an e-mail address holds only in quotes. */
const NOT = '[^\\s<>()[\\],;:\\\\"';

/** A domain has a top level of letters, or is percent-encoded, or is an IP address in brackets. */
const DOMAIN = /[%[]|[.。．｡](?:[\p{L}\p{M}]{2}|xn--)/iu;

/**
 * Replaces e-mail addresses (`2@3` is none) by `[email]`, written plainly or percent-encoded any number of times; the
 * same as PHP's `Redaction`. In doubt it replaces too much. `/?&=#` divide the parts of a page's address; in other
 * texts an e-mail address may hold them.
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
