/** How often an amount may be said, how long the sum is good for, and how many sums are paid to one member in a day. */
export const bankCheckTries = 3;
export const bankCheckDays = 3;
export const bankChecksADay = 3;
/** In fen. */
export const bankCheckMost = 99;
