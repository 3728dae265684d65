import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import * as COMPONENTS from './components';

/** Name of a component. */
export type ComponentName = keyof typeof COMPONENTS;
/** Props of the component of this name. */
export type PropsOf<Name extends ComponentName> =
  Parameters<(typeof COMPONENTS)[Name]> extends [infer Props] ? Props : Record<string, never>;

/** A component on an element of a page without React code. */
export interface Mounted<Name extends ComponentName> {
  /** Renders it again with other props. */
  readonly update: (props: PropsOf<Name>) => void;
  /** Takes it off the page and ends what it started. */
  readonly unmount: () => void;
}

/**
 * Renders a component into an element, which is emptied first.
 *
 * @example const button = mount('AddToCartButton', document.querySelector('#buy'), { id: 17, name: 'Bowl' });
 */
export const mount = <Name extends ComponentName>(
  name: Name,
  element: Element,
  props: PropsOf<Name>,
): Mounted<Name> => {
  const root = createRoot(element);
  const update = (given: PropsOf<Name>): void =>
    flushSync(() => root.render(createElement(COMPONENTS[name] as ComponentType<object>, given as object)));
  update(props);
  return { update, unmount: () => root.unmount() };
};
