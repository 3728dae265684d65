import type { CSSProperties, Ref } from 'react';

/** What every component takes for the element at its root. */
export interface RootProps<E extends Element = HTMLElement> {
  /** The root element. */
  readonly ref?: Ref<E> | undefined;
  /** Classes beside the component's own. */
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
}

/** Classes in one attribute; those that are not there are left out. */
export const joinClasses = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
