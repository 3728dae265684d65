import { getSettings } from '../settings';

/** The site's REST root with a trailing slash, as `@wordpress/api-fetch` expects it; also for `?rest_route=/`. */
export const restRoot = (): string => getSettings().rest.root.replace(/\/?$/, '/');

/** Origin, path and `rest_route` of a URL, without its other parameters and without a trailing slash. */
export const withoutParameters = (address: string): string => {
  const { origin, pathname, searchParams } = new URL(address, location.href);
  return (origin + pathname + (searchParams.get('rest_route') ?? '')).replace(/\/$/, '');
};

/** Whether a URL is under the site's own REST root: only there nonce and cookies are sent (W-51). */
export const isUnderRestRoot = (address: string): boolean =>
  `${withoutParameters(address)}/`.startsWith(`${withoutParameters(restRoot())}/`);

/** Adds the parameters that the URL does not have yet. */
export const withQuery = (address: string, parameters: Readonly<Record<string, string>>): string => {
  const [base, present] = address.split(/[?#]/);
  const query = new URLSearchParams(present);
  for (const name in parameters) if (!query.has(name)) query.set(name, parameters[name] ?? '');
  return `${base}?${query}`;
};
