import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';

interface Props {
  readonly names: readonly [string, string];
  readonly children: readonly [ReactNode, ReactNode];
}

const OTHER: Readonly<Record<string, number>> = { ArrowLeft: 0, ArrowRight: 1, Home: 0, End: 1 };

/** Two tabs; the second one, with the choices, is open first. */
export const Tabs = ({ names, children }: Props) => {
  const [open, setOpen] = useState(1);
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = OTHER[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setOpen(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <>
      <div role="tablist" ref={list} onKeyDown={onKeyDown}>
        {names.map((name, i) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`islas-consent-tab-${i}`}
            aria-selected={open === i}
            aria-controls={`islas-consent-panel-${i}`}
            tabIndex={open === i ? 0 : -1}
            onClick={() => setOpen(i)}
          >
            {name}
          </button>
        ))}
      </div>
      {children.map((panel, i) => (
        <div
          key={names[i]}
          role="tabpanel"
          id={`islas-consent-panel-${i}`}
          aria-labelledby={`islas-consent-tab-${i}`}
          tabIndex={0}
          hidden={open !== i}
        >
          {panel}
        </div>
      ))}
    </>
  );
};
