import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { fromYuan, type Money } from '@mall/contract/kernel/money.ts';
import { useWords } from '../../kernel/words.tsx';
import styles from '../procurement.module.css';

type Budget = { budget: Money; reserved: Money; used: Money; percent: number; standing: string };

/** Used, reserved (hatched) and left, with the line at 80 %. */
export function BudgetBar({ of: { budget, reserved, used, percent, standing } }: { of: Budget }) {
  const t = useWords('procurement/project');
  const whole = Math.max(fromYuan(budget), fromYuan(reserved) + fromYuan(used), 1);
  const share = (amount: Money) => `${(fromYuan(amount) / whole) * 100}%`;
  return (
    <span className={styles.budget}>
      <span className={`${styles.bar} ${standing === 'used_up' ? styles.over : ''}`}>
        <progress className="sr" aria-label={t('bar', { percent })} max={100} value={Math.min(100, percent)} />
        <i className={styles.used} style={{ width: share(used) }} />
        <i className={styles.reserved} style={{ width: share(reserved) }} />
        <i className={styles.line} />
      </span>
      <span className={`${styles.figures} num`}>
        <span>{t('bar.used', { amount: formatCurrency(used) })}</span>
        <span>{t('bar.reserved', { amount: formatCurrency(reserved) })}</span>
        <span>{t('bar.whole', { amount: formatCurrency(budget) })}</span>
      </span>
    </span>
  );
}
