import type { StatementDay } from '@mall/contract/payment/statement.api.ts';
import { useWords } from '../kernel/words.ts';
import styles from './money.module.css';
import { Yuan } from './yuan.tsx';

const parts = ['auto', 'hand', 'likely', 'open'] as const;

/** How much of the day is settled, as a bar with its words, and the two sums. */
export function DayBar({ day }: { day: StatementDay }) {
  const t = useWords('money');
  const { counts } = day;
  const all = parts.reduce((sum, part) => sum + counts[part], 0);
  return (
    <div className={styles.day}>
      <div>
        <p className="sr">{t('statement.bar', { all, settled: counts.auto + counts.hand })}</p>
        <div className={styles.bar} aria-hidden="true">
          {parts.map((part) => (
            <i key={part} className={styles[part]} style={{ width: `${all === 0 ? 0 : (counts[part] / all) * 100}%` }} />
          ))}
        </div>
        <p className={styles.keys}>
          {parts.map((part) => (
            <span key={part}>
              <i className={styles[part]} />
              {t(`statement.count.${part}`, { count: counts[part] })}
            </span>
          ))}
        </p>
      </div>
      <dl className={styles.sums}>
        <dt>{t('statement.bank')}</dt>
        <dd>
          <Yuan value={day.bank} />
        </dd>
        <dt>{t('statement.mall')}</dt>
        <dd>
          <Yuan value={day.mall} />
        </dd>
        <dt className={styles.total}>{t('statement.difference')}</dt>
        <dd className={`${styles.total} ${day.difference === '0.00' ? '' : styles.less}`}>
          <Yuan value={day.difference} />
        </dd>
      </dl>
    </div>
  );
}
