import type { TimedDecision } from './timed-decision';

let channel: BroadcastChannel | undefined;

/** Posts a decision to the shop's other tabs, if the browser connects them. */
export const postDecision = (decision: TimedDecision): void => channel?.postMessage(decision);

/** Calls back with each decision of another tab. Throws if the browser does not connect tabs. */
export const onOtherTabDecision = (onDecision: (decision: TimedDecision) => void): void => {
  channel = new BroadcastChannel('islas-consent');
  channel.onmessage = ({ data }) => onDecision(data);
};
