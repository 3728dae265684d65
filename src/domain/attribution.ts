import type { Contents, FieldPaths, FieldValues, PageView, Touches } from '../contracts/attribution';
import { decode, plain } from './attribution-cookies';
import { sourceOf } from './attribution-source';

const SOURCE = 'typ src mdm cmp cnt trm id plt fmt tct';

/** No value can pass for another part of the content. */
const pack = (names: string, values: readonly unknown[]): string =>
  names
    .split(' ')
    .map((name, i) => `${name}=${`${values[i] ?? '(none)'}`.replace(/\|{3,}/g, '|')}`)
    .join('|||');

const unpack = (content = ''): Record<string, string> =>
  Object.fromEntries(
    content.split('|||').map((part) => {
      const [name, ...value] = part.split('=');
      return [name, decode(value.join('='))];
    }),
  );

const countOf = (content: string, name: string): number => parseInt(unpack(content)[name] ?? '', 10) || 1;

/** What the cookies hold after a page, given what they held before it; in the order they are written (contract 5.5). */
export const visit = (known: Contents, page: PageView): Contents => {
  const { session, udata, first } = known;
  const source = sourceOf(page, !!session);
  const kept = source ? '' : known.current || first;
  const current = kept || pack(SOURCE, source ?? ['typein', '(direct)']);
  // UTC in every time zone (W-50).
  const at = new Date(page.at).toISOString().slice(0, 19).replace('T', ' ');
  const entrance = pack('fd ep rf', [at, page.href, page.referrer || undefined]);
  return {
    // The stock library's mark of its present format.
    ...(!known.migrations && { migrations: '1418474375998=1' }),
    ...(!kept && { current_add: entrance }),
    ...(!kept && !known.first_add && { first_add: entrance }),
    current,
    ...(!first && { first: plain(current) }),
    udata: pack('vst uip uag', [udata ? countOf(udata, 'vst') + +!session : 1, undefined, page.agent]),
    session: pack('pgs cpg', [session ? countOf(session, 'pgs') + 1 : 1, page.href]),
  };
};

export const touchesOf = (contents: Contents): Touches =>
  Object.fromEntries(Object.entries(contents).map(([name, content]) => [name, unpack(content)]));

/** The fields of an order. */
export const fieldValues = (fields: FieldPaths, touches: Touches | null): FieldValues =>
  Object.fromEntries(
    Object.entries(fields).map(([field, path]) => {
      const [touch = '', name = ''] = path.split('.');
      return [field, touches?.[touch]?.[name] ?? null];
    }),
  );
