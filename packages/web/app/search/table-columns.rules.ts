import type { GoodsSearch } from '@mall/contract/search/search.api.ts';

type Found = Pick<GoodsSearch, 'goodsVOList' | 'specColumnVOList'>;

/** A column that says something about less than so much of the page would be one of dashes. */
const least = 0.25;

/** Of the columns those that say most about the goods on this page, in their own order; an empty column compares nothing. */
export const shownColumns = ({ goodsVOList, specColumnVOList }: Found, most: number): GoodsSearch['specColumnVOList'] => {
  const filled = new Map(specColumnVOList.map(({ id }) => [id, goodsVOList.filter((goods) => goods.specColumns[id]).length]));
  const best = [...filled]
    .filter(([, count]) => count > 0 && count >= goodsVOList.length * least)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, most);
  const shown = new Set(best.map(([id]) => id));
  return specColumnVOList.filter(({ id }) => shown.has(id));
};
