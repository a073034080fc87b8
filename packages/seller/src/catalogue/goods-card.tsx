import type { ShelfGoods } from '@mall/contract/catalogue/shelf.api.ts';
import type { CardPick } from '@mall/kit/list/listed.ts';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { classNames } from '@mall/ui/class-names.ts';
import type { ReactNode } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './goods.module.css';
import { GoodsName, GoodsPrice, GoodsStanding, GoodsStock } from './goods-parts.tsx';

/** A goods on a telephone. */
export function GoodsCard({ goods, pick, acts }: { goods: ShelfGoods; pick: CardPick; acts: ReactNode }) {
  const t = useWords('catalogue');
  return (
    <article
      className={classNames(styles.card, pick.picked && styles.picked, goods.state === 'on' && goods.stock <= 0 && styles.fault)}
      aria-label={goods.name}
    >
      <Checkbox
        aria-label={t('pick.row', { name: goods.name })}
        checked={pick.picked}
        onChange={(event) => pick.onPick(event.target.checked)}
      />
      <div className={styles.body}>
        <GoodsName goods={goods} />
        <dl className={styles.facts}>
          <div>
            <dt>{t('head.price')}</dt>
            <dd>
              <GoodsPrice goods={goods} />
            </dd>
          </div>
          <div>
            <dt>{t('head.stock')}</dt>
            <dd>
              <GoodsStock goods={goods} />
            </dd>
          </div>
        </dl>
        <GoodsStanding goods={goods} />
        {acts}
      </div>
    </article>
  );
}
