import { goodsVersionApi } from '@mall/contract/catalogue/goods-version.api.ts';
import { shelfSorts, shelfStocks } from '@mall/contract/catalogue/shelf.rules.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import type { Filter } from '@mall/kit/list/filter.ts';
import type { PlaceOf } from '@mall/kit/list/place.ts';
import { useWords } from '../kernel/words.ts';
import { classTree } from './class-tree.rules.ts';
import { amountFault, changedDays, type goodsFields } from './goods-place.ts';

type At = PlaceOf<typeof goodsFields>;

/** The filters of what is sold, and what is wrong with them. */
export const useGoodsFilters = (at: At) => {
  const t = useWords('catalogue');
  const { classes } = useAnswer(ask(goodsVersionApi.classes, {}, { fallback: { classes: [], shelves: [] } }));
  const filters: Filter<keyof typeof goodsFields>[] = [
    { kind: 'text', name: 'word', label: t('filter.word'), width: 180, most: 50 },
    {
      kind: 'choice',
      name: 'classId',
      label: t('filter.class'),
      any: t('filter.anyClass'),
      width: 124,
      options: classTree(classes).map(({ value, label }) => ({ value, label })),
    },
    {
      kind: 'choice',
      name: 'stock',
      label: t('filter.stock'),
      any: t('filter.anyStock'),
      width: 116,
      options: shelfStocks.map((stock) => ({ value: stock, label: t(`filter.stock.${stock}`) })),
    },
    {
      kind: 'amounts',
      label: t('filter.price'),
      min: { name: 'min', label: t('filter.min') },
      max: { name: 'max', label: t('filter.max') },
    },
    {
      kind: 'choice',
      name: 'days',
      label: t('filter.days'),
      any: t('filter.anyDays'),
      width: 116,
      options: changedDays.map((days) => ({ value: days, label: t('filter.within', { days: Number(days) }) })),
    },
    {
      kind: 'choice',
      name: 'sort',
      label: t('filter.sort'),
      any: t('sort.updated'),
      width: 116,
      options: shelfSorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) })),
    },
  ];
  const faultsOf = (typed: Pick<At, 'min' | 'max'>) => {
    const fault = amountFault(typed);
    if (fault === null) return {};
    return fault === 'order' ? { max: t('filter.order') } : { [fault]: t('filter.amount') };
  };
  return { filters, faultsOf, unsound: amountFault(at) !== null };
};
