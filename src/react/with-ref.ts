import { type ReactNode, forwardRef } from 'react';

/**
 * A component with `ref` among its props, as React 19 has it: React 18 gives it beside them. Name the function, for React's
 * own tools and messages.
 */
/* @__NO_SIDE_EFFECTS__ */
export const withRef = <Props extends object>(render: (props: Props) => ReactNode): ((props: Props) => ReactNode) => {
  const component = forwardRef((props, ref) => render({ ...props, ref } as Props));
  component.displayName = render.name;
  return component as unknown as (props: Props) => ReactNode;
};
