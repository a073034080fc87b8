import type { GoodsDetails } from '@mall/contract/marketing/goods-details.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { toast } from '@mall/ui/toast.store.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { sumQuantity } from '../../catalogue/by-length.tsx';
import { formatQuantity } from '../../catalogue/goods-words.rules.ts';
import { useWords } from '../../kernel/words.tsx';
import { putIntoBasket, putManyIntoBasket, type Refused } from '../../search/use-basket.ts';
import { stripOf } from './activity.rules.ts';
import { agreedSpecs, firstQuantities, type Limits, limitsOf, linesOf, sumOf } from './matrix.rules.ts';
import { useQuantities } from './use-quantities.ts';

/** What is filled in, what it comes to, and the two ways to buy it. */
export const useBuying = (details: GoodsDetails) => {
  const t = useWords('marketing/goods-details');
  const language = useLanguage();
  const navigate = useNavigate();
  const { goodsDetailsVO: goods } = details;
  const specs = agreedSpecs(details);
  const strip = stripOf(goods.specActivityList);
  const limits = new Map<string, Limits | undefined>(
    specs.map((spec) => {
      const activity = spec.id === goods.id && strip?.running ? strip.activity : undefined;
      return [spec.id, limitsOf(spec, Math.min(spec.minOrderQuantity, spec.agreed?.left ?? spec.minOrderQuantity), activity)];
    }),
  );
  const { quantities, put, keep } = useQuantities(goods.goodsId, firstQuantities(goods.id, limits.get(goods.id)));
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const lines = linesOf(specs, quantities);
  const sum = sumOf(specs, quantities, goods.taxRate);
  const counted = sumQuantity(
    specs.map((spec) => ({ ...spec, num: quantities[spec.id] ?? 0 })).filter(({ num }) => num > 0),
    language,
  );
  /** "150 米"; undefined where what was chosen cannot be added up. */
  const quantity = counted && formatQuantity(counted.count, counted.unit, language);

  const fill = async (): Promise<boolean> => {
    setBusy(true);
    setRefused([]);
    try {
      const [first] = lines;
      if (lines.length === 1 && first) {
        await putIntoBasket(first);
        return true;
      }
      const no = await putManyIntoBasket(lines);
      setRefused(no);
      keep(no.map(({ specId }) => specId));
      if (no.length > 0) toast.warn(t('buy.someRefused', { count: no.length }));
      return no.length < lines.length;
    } catch {
      // The call has said why; what was filled in stays.
      return false;
    } finally {
      setBusy(false);
    }
  };
  const addToCart = async () => {
    const added = quantity === undefined ? t('buy.addedKinds', { count: sum.kinds }) : t('buy.added', { quantity });
    if (!(await fill())) return;
    toast.ok(added, { action: <RouterLink href="/shoppingCar">{t('buy.toCart')}</RouterLink> });
  };
  const buyNow = async () => {
    const [first] = lines;
    if (lines.length === 1 && first) return void navigate(`/fillOrder?specId=${first.specId}&num=${first.num}`);
    // An order for several specs is made from the cart.
    if (await fill()) await navigate('/shoppingCar');
  };
  return { quantities, put, limits, sum, quantity, busy, refused, addToCart, buyNow, possible: lines.length > 0 };
};
export type Buying = ReturnType<typeof useBuying>;
