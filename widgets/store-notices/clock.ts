/** Seconds since 1970. */
export const now = (): number => Date.now() / 1000;

/** Longest wait a browser's timer takes, in milliseconds. */
const LONGEST = 2 ** 31 - 1;

/** Runs `go` when the moment (seconds since 1970) has come, or as late as a timer can wait; the answer stops it. */
export const at = (moment: number, go: () => void): (() => void) => {
  const timer = setTimeout(go, Math.min(LONGEST, (moment - now()) * 1000 + 20));
  return () => clearTimeout(timer);
};
