/** Points are counted whole and above zero; anything else is a bug of the caller, not a wish of the member. */
export const wholePoints = (amount: number): number => {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`not an amount of points: ${amount}`);
  return amount;
};
