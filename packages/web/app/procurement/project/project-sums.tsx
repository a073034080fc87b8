import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { fromYuan } from '@mall/contract/kernel/money.ts';
import type { ProjectSum } from '@mall/contract/project/project.api.ts';
import { useWords } from '../../kernel/words.tsx';
import styles from '../procurement.module.css';

/** The budgets of what is open, in four figures. */
export function ProjectSums({ sum }: { sum: ProjectSum }) {
  const t = useWords('procurement/project');
  const share = (amount: string) => ((fromYuan(amount) / Math.max(1, fromYuan(sum.budget))) * 100).toFixed(1);
  return (
    <div className={styles.sums}>
      <div className={styles.sum}>
        <span className={styles.key}>{t('sum.budget')}</span>
        <b className="num">¥{formatCurrency(sum.budget)}</b>
        <span className="meta">{t('sum.projects', { count: sum.open })}</span>
      </div>
      <div className={styles.sum}>
        <span className={styles.key}>
          <i className={styles.used} /> {t('sum.used')}
        </span>
        <b className="num">¥{formatCurrency(sum.used)}</b>
        <span className="meta">{share(sum.used)}%</span>
      </div>
      <div className={styles.sum}>
        <span className={styles.key}>
          <i className={styles.reserved} /> {t('sum.reserved')}
        </span>
        <b className="num">¥{formatCurrency(sum.reserved)}</b>
        <span className="meta">{t('sum.orders', { share: share(sum.reserved), count: sum.openOrders })}</span>
      </div>
      <div className={styles.sum}>
        <span className={styles.key}>
          <i className={styles.free} /> {t('sum.left')}
        </span>
        <b className="num">¥{formatCurrency(sum.left)}</b>
        <span className="meta">{share(sum.left)}%</span>
      </div>
    </div>
  );
}
