/** Starts Islas on the page, once. Resolves when the islands of this host run. */
export type StartHost = (host: Element) => Promise<void>;

let given: StartHost | undefined;

/** The entry of the package says how a host is started: what starts pages knows the features, and this folder none. */
export const wireHost = (start: StartHost): void => void (given = start);

export const startHost: StartHost = (host) => {
  if (!given) throw new Error('Import components from "islas/react".');
  return given(host);
};
