/** `indexOf` runs over a long text without a hit many times faster than a loop, and a text full of hits ends the count early. */
export const hasMoreThan = (text: string, sign: string, most: number): boolean => {
  let count = 0;
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) {
    count += 1;
    if (count > most) return true;
  }
  return false;
};
