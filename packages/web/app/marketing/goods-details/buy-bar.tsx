import type { GoodsDetailsVO } from '@mall/contract/marketing/goods-details.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Badge } from '@mall/ui/badge.tsx';
import { Button } from '@mall/ui/button.tsx';
import { CartIcon } from '@mall/ui/icons/cart-icon.tsx';
import { StoreIcon } from '@mall/ui/icons/store-icon.tsx';
import { isBuilt } from '../../kernel/is-built.ts';
import { useWords } from '../../kernel/words.tsx';
import { SameZoneLink } from '../../shell/same-zone-link.tsx';
import { useCartCount } from '../../shell/use-session.ts';
import { storeHome } from '../../store/store-address.ts';
import styles from './buy-bar.module.css';
import type { Buying } from './use-buying.tsx';

/** On a phone the ways to buy stay at the foot of the window. */
export function BuyBar({ goods, buying }: { goods: GoodsDetailsVO; buying: Buying }) {
  const t = useWords('marketing/goods-details');
  const shell = useWords('shell');
  const count = useCartCount();
  const inquiry = `/newInquiry?specId=${goods.id}`;
  const { busy, possible, addToCart, buyNow } = buying;
  return (
    <section aria-label={t('buy.bar')} data-buybar="" className={`${styles.bar} only-phone no-print`}>
      <SameZoneLink href={storeHome(goods.goodsVO.storeId)} className={styles.way}>
        <StoreIcon />
        {t('store.title')}
      </SameZoneLink>
      <RouterLink href="/shoppingCar" className={styles.way}>
        <CartIcon />
        {shell('cart.name')}
        <Badge count={count} label={shell('cart.count', { count })} className={styles.badge ?? ''} />
      </RouterLink>
      {possible ? (
        <>
          <Button busy={busy} onClick={() => void addToCart()}>
            {t('buy.add')}
          </Button>
          <Button look="amber" disabled={busy} onClick={() => void buyNow()}>
            {t('buy.now')}
          </Button>
        </>
      ) : (
        <Button href={inquiry} as={RouterLink} disabled={!isBuilt(inquiry)}>
          {t(isBuilt(inquiry) ? 'inquire' : 'facts.soldOut')}
        </Button>
      )}
    </section>
  );
}
