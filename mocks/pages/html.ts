/** HTML that is already safe. */
export class Html {
  constructor(readonly markup: string) {}

  toString(): string {
    return this.markup;
  }
}

type Part = Html | string | number | false | null | undefined | readonly Part[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
};

export const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const render = (part: Part): string => {
  if (part instanceof Html) return part.markup;
  if (Array.isArray(part)) return part.map(render).join('');
  return part === false || part === null || part === undefined ? '' : escape(String(part));
};

/** Escapes every value that is not `Html`; `false`, `null` and `undefined` print nothing. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.reduce((all, string, index) => all + render(parts[index - 1]) + string));

export const raw = (markup: string): Html => new Html(markup);

/** Attributes in WordPress's manner: values escaped, `false` and `undefined` left out, `true` by name alone. */
export const attributes = (map: Readonly<Record<string, string | number | boolean | undefined>>): Html =>
  raw(
    Object.entries(map)
      .filter(([, value]) => value !== undefined && value !== false)
      .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escape(String(value))}"`))
      .join(''),
  );
