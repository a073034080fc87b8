import type { GoodsCard } from '@mall/contract/catalogue/goods-card.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { toast } from '@mall/ui/toast.store.ts';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { formatQuantity } from '../catalogue/goods-words.rules.ts';
import { useWords } from '../kernel/words.tsx';
import { putIntoBasket, useInCart } from './use-basket.ts';
import { useFavouriteGoods } from './use-favourites.ts';

const SignInFirst = lazy(() => import('@mall/kit/session/sign-in-first.tsx'));

/** The way into the basket, for a toast. */
export function ToCart() {
  const t = useWords('search');
  return <RouterLink href="/shoppingCar">{t('toast.toCart')}</RouterLink>;
}

/** What one can do with the goods of a list: put them into the basket and keep them as favourites. */
export const useBuying = (shown: readonly GoodsCard[]) => {
  const t = useWords('search');
  const language = useLanguage();
  const inCart = useInCart();
  const favourites = useFavouriteGoods(shown);
  const [asksSignIn, setAsksSignIn] = useState(false);

  const onAdd = async ({ specId, unit }: GoodsCard, num: number) => {
    try {
      await putIntoBasket({ specId, num });
      toast.ok(t('toast.added', { quantity: formatQuantity(num, unit, language) }), { action: <ToCart /> });
    } catch {
      // The call itself has told the reader why.
    }
  };
  const onKeep = (goods: GoodsCard) => {
    if (!favourites.signedIn) return setAsksSignIn(true);
    return void favourites.turn(goods.goodsId, goods.specId).then(
      (kept) => toast.ok(t(kept ? 'toast.kept' : 'toast.unkept')),
      () => undefined,
    );
  };
  return {
    inCart,
    kept: favourites.has,
    onAdd: useStable(onAdd),
    onKeep: useStable(onKeep),
    signInFirst: asksSignIn && (
      <Suspense>
        <SignInFirst onClose={() => setAsksSignIn(false)} />
      </Suspense>
    ),
  };
};

/** The same function through all renders, so that remembered cards stay as they are. */
const useStable = <A extends unknown[], R>(act: (...given: A) => R): ((...given: A) => R) => {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: A) => latest.current(...given), []);
};
