type Stock<T> = { take: () => Promise<T> };

/** Makes things ahead of demand, one at a time, so that a request finds one ready; a rush past the stock makes its own. */
export const keepStock = <T>(make: () => Promise<T>, most: number): Stock<T> => {
  const ready: T[] = [];
  let filling = false;

  const fill = async () => {
    if (filling) return;
    filling = true;
    try {
      while (ready.length < most) ready.push(await make());
    } catch {
      // The next taker makes its own and sees the fault.
    } finally {
      filling = false;
    }
  };

  return {
    take: async () => {
      const one = ready.shift() ?? (await make());
      void fill();
      return one;
    },
  };
};
