import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../../src/react/use-latest';
import type { IslasEvents } from '../../../src/runtime/event-types';
import { on } from '../../../src/runtime/events';
import type { AddFailure } from '../../cart/public';
import type { Choices } from '../../variations/public';
import { loadShop } from '../load-shop';
import type { SwatchFormProps } from '../swatch-form-props';
import { fromForm } from './use-choices';

/** What became of the last add, for the choices it was about. */
export type Adding =
  | { readonly state: 'idle' | 'loading' | 'added' }
  | { readonly state: 'failed'; readonly failure: AddFailure };

const IDLE: Adding = { state: 'idle' };

type Callbacks = Pick<SwatchFormProps, 'onAdd' | 'onAdded' | 'onFailed'>;

/** Calls back for adds of this button, for as long as the component is on the page. */
const useAdded = (button: RefObject<HTMLButtonElement | null>, onAdded: Callbacks['onAdded']): void => {
  const added = useLatest(({ fragments, hash }: IslasEvents['islas:added']) => onAdded?.({ fragments, hash }));
  useEffect(() => {
    const life = new AbortController();
    const target = button.current;
    if (target) on('islas:added', ({ detail }) => added(detail), { signal: life.signal, target });
    return () => life.abort();
  }, [button, added]);
};

/**
 * Adds what a form has chosen. An add goes on when the component unmounts, and no callback is called then. Where Islas cannot
 * be loaded the browser sends the form.
 */
export const useFormAdd = (
  id: number,
  choices: Choices,
  form: RefObject<HTMLFormElement | null>,
  button: RefObject<HTMLButtonElement | null>,
  { onAdd, onAdded, onFailed, onRefused }: Callbacks & { readonly onRefused: () => void },
): { readonly adding: Adding; readonly add: () => void } => {
  const [last, setLast] = useState<{ readonly choices: Choices; readonly adding: Adding }>();
  const adding = last?.choices === choices ? last.adding : IDLE;
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  useAdded(button, onAdded);
  const failed = useLatest((failure: AddFailure) => {
    if (failure.code === 'not_added') onRefused();
    onFailed?.(failure);
  });

  const send = async (element: HTMLFormElement, pressed: HTMLButtonElement, data: FormData): Promise<Adding> => {
    const shop = await loadShop().catch(() => undefined);
    if (!shop) {
      element.submit();
      return IDLE;
    }
    const end = await shop.addForm(id, data, pressed);
    if (!end) return IDLE;
    return end.isAdded ? { state: 'added' } : { state: 'failed', failure: { code: end.code, message: end.message } };
  };
  const add = () => {
    if (!form.current || !button.current || adding.state === 'loading') return;
    // What is sent is what was chosen at the press.
    const data = new FormData(form.current);
    const quantity = Number(data.get('quantity')) || 1;
    const variationId = Number(data.get('variation_id'));
    if (onAdd?.({ variationId, quantity, choice: fromForm(choices) }) === false) return;
    setLast({ choices, adding: { state: 'loading' } });
    void send(form.current, button.current, data).then((end) => {
      if (!isMounted.current) return;
      setLast((before) => (before?.choices === choices ? { choices, adding: end } : before));
      if (end.state === 'failed') failed(end.failure);
    });
  };
  return { adding, add };
};
