import type { Coupon } from '@mall/contract/marketing/coupon.api.ts';
import { useWords } from '../../kernel/words.tsx';
import { plainAmount } from './activity.rules.ts';

/** What a coupon gives, in a line. */
export const useCouponWords = () => {
  const t = useWords('marketing/goods-details');
  return ({ thresholdAmount, reduction }: Pick<Coupon, 'thresholdAmount' | 'reduction'>): string =>
    Number(thresholdAmount) === 0
      ? t('coupon.noThreshold', { reduction: plainAmount(reduction) })
      : t('coupon.words', { threshold: plainAmount(thresholdAmount), reduction: plainAmount(reduction) });
};
