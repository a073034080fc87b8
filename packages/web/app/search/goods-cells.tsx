import type { GoodsCard as Goods } from '@mall/contract/catalogue/goods-card.api.ts';
import { useArrivals, useArrivalWords } from '../catalogue/use-arrivals.ts';
import { FoundGoodsCard } from './found-goods-card.tsx';
import { useIsGlobal } from './global-page.ts';
import styles from './goods-cells.module.css';
import { useBuying } from './use-buying.tsx';

/** The first row is what the reader waits for. */
const firstRow = 4;

/** Goods in a grid: four abreast beside filters, five alone, two on a phone. */
export function GoodsCells({ goods, wide = false }: { goods: readonly Goods[]; wide?: boolean }) {
  const { inCart, kept, onAdd, onKeep, signInFirst } = useBuying(goods);
  const isGlobal = useIsGlobal();
  const arrivals = useArrivals(goods.map(({ specId }) => specId));
  const arrivalWords = useArrivalWords();
  return (
    <div className={wide ? styles.wide : styles.grid}>
      {goods.map((each, place) => (
        <FoundGoodsCard
          key={each.specId}
          goods={each}
          inCart={inCart.get(each.specId) ?? 0}
          kept={kept(each.goodsId)}
          isGlobal={isGlobal}
          arrival={arrivalWords(arrivals.get(each.specId), 'brief')}
          priority={place < firstRow}
          onAdd={onAdd}
          onKeep={onKeep}
        />
      ))}
      {signInFirst}
    </div>
  );
}
