/** Whether the screen is a telephone's. */
export const isNarrow = (): boolean => matchMedia('(max-width: 600px)').matches;
