import { raw } from '../html';
import type { Group, State } from './state';

/** A group as a feature declares it in its `gallery.json`: the body is the HTML that the plugin prints. */
interface Declared extends Omit<Group, 'states'> {
  readonly states: readonly (Omit<State, 'body'> & { readonly body: string })[];
}

const found = import.meta.glob<Declared>('../../../widgets/*/gallery.json', { eager: true, import: 'default' });

/** What features show of themselves. */
export const FEATURES: readonly Group[] = Object.values(found).map((group) => ({
  ...group,
  states: group.states.map(({ body, ...state }) => ({ ...state, body: () => raw(body) })),
}));
