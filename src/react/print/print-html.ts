/** Markup that is safe to print. */
export class Markup {
  constructor(readonly html: string) {}

  toString(): string {
    return this.html;
  }
}

type Part = Markup | string | number | false | null | undefined | readonly Part[];
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
  if (part instanceof Markup) return part.html;
  if (Array.isArray(part)) return part.map(print).join('');
  return part === false || part === null || part === undefined ? '' : escape(String(part));
};

/** Escapes every value that is not `Markup`; `false`, `null` and `undefined` print nothing. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(strings.reduce((all, string, at) => all + print(parts[at - 1]) + string));

/** Markup from a source that is safe: PHP's, or the project's own. */
export const raw = (markup: string): Markup => new Markup(markup);

/** Attributes as the plugin's PHP prints them: `true` by its name alone; `false`, `null` and `undefined` are left out. */
export const attributes = (values: Readonly<Record<string, Value>>): Markup =>
  new Markup(
    Object.entries(values)
      .filter(([, value]) => value !== undefined && value !== null && value !== false)
      .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escape(String(value))}"`))
      .join(''),
  );

/** Data in a script element, which no text in it can end. */
export const json = (value: unknown, more: Readonly<Record<string, Value>> = {}): Markup => {
  const text = JSON.stringify(value).replace(/[<>&]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
  return html`<script${attributes({ type: 'application/json', ...more })}>${new Markup(text)}</script>`;
};
