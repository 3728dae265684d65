declare module 'gettext-parser' {
  interface Comments {
    translator?: string;
    reference?: string;
    extracted?: string;
    flag?: string;
    previous?: string;
  }
  interface Entry {
    msgctxt?: string;
    msgid: string;
    msgid_plural?: string;
    msgstr: string[];
    comments?: Comments;
  }
  interface Catalogue {
    charset: string;
    headers: Record<string, string>;
    translations: Record<string, Record<string, Entry>>;
    obsolete?: Record<string, Record<string, Entry>>;
  }
  interface PoOptions {
    foldLength?: number;
    escapeCharacters?: boolean;
    sort?: boolean | ((a: Entry, b: Entry) => number);
    eol?: string;
  }
  export const po: { parse(input: string | Buffer): Catalogue; compile(data: Catalogue, options?: PoOptions): Buffer };
  export const mo: { parse(input: Buffer): Catalogue; compile(data: Catalogue): Buffer };
}
