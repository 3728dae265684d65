import { useEffect, useState } from '@wordpress/element';
import { type Part, partOf } from './places';

/** The place that the address names. */
export interface Place {
  readonly part: string;
  readonly about: string;
}

const focusPart = (part: Part): void => {
  const toggle = document.querySelector<HTMLElement>(`#islas-part-${part} button[aria-expanded]`);
  toggle?.scrollIntoView({ block: 'start' });
  toggle?.focus({ preventScroll: true });
};

/** Which parts of the tab are open. The part that the address names opens, and the focus goes to its heading. */
export const useOpenParts = ({ part, about }: Place) => {
  const [open, setOpen] = useState<Partial<Record<Part, boolean>>>({});
  useEffect(() => {
    const named = partOf(part);
    if (!named) return;
    setOpen((parts) => ({ ...parts, [named]: true }));
    focusPart(named);
  }, [part, about]);
  return {
    isOpen: (name: Part, byDefault = false): boolean => open[name] ?? byDefault,
    toggle: (name: Part, byDefault = false): void =>
      setOpen((parts) => ({ ...parts, [name]: !(parts[name] ?? byDefault) })),
  };
};
