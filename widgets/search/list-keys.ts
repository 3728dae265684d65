/** Index that a key moves to in a list of `count` options; -1 is the field, between the last option and the first. */
export const nextOptionIndex = (active: number, count: number, key: string): number => {
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  return step ? ((active + 1 + step + count + 1) % (count + 1)) - 1 : active;
};
