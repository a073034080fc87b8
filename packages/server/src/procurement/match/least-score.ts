/** Below this so little agrees that it is no match. */
export const leastScore = 35;
