import type { FormBridge } from './variation-events';

type Connect = () => Promise<FormBridge | undefined>;

let connect: Connect | undefined;

/** How the bridge of the variation forms is had, once there is a form. */
export const offerFormBridge = (way: Connect | undefined): void => {
  connect = way;
};

/** A bridge that cannot be loaded is done without: the form sells all the same. */
export const formBridge = async (): Promise<FormBridge | undefined> => connect?.().catch(() => undefined);
