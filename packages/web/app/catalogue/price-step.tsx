import type { GoodsCard } from '@mall/contract/catalogue/goods-card.api.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { classNames } from '@mall/ui/class-names.ts';
import { formatPrice } from '@mall/ui/price.rules.ts';
import type { ReactNode } from 'react';
import { useWords } from '../kernel/words.tsx';
import { formatQuantity } from './goods-words.rules.ts';
import styles from './price-step.module.css';

type PriceStepProps = {
  of: Pick<GoodsCard, 'priceBreak' | 'unit'>;
  /** What stands beside it in the same line, or alone where there is no step. */
  children?: ReactNode;
};

/** "满 85 米 ¥84.16": from how many on each costs less. */
export function PriceStep({ of: { priceBreak, unit }, children }: PriceStepProps) {
  const t = useWords('shell');
  const language = useLanguage();
  if (!priceBreak) return children;
  return (
    <span className={classNames(styles.line, language !== 'zh' && styles.whole)}>
      <b className={styles.step}>
        {t('goods.break', { quantity: formatQuantity(priceBreak.minNum, unit, language), price: formatPrice(priceBreak.price, '¥') })}
      </b>
      {children && <> · {children}</>}
    </span>
  );
}
