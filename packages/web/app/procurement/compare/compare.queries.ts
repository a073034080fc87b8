import { goodsApi } from '@mall/contract/catalogue/goods.api.ts';
import { compareApi } from '@mall/contract/procurement/compare.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { readPlace } from './compare-place.ts';

const staleMs = 60_000;
/** What may be missing: what stands in is nothing, which its type does not know. */
const nothing = { staleMs, fallback: null as never };

export const comparisonAsk = (ids: readonly string[]) => ask(compareApi.compare, { query: { specId: ids.join(',') } }, { staleMs: 5_000 });
export const parityAsk = (specId: string) => ask(goodsApi.priceParity, { query: { specId } }, { staleMs, fallback: [] });
export const averageAsk = (specId: string) => ask(goodsApi.averagePrice, { query: { specId } }, nothing);

/** The goods, and what each costs elsewhere and on average. */
export const compareQueries = ({ search }: { search: URLSearchParams }) => {
  const { ids } = readPlace(search);
  return {
    ...(ids.length > 0 && { comparison: comparisonAsk(ids) }),
    ...Object.fromEntries(ids.flatMap((id) => [[`parity ${id}`, parityAsk(id)] as const, [`average ${id}`, averageAsk(id)] as const])),
  };
};
