import { GoodsMissing, GoodsOffShelf } from './goods-details/goods-missing.tsx';
import { GoodsView } from './goods-details/goods-view.tsx';
import { goodsOutcome } from './goods-details/read-goods.ts';

export const loader = goodsOutcome.loader;
export const clientLoader = goodsOutcome.clientLoader;

/** A goods, with the tab that the address names. */
export default function GoodsDetailsPage() {
  const outcome = goodsOutcome.useOutcome();
  if (outcome.state === 'missing') return <GoodsMissing />;
  if (outcome.state === 'gone') return <GoodsOffShelf goods={outcome.gone} />;
  return <GoodsView details={outcome.found} />;
}
