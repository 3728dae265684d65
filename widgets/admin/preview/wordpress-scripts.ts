import type { ComponentType, ReactNode } from 'react';
import type * as React from 'react';
import type { createRoot } from 'react-dom/client';

/** The parts of WordPress' own scripts that the preview uses. They are globals of the dashboard, never bundled. */
export interface WordPress {
  readonly element: Pick<typeof React, 'createElement' | 'useEffect' | 'useRef' | 'useState'> & {
    readonly createRoot: typeof createRoot;
  };
  readonly components: {
    readonly Button: ComponentType<{
      readonly variant?: 'primary' | 'secondary' | 'link';
      readonly href?: string;
      readonly target?: string;
      readonly isPressed?: boolean;
      readonly 'aria-pressed'?: boolean;
      readonly onClick?: () => void;
      readonly children?: ReactNode;
    }>;
    readonly Notice: ComponentType<{
      readonly status: 'warning' | 'error' | 'info';
      readonly isDismissible: boolean;
      readonly spokenMessage?: string | null;
      readonly children?: ReactNode;
    }>;
    readonly TabPanel: ComponentType<{
      readonly tabs: readonly { readonly name: string; readonly title: string }[];
      readonly initialTabName?: string;
      readonly onSelect: (name: string) => void;
      readonly children: (tab: { readonly name: string }) => ReactNode;
    }>;
  };
  readonly apiFetch: (request: {
    readonly path: string;
    readonly method: 'POST';
    readonly data: object;
  }) => Promise<unknown>;
}

/** Undefined where WordPress' scripts are not loaded. */
export const wordpress = (): WordPress | undefined => {
  const { wp } = globalThis as { wp?: Partial<WordPress> };
  return wp?.element && wp.components && wp.apiFetch ? (wp as WordPress) : undefined;
};
