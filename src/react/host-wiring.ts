/** Starts Islas on the host's page, once. Resolves when its core runs. */
export type StartHost = () => Promise<void>;

let given: StartHost | undefined;

/** The entry of the package says how a host is started: what starts pages knows the features, and this folder none. */
export const wireHost = (start: StartHost): void => void (given = start);

export const startHost: StartHost = () => {
  if (!given) throw new Error('Import components from "islas/react".');
  return given();
};
