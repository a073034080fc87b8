import type { CreditFigures } from '@mall/contract/credit/credit.rules.ts';
import styles from './quota.module.css';

/** A part of the limit in percent, to one place; nothing of nothing. */
export const shareOf = (part: string, total: string): number =>
  Number(total) > 0 ? Math.round((Math.max(0, Number(part)) / Number(total)) * 1000) / 10 : 0;

/** What of the limit is used, frozen and left, as a bar beside the figures that say it. */
export function QuotaBar({ figures: { total, used, frozen } }: { figures: CreditFigures }) {
  return (
    <div className={styles.bar} aria-hidden="true">
      <span className={styles.barUsed} style={{ width: `${Math.min(100, shareOf(used, total))}%` }} />
      <span className={styles.barFrozen} style={{ width: `${Math.min(100, shareOf(frozen, total))}%` }} />
    </div>
  );
}
