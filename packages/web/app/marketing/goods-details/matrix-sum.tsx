import { formatCurrency } from '@mall/contract/kernel/format.ts';
import type { GoodsDetailsVO } from '@mall/contract/marketing/goods-details.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { CartIcon } from '@mall/ui/icons/cart-icon.tsx';
import { Price } from '@mall/ui/price.tsx';
import { useWords } from '../../kernel/words.tsx';
import styles from './matrix-sum.module.css';
import type { Buying } from './use-buying.tsx';

/** Stays in sight while one fills the rows. */
export function MatrixSum({ goods, buying }: { goods: GoodsDetailsVO; buying: Buying }) {
  const t = useWords('marketing/goods-details');
  const { sum, quantity, busy, possible, addToCart, buyNow } = buying;
  return (
    <div className={styles.sum}>
      <output className={styles.what}>
        {sum.kinds === 0
          ? t('sum.none')
          : quantity === undefined
            ? t('sum.chosenKinds', { kinds: sum.kinds })
            : t('sum.chosen', { kinds: sum.kinds, quantity })}
      </output>
      <span className={styles.money}>
        <span className="meta">{t('sum.total')}</span>
        <Price value={sum.total} />
        <span className="meta no-phone">{t('price.beforeTax', { price: formatCurrency(sum.beforeTax) })}</span>
      </span>
      <div className={`${styles.acts} no-phone`}>
        <Button look="quiet" size="l" href={`/newInquiry?specId=${goods.id}`} as={RouterLink} className={styles.inquire ?? ''}>
          {t('inquire')}
        </Button>
        <Button size="l" busy={busy} disabled={!possible} icon={<CartIcon />} onClick={() => void addToCart()}>
          {t('buy.add')}
        </Button>
        <Button look="amber" size="l" disabled={!possible || busy} onClick={() => void buyNow()}>
          {t('buy.now')}
        </Button>
      </div>
    </div>
  );
}
