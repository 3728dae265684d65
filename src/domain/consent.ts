import { CATEGORIES, type ConsentConfig, MAX_AHEAD } from '../contracts/consent';
import type { ConsentState } from '../contracts/consent-api';

/** Cookies by name, as the browser shows them. */
export type Jar = Readonly<Record<string, string>>;

/** Every cookie once; of two with a name the first, which is the one of the longer path. */
export const parseCookies = (cookies: string): Jar =>
  Object.fromEntries(
    [...cookies.matchAll(/(?:^|; )([^=;]+)=([^;]*)/g)].map(([, name, value]) => [name, value]).reverse(),
  );

/** Whether a listed name means a cookie; `*` at its end means every name that begins so. */
const means = (listed: string, name: string): boolean =>
  listed.endsWith('*') && listed[1] ? name.startsWith(listed.slice(0, -1)) : listed === name;

/** Specification §5: never blocked or deleted. */
export const isNecessary = (config: ConsentConfig, name: string): boolean =>
  ['eu_cookies_bar', 'islas_consent', ...config.strictly_necessary_family].some((prefix) => name.startsWith(prefix)) ||
  config.strictly_necessary.some((listed) => means(listed, name));

/**
 * What these cookies say at this moment (Unix seconds). Total: whatever they hold, it is one of the four. Commas of a
 * list that somebody encoded on its way, once or twice, are commas.
 */
export const readDecision = (jar: Jar, config: ConsentConfig, now: number, hasGpc: boolean): ConsentState => {
  const [isRecorded, version = '', time = 0, id = '', letters = 'psm'] =
    /^(\w*)\.(\d{1,11})\.([\da-f]*)\.([psm]*)$/.exec(jar.islas_consent ?? '') ?? [];
  const expiry = jar.eu_cookies_bar ?? '';
  const ahead = /^\d+$/.test(expiry) ? Number(expiry) - now : 0;
  const isDecided =
    ahead > 0 && ahead < Math.max(MAX_AHEAD, config.expire_time * 2) && (!isRecorded || version === config.version);
  const isDeclined = jar.eu_cookies_bar_decline === '1';
  const blocked = (jar.eu_cookies_bar_block ?? '').split(/,|%(?:25)?2C/i).filter(Boolean);
  const categories = CATEGORIES.filter((category) => isDecided && !isDeclined && letters.includes(category.charAt(0)));
  const isWhole = !blocked.length && categories.length === CATEGORIES.length;
  return {
    status: !isDecided ? 'undecided' : isDeclined ? 'declined' : isWhole ? 'accepted' : 'saved',
    blocked,
    categories,
    id,
    time: Number(time),
    version,
    isGpc: hasGpc && !isDecided,
  };
};

/**
 * Whether something of a category may run. Of a provider: none of its listed cookies there is refused. Without one:
 * none of the category's is, so that nothing writes what the visitor has refused.
 */
export const mayRun = (
  { categories, blocked }: ConsentState,
  { cookies }: ConsentConfig,
  category: string,
  provider?: string,
): boolean => {
  const listed = cookies.filter((cookie) => cookie.category === category);
  const own = listed.filter((cookie) => cookie.provider === provider);
  return (
    categories.some((allowed) => allowed === category) &&
    !(own.length ? own : listed).some(({ name }) => blocked.some((entry) => means(entry, name) || means(name, entry)))
  );
};
