/** The nth smallest of all numbers of some lists; the largest where there are fewer. Hoare's selection: sorting a million to show twenty takes a hundred times as long. */
export const nthSmallest = (lists: readonly Float64Array[], nth: number): number => {
  const size = lists.reduce((sum, list) => sum + list.length, 0);
  if (size === 0) return Number.NaN;
  const all = new Float64Array(size);
  let filled = 0;
  for (const list of lists) {
    all.set(list, filled);
    filled += list.length;
  }
  const wanted = Math.min(nth, size) - 1;
  let from = 0;
  let to = size - 1;
  while (from < to) {
    const middle = all[(from + to) >>> 1] as number;
    let low = from;
    let high = to;
    while (low <= high) {
      while ((all[low] as number) < middle) low += 1;
      while ((all[high] as number) > middle) high -= 1;
      if (low > high) break;
      const swapped = all[low] as number;
      all[low] = all[high] as number;
      all[high] = swapped;
      low += 1;
      high -= 1;
    }
    if (wanted <= high) to = high;
    else if (wanted >= low) from = low;
    else break;
  }
  return all[wanted] as number;
};
