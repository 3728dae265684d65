import { useEffect, useState } from '@wordpress/element';
import { type Answer, request } from './request';

export interface Loaded<T> {
  /** The last answer; it stays while a newer one is on its way. */
  readonly data: T | null;
  /** Why there is no newer answer, '' where there is. */
  readonly problem: string;
  /** Fields whose values the shop refused. */
  readonly fields: readonly string[];
  readonly isLoading: boolean;
  readonly reload: () => void;
  /** Puts an answer of another request in the place of this one's. */
  readonly replace: (data: T) => void;
}

/**
 * Loads an answer, and again when the request changes.
 * @param body of a POST, as its JSON; '' for a GET
 * @param pause milliseconds without a change before a later request is sent
 */
export const useRequest = <T>(path: string, decode: (given: unknown) => T, body = '', pause = 0): Loaded<T> => {
  const [state, setState] = useState<Pick<Loaded<T>, 'data' | 'problem' | 'fields' | 'isLoading'>>({
    data: null,
    problem: '',
    fields: [],
    isLoading: true,
  });
  const [turn, setTurn] = useState(0);
  const isFirst = state.data === null;
  useEffect(() => {
    let isCurrent = true;
    setState((before) => ({ ...before, isLoading: true }));
    const receive = (answer: Answer<T>) => {
      if (!isCurrent) return;
      setState(({ data }) => ({
        data: 'data' in answer ? answer.data : data,
        problem: answer.problem ?? '',
        fields: 'fields' in answer ? answer.fields : [],
        isLoading: false,
      }));
    };
    const timer = setTimeout(
      () => void request(path, decode, body ? (JSON.parse(body) as object) : undefined).then(receive),
      isFirst ? 0 : pause,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [path, body, turn, decode, pause]);
  return {
    ...state,
    reload: () => setTurn((times) => times + 1),
    replace: (data) => setState({ data, problem: '', fields: [], isLoading: false }),
  };
};
