/** What another script says about a change of the cart. It may say anything, and nothing (contract 3.1). */
export interface ForeignChange {
  readonly isAdd: boolean;
  readonly fragments: unknown;
  readonly hash: unknown;
  readonly button: unknown;
}

type Handlers<Given extends unknown[]> = Set<(...given: Given) => void>;

const changeHandlers: Handlers<[ForeignChange]> = new Set();
const refreshHandlers: Handlers<[]> = new Set();

const addUntilAborted = <Given extends unknown[]>(
  handlers: Handlers<Given>,
  handler: (...given: Given) => void,
  signal: AbortSignal,
): void => {
  handlers.add(handler);
  signal.addEventListener('abort', () => handlers.delete(handler));
};

/** Calls back when another script has changed the cart, until the signal aborts. */
export const onForeignChange = (handler: (change: ForeignChange) => void, signal: AbortSignal): void =>
  addUntilAborted(changeHandlers, handler, signal);

/** Calls back when another script asks that the page show the cart as it is now, until the signal aborts. */
export const onRefreshRequest = (handler: () => void, signal: AbortSignal): void =>
  addUntilAborted(refreshHandlers, handler, signal);

export const reportForeignChange = (change: ForeignChange): void =>
  changeHandlers.forEach((handler) => handler(change));

export const requestRefresh = (): void => refreshHandlers.forEach((handler) => handler());
