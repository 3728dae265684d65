/** Specification §9: share of the distance that is left after one frame at 60 frames per second. */
const STAYS = 0.8;
const FRAMES_PER_MS = 0.06;
/** Below this distance the cursor snaps to its target (px). */
const NEAR = 0.1;

/** Next position after `ms` milliseconds of easing towards a target; independent of the frame rate. */
export const easeTowards = (from: number, to: number, ms: number): number => {
  const rest = (from - to) * STAYS ** (ms * FRAMES_PER_MS);
  return Math.abs(rest) < NEAR ? to : to + rest;
};
