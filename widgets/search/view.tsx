import { hydrate } from '../../src/react/mount';
import { findSearchField } from './search-field';
import { Suggestions } from './Suggestions';

export const mount = hydrate(Suggestions, (host) => {
  const field = findSearchField(host);
  if (!field) throw new Error('Suggestions stand beside the field of a search.');
  return { field, host };
});
