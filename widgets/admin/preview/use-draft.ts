import { useEffect, useRef, useState } from '@wordpress/element';
import { splitValues } from '../list-values';
import type { Values } from '../values';
import { type Draft, sendDraft } from './draft-request';
import { findNoticesForm, readUnsavedLists } from './notices-form';

/** Milliseconds without a change before the draft is sent. */
const PAUSE = 600;

interface Result {
  readonly draft?: Draft;
  /** Why there is no newer draft. */
  readonly problem?: string;
  /** Grows with every answer, so that the frame loads again. */
  readonly turn: number;
}

/** Sends the settings, and lists that are edited beside them, after a pause in their changes. @returns the last answer, and a function that sends them again */
export const useDraft = (settings: Values): readonly [Result, () => void] => {
  const [result, setResult] = useState<Result>({ turn: 0 });
  const [asked, setAsked] = useState(0);
  const id = useRef('');
  const json = JSON.stringify(settings);
  useEffect(() => {
    const form = findNoticesForm();
    const sendAgain = () => setAsked((times) => times + 1);
    form?.addEventListener('input', sendAgain);
    return () => form?.removeEventListener('input', sendAgain);
  }, []);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const { values, lists } = splitValues(JSON.parse(json) as Values);
      const answer = await sendDraft(values, { ...lists, ...readUnsavedLists() }, id.current);
      if (!isCurrent) return;
      if (typeof answer !== 'string') id.current = answer.id;
      setResult(({ turn, draft }) =>
        typeof answer !== 'string'
          ? { draft: answer, turn: turn + 1 }
          : { ...(draft && { draft }), problem: answer, turn },
      );
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [json, asked]);
  return [result, () => setAsked((times) => times + 1)];
};
