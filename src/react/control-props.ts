import type { MouseEventHandler } from 'react';
import type { ActionName } from '../runtime/action-names';

/**
 * Props of a control. A page's control has the mark by which its script finds it; in a host's tree React handles the
 * click, and no script of Islas finds the control.
 */
export const controlProps = <E extends Element>(
  action: ActionName,
  onClick: MouseEventHandler<E> | undefined,
): { readonly onClick: MouseEventHandler<E> } | { readonly 'data-islas-action': ActionName } =>
  onClick ? { onClick } : { 'data-islas-action': action };
