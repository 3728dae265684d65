/** Markup that is safe to print: the pretend shop's own and WooCommerce's. What is ours is printed by `renderComponent`. */
export class Html {
  constructor(readonly html: string) {}

  toString(): string {
    return this.html;
  }
}

type Part = Html | string | number | false | null | undefined | readonly Part[];
type Value = string | number | boolean | null | undefined;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
};

export const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const print = (part: Part): string => {
  if (part instanceof Html) return part.html;
  if (Array.isArray(part)) return part.map(print).join('');
  return part === false || part === null || part === undefined ? '' : escape(String(part));
};

/** Escapes every value that is not `Html`; `false`, `null` and `undefined` print nothing. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.reduce((all, string, at) => all + print(parts[at - 1]) + string));

/** Html from a source that is safe: PHP's, or the project's own. */
export const raw = (markup: string): Html => new Html(markup);

/** Attributes as the plugin's PHP prints them: `true` by its name alone; `false`, `null` and `undefined` are left out. */
export const attributes = (values: Readonly<Record<string, Value>>): Html =>
  new Html(
    Object.entries(values)
      .filter(([, value]) => value !== undefined && value !== null && value !== false)
      .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escape(String(value))}"`))
      .join(''),
  );
