/** Pages of recommended goods: 25 each, begun with page 1. */
export const recommendedLimit = 25;

type Answer<T> = { readonly list: readonly T[]; readonly total: number };
export type Recommended<T> = {
  /** The page to ask for next. */
  readonly page: number;
  readonly list: readonly T[];
  readonly total: number;
  readonly completed: boolean;
};

export const emptyRecommended: Recommended<never> = { page: 1, list: [], total: 0, completed: false };

/** Is the page the last? An empty one is too: the list may have shrunk since its length was told. */
export const isCompleted = (page: number, { list, total }: Answer<unknown>): boolean =>
  page * recommendedLimit >= total || list.length === 0;

/**
 * A page has come: the first replaces what is there, a later one is added, and the next page is asked for after it.
 * Goods that moved over the edge of a page between two calls are kept once.
 */
export const takePage = <T extends { readonly goodsId: string }>(
  state: Recommended<T>,
  answer: Answer<T>,
  page = state.page,
): Recommended<T> => {
  const before = page === 1 ? [] : state.list;
  const known = new Set(before.map((goods) => goods.goodsId));
  return {
    page: page + 1,
    list: [...before, ...answer.list.filter((goods) => !known.has(goods.goodsId))],
    total: answer.total,
    completed: isCompleted(page, answer),
  };
};

export const gatherPages = <T extends { readonly goodsId: string }>(answers: readonly Answer<T>[]): Recommended<T> =>
  answers.reduce<Recommended<T>>((state, answer) => takePage(state, answer), emptyRecommended);
