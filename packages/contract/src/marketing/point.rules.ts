/** Points come and go. */
export const pointWays = ['in', 'out'] as const;
