import type { FavouriteGoods } from '@mall/contract/member/favourites.api.ts';
import { classNames } from '@mall/ui/class-names.ts';
import { formatPrice } from '@mall/ui/price.rules.ts';
import { Price } from '@mall/ui/price.tsx';
import { PerMetre } from '../../catalogue/by-length.tsx';
import { priceOf } from '../../catalogue/mall-goods-card.tsx';
import { useWords } from '../../kernel/words.tsx';
import { priceMove } from './price-move.rules.ts';
import styles from './shelf.module.css';

/** What it costs now, and below it what it cost when it was kept and by how much it moved since. */
export function PriceThen({ goods }: { goods: FavouriteGoods }) {
  const t = useWords('member/shelf');
  const { keptPrice, shelfFlag, unit } = goods;
  const now = priceOf(goods);
  const move = keptPrice === undefined || shelfFlag === 0 ? undefined : priceMove(keptPrice, now);
  return (
    <>
      <Price size="s" value={now} ink={shelfFlag === 0} unit={`/${unit}`} />
      <PerMetre of={goods} price={now} below />
      {keptPrice !== undefined && (
        <span className={`meta num ${styles.then}`}>
          {t('price.then', { price: formatPrice(keptPrice, '¥') })}
          {move && (
            <span className={classNames(styles.move, move.way === 'down' && styles.down)}>
              {t(`price.${move.way}`, { amount: formatPrice(move.amount, '¥') })}
            </span>
          )}
        </span>
      )}
    </>
  );
}
