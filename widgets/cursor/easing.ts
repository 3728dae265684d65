/** Specification §9: a fifth of the way is gone in one frame of sixty a second. */
const STAYS = 0.8;
const FRAMES_PER_MS = 0.06;
/** Nobody sees less, in pixels. */
const NEAR = 0.1;

/** The next place on the way to a target after these milliseconds, the same however many frames they had. */
export const follow = (from: number, to: number, ms: number): number => {
  const rest = (from - to) * STAYS ** (ms * FRAMES_PER_MS);
  return Math.abs(rest) < NEAR ? to : to + rest;
};
