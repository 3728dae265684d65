import type { Writes } from '../choice';

/** Time of a decision, in milliseconds, and the cookies it writes: the message that tabs post to each other. */
export type TimedDecision = readonly [at: number, written: Writes];

/** The written values, a line each; a deleted cookie is greater than any value. */
const sortedLines = (written: Writes): string =>
  Object.values(written)
    .map((value) => value ?? '~')
    .join('\n');

/**
 * Whether a decision is later than another one. Of two that were taken in the same millisecond it is the one with the
 * greater values, so that every tab orders two decisions in the same way.
 */
export const isLater = ([at, written]: TimedDecision, [otherAt, otherWritten]: TimedDecision): boolean =>
  at === otherAt ? sortedLines(written) > sortedLines(otherWritten) : at > otherAt;
