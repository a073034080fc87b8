import type { CreditFigures } from '@mall/contract/credit/credit.rules.ts';
import { useWords } from '../kernel/words.tsx';
import styles from './quota.module.css';
import { yuan } from './yuan.ts';

/** A part of the limit in percent, to one place; nothing of nothing. */
export const shareOf = (part: string, total: string): number =>
  Number(total) > 0 ? Math.round((Math.max(0, Number(part)) / Number(total)) * 1000) / 10 : 0;

/** What of the limit is used, frozen and left, as a bar. */
export function QuotaBar({ figures }: { figures: CreditFigures }) {
  const t = useWords('credit');
  const { total, used, frozen, left } = figures;
  return (
    <div className={styles.bar} role="img" aria-label={t('bar', { used: yuan(used), frozen: yuan(frozen), left: yuan(left) })}>
      <span className={styles.barUsed} style={{ width: `${Math.min(100, shareOf(used, total))}%` }} />
      <span className={styles.barFrozen} style={{ width: `${Math.min(100, shareOf(frozen, total))}%` }} />
    </div>
  );
}
