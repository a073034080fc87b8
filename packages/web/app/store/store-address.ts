type Wanted = { classId?: string; keyword?: string; sort?: string };

export const storeHome = (storeId: string): string => `/shopIndex?storeId=${storeId}`;
export const storeReviews = (storeId: string): string => `/shopEvaluationmore?storeId=${storeId}`;

/** All goods of a store, or those of a shelf, of a word, in an order. */
export const storeGoods = (storeId: string, wanted: Wanted = {}): string => {
  const search = new URLSearchParams({ storeId });
  for (const [name, value] of Object.entries(wanted)) if (value) search.set(name, value);
  return `/shopProClassification?${search}`;
};
