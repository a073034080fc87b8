import { arrivalsMost } from '@mall/contract/catalogue/freight.rules.ts';
import type { GoodsSpecs, SpecLine } from '@mall/contract/catalogue/goods.api.ts';
import type { GoodsSearch, SearchedGoods } from '@mall/contract/search/search.api.ts';
import { usePageQueries } from '@mall/kit/ask/page-queries.ts';
import { toast } from '@mall/ui/toast.store.ts';
import { useState } from 'react';
import { useArrivals } from '../catalogue/use-arrivals.ts';
import { useWords } from '../kernel/words.tsx';
import { priceFor } from './buy.rules.ts';
import { specsAsk } from './list.queries.ts';
import { SpecGroup } from './spec-group.tsx';
import { type Filled, SumBar } from './sum-bar.tsx';
import { putManyIntoBasket, useInCart } from './use-basket.ts';
import { ToCart } from './use-buying.tsx';

/** Every spec on the page, and those by which goods without a list of specs are shown. */
const specsOf = (goods: readonly SearchedGoods[], specs: readonly GoodsSpecs[]) => [
  ...goods.map(({ specId }) => specId),
  ...specs.flatMap((one) => one.specs.map(({ specId }) => specId)),
];

/** Goods with all their specs, to compare and to buy several at once. What is filled in stays while one turns the pages. */
export function GoodsTable({ found }: { found: Pick<GoodsSearch, 'goodsVOList' | 'specColumnVOList'> }) {
  const t = useWords('search');
  const { specs } = usePageQueries(() => ({ specs: specsAsk(found) }));
  const arrivals = useArrivals(specsOf(found.goodsVOList, specs).slice(0, arrivalsMost));
  const inCart = useInCart();
  const [filled, setFilled] = useState<ReadonlyMap<string, Filled>>(new Map());
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const [busy, setBusy] = useState(false);

  const put = ({ taxRate }: SearchedGoods, line: SpecLine, name: string, num: number) => {
    const { specId } = line;
    const next = new Map(filled);
    if (num === 0) next.delete(specId);
    else next.set(specId, { specId, name, price: priceFor(line, num), taxRate, num });
    setFilled(next);
    setRefused(new Map([...refused].filter(([other]) => other !== specId)));
  };
  const addAll = async () => {
    setBusy(true);
    try {
      const lines = [...filled.values()].map(({ specId, num }) => ({ specId, num }));
      const left = new Map((await putManyIntoBasket(lines)).map(({ specId, msg }) => [specId, msg]));
      const added = lines.length - left.size;
      if (added > 0) toast.ok(t('toast.addedMany', { count: added }), { action: <ToCart /> });
      if (left.size > 0) toast.warn(t('toast.refusedSome', { count: left.size }));
      setRefused(left);
      setFilled(new Map([...filled].filter(([specId]) => left.has(specId))));
    } catch {
      // The call itself has told the reader why; the quantities stay.
    }
    setBusy(false);
  };
  return (
    <>
      {found.goodsVOList.map((goods) => (
        <SpecGroup
          key={goods.goodsId}
          goods={goods}
          specs={specs.find(({ goodsId }) => goodsId === goods.goodsId)}
          columns={found.specColumnVOList}
          numOf={(specId) => filled.get(specId)?.num ?? 0}
          arrivals={arrivals}
          inCart={inCart}
          refused={refused}
          busy={busy}
          onNum={(line, name, num) => put(goods, line, name, num)}
        />
      ))}
      <SumBar lines={[...filled.values()]} busy={busy} onClear={() => setFilled(new Map())} onAdd={() => void addAll()} />
    </>
  );
}
