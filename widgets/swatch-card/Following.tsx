import { useEffect, useRef } from 'react';
import type { Choices } from '../../src/domain/variations';
import type { FormState } from '../../src/stores/variation-form';
import { type CardPainter, openCard } from './card';
import { type CardDetails, decodeCardDetails } from './details';
import type { CardProps } from './props';
import { sayOutcome } from './words';

/** The chosen variation, `null` for none, `undefined` while it is on its way. */
export const detailsOf = ({ status, variation }: FormState): CardDetails | null | undefined => {
  if (status === 'loading') return undefined;
  return status === 'found' ? decodeCardDetails(variation) : null;
};

/**
 * Keeps the card around the form true to the choice, and says what the choice led to, unless it is hushed before: what
 * came of a press is said instead.
 */
export const useCard = (form: HTMLFormElement, { pictures }: CardProps, state: FormState | null): (() => void) => {
  const painter = useRef<CardPainter>(null);
  const words = useRef<AbortController>(null);
  const said = useRef<Choices>(null);
  useEffect(() => {
    const paint = (painter.current = openCard(form, pictures));
    return () => paint({}, null);
  }, [form, pictures]);
  useEffect(() => {
    if (!state) return;
    painter.current?.(state.choices, detailsOf(state));
    said.current ??= state.choices;
    if (said.current === state.choices) return;
    const own = (words.current = new AbortController());
    sayOutcome(state, own.signal);
    return () => own.abort();
  }, [state]);
  return () => {
    words.current?.abort();
    said.current = state?.choices ?? null;
  };
};
