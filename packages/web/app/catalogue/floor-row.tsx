import type { Floor } from '@mall/contract/catalogue/catalogue.api.ts';
import { rowOf } from './floor.rules.ts';
import styles from './goods-grid.module.css';
import { MallGoodsCard } from './mall-goods-card.tsx';

const mostGoods = 10;

/** Style 4, and every style that is not known: goods in plain rows of five. */
export function FloorRow({ floor }: { floor: Floor }) {
  return (
    <div className={styles.row}>
      {rowOf(floor, mostGoods).map((goods) => (
        <MallGoodsCard key={goods.goodsId} goods={goods} />
      ))}
    </div>
  );
}
