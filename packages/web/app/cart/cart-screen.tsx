import { CallError } from '@mall/client/call-error.ts';
import type { CartList } from '@mall/contract/cart/cart.api.ts';
import { queryOf } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { SignInDoor } from '@mall/kit/session/sign-in-door.tsx';
import { useSignedIn } from '@mall/kit/session/use-signed-in.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useArrivals } from '../catalogue/use-arrivals.ts';
import { useWords } from '../kernel/words.tsx';
import styles from './cart.module.css';
import { cartListAsk } from './cart.queries.ts';
import { CartRecommended } from './cart-recommended.tsx';
import { CartStore } from './cart-store.tsx';
import { InvalidLines } from './invalid-lines.tsx';
import { OrderSteps } from './order-steps.tsx';
import { SettleBar } from './settle-bar.tsx';
import { useCart } from './use-cart.tsx';

export function CartScreen({ bare = false }: { bare?: boolean }) {
  const t = useWords('cart');
  const language = useLanguage();
  const { data, error, isError, isFetching, refetch } = useQuery(queryOf(cartListAsk, language));
  return (
    <>
      <div className={styles.title}>
        <h1>
          {t('title')} {data && data.count > 0 && <span className="meta">{t('kinds', { count: data.count })}</span>}
        </h1>
        <OrderSteps at="cart" />
      </div>
      {data ? (
        <Lines cart={data} bare={bare} />
      ) : isError ? (
        <div className={styles.panel}>
          {error instanceof CallError && error.kind === 'refused' ? (
            <Empty title={error.msg} />
          ) : (
            <ErrorState title={t('failed')} labels={{ retry: t('retry') }} busy={isFetching} onRetry={() => void refetch()} />
          )}
        </div>
      ) : (
        <Waiting />
      )}
      {/* Not before the cart is there, which would push it down; and its words may come later than the page's. */}
      {!bare && (data || isError) && (
        <Suspense fallback={<div className={styles.waiting} />}>
          <CartRecommended />
        </Suspense>
      )}
    </>
  );
}

function Lines({ cart, bare }: { cart: CartList; bare: boolean }) {
  const t = useWords('cart');
  const signedIn = useSignedIn();
  const acts = useCart();
  const living = cart.findCartDTO.flatMap((store) => store.activityCartGroupDTOList.flatMap((group) => group.cartDTOList));
  const arrivals = useArrivals(living.map(({ specId }) => specId));
  const some = living.some((item) => item.isSelect === 1);
  if (living.length === 0 && cart.invalidList.length === 0) {
    return (
      <div className={styles.panel}>
        <Empty
          title={t('empty')}
          actions={
            <>
              <Button href="/" as={RouterLink}>
                {t('goShopping')}
              </Button>
              {!signedIn && (
                <Button look="line" href="/login" as={SignInDoor}>
                  {t('signIn')}
                </Button>
              )}
            </>
          }
        >
          {t(signedIn ? 'emptyText' : 'emptyGuest')}
        </Empty>
      </div>
    );
  }
  return (
    <div className={styles.table}>
      {living.length > 0 && (
        <div className={`${styles.head} no-phone`}>
          <Checkbox
            aria-label={t('all')}
            checked={cart.isSelectAll === 1}
            mixed={some && cart.isSelectAll === 0}
            onChange={(event) => acts.select({ all: true }, event.target.checked)}
          />
          <span>
            {t('all')}　{t('goods')}
          </span>
          <span className={styles.right}>{t('unitPrice')}</span>
          <span className={styles.centre}>{t('quantity')}</span>
          <span className={styles.right}>{t('subtotal')}</span>
          <span className={styles.right}>{t('acts')}</span>
        </div>
      )}
      {cart.findCartDTO.map((store) => (
        <CartStore key={store.storeId} store={store} arrivals={arrivals} acts={acts} />
      ))}
      {cart.invalidList.length > 0 && <InvalidLines lines={cart.invalidList} acts={acts} />}
      {living.length > 0 && <SettleBar cart={cart} some={some} acts={acts} bare={bare} />}
      {acts.dialogs}
    </div>
  );
}

function Waiting() {
  const t = useWords('cart');
  return (
    <output aria-busy="true" aria-label={t('loading')} className={styles.waiting}>
      <div className={styles.panel}>
        <Skeleton kind="media" count={4} />
      </div>
    </output>
  );
}
