import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Badge } from '@mall/ui/badge.tsx';
import { Button } from '@mall/ui/button.tsx';
import { CartIcon } from '@mall/ui/icons/cart-icon.tsx';
import { PencilIcon } from '@mall/ui/icons/pencil-icon.tsx';
import { UploadIcon } from '@mall/ui/icons/upload-icon.tsx';
import { useSkin } from '../kernel/skin.ts';
import { useWords } from '../kernel/words.tsx';
import { CartFold } from './cart-fold.tsx';
import styles from './head.module.css';
import { HotWords } from './hot-words.tsx';
import { Logo } from './logo.tsx';
import { SearchBox } from './search-box.tsx';
import { useCartCount, useSession } from './use-session.ts';

/** Second row: the logo, the search and what a buyer does most. On a phone it is the only one and stays in sight. */
export function Head() {
  return (
    <header className={`${styles.head} no-print`}>
      <div className={`wrap ${styles.row}`}>
        <Logo />
        <div className={styles.middle}>
          <SearchBox />
          <HotWords />
        </div>
        <Actions />
      </div>
    </header>
  );
}

function Actions() {
  const t = useWords('shell');
  const count = useCartCount();
  const isGlobal = useSkin() === 'global';
  // Whoever comes from a purchasing system chooses, and no more.
  const isVisit = useSession().member?.narrow === true;
  const spoken = t('cart.count', { count });
  return (
    <>
      <div className={`${styles.actions} no-phone`}>
        {!isGlobal && !isVisit && (
          <Button
            look="quiet"
            href="/procurementManagement/matchGoods"
            as={RouterLink}
            icon={<UploadIcon size={16} />}
            className={styles.aside}
          >
            {t('head.quickOrder')}
          </Button>
        )}
        {!isVisit && (
          <Button look="line" href="/newInquiry" as={RouterLink} icon={<PencilIcon size={16} />} className={styles.aside}>
            {t('head.inquiry')}
          </Button>
        )}
        <CartFold>
          {(link) => (
            <Button href="/shoppingCar" as={RouterLink} icon={<CartIcon size={16} />} className={styles.cart} {...link}>
              {t('cart.name')} <Badge count={count} label={spoken} />
            </Button>
          )}
        </CartFold>
      </div>
      <RouterLink href="/shoppingCar" className={`${styles.phoneCart} only-phone`}>
        <CartIcon />
        <span className="sr">{t('cart.name')}</span>
        <Badge count={count} label={spoken} className={styles.corner ?? ''} />
      </RouterLink>
    </>
  );
}
