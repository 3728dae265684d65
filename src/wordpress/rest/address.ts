import { getSettings } from '../settings';

/** The site's REST root as the package wants it: with a slash at its end, also behind `?rest_route=/`. */
export const restRoot = (): string => getSettings().rest.root.replace(/\/?$/, '/');

/** Origin, path and route of an address without its other parameters: what decides whose it is and what it asks for. */
export const placeOf = (address: string): string => {
  const { origin, pathname, searchParams } = new URL(address, location.href);
  return (origin + pathname + (searchParams.get('rest_route') ?? '')).replace(/\/$/, '');
};

/** Whether an address lies under the site's own REST root, where alone nonce and cookies belong (W-51). */
export const isOwn = (address: string): boolean => `${placeOf(address)}/`.startsWith(`${placeOf(restRoot())}/`);

/** The address with the parameters it does not carry yet. */
export const withQuery = (address: string, parameters: Readonly<Record<string, string>>): string => {
  const [base, present] = address.split(/[?#]/);
  const query = new URLSearchParams(present);
  for (const name in parameters) if (!query.has(name)) query.set(name, parameters[name] ?? '');
  return `${base}?${query}`;
};
