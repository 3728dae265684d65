const AT = '(?:[@＠]|%(?:25)*40)';
const HAS = new RegExp(AT);
/** What no part of a mail address holds, but in quotes. */
const NOT = '[^\\s<>()[\\],;:\\\\"';

/**
 * The text without e-mail addresses, written plainly or percent-encoded however often; PHP's twin is `Redaction`. When
 * in doubt too much goes. `/?&=#` divide the parts of a page's address; in other texts a mail address may hold them.
 */
export const redact = (text: string): string => {
  if (!HAS.test(text)) return text;
  const dividers = /^(https?:)?\/|^\?/i.test(text) ? '/?&=#' : '';
  const address = `(?:"[^"]*"|${NOT}@＠${dividers}]*)${AT}(?:\\[[^\\]]*\\]|${NOT}/?&=#]+)`;
  return text.replace(new RegExp(address, 'g'), '[email]');
};
