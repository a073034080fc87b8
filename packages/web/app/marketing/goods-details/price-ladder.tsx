import { cartLineMost } from '@mall/contract/cart/cart.rules.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useAmount } from '@mall/kit/words/use-amount.ts';
import { formatPrice } from '@mall/ui/price.rules.ts';
import { isBuilt } from '../../kernel/is-built.ts';
import { useWords } from '../../kernel/words.tsx';
import styles from './facts.module.css';
import type { Step } from './matrix.rules.ts';

type PriceLadderProps = { steps: readonly Step[]; num: number; unit: string; specId: string };

/** What a piece costs by how many one takes; the step that the quantity filled in has reached stands out. */
export function PriceLadder({ steps, num, unit, specId }: PriceLadderProps) {
  const t = useWords('marketing/goods-details');
  const amount = useAmount();
  const inquiry = `/newInquiry?specId=${specId}`;
  return (
    <ul className={styles.ladder}>
      {steps.map(({ from, to, price }) => {
        const reached = num >= from && num <= to;
        return (
          <li key={from} className={reached ? styles.reached : undefined} aria-current={reached ? 'true' : undefined}>
            {t('price.step', { from, to, unit })}
            <b className="num">{amount(formatPrice(price, '¥'))}</b>
          </li>
        );
      })}
      {isBuilt(inquiry) && (
        <li>
          {t('price.beyond', { most: cartLineMost, unit })}
          <b>
            <RouterLink href={inquiry} className="link">
              {t('inquire')}
            </RouterLink>
          </b>
        </li>
      )}
    </ul>
  );
}
