import type { WorkRow } from '@mall/contract/account/work.api.ts';
import { workNameOf } from '@mall/contract/account/work-names.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './desk.module.css';
import { useSpan } from './use-span.ts';
import { useWhat } from './use-what.ts';

/** The cases that are about to change hands, a line each. */
export function CaseLines({ rows }: { rows: readonly WorkRow[] }) {
  const t = useWords('desk');
  const span = useSpan();
  const { titleOf } = useWhat();
  return (
    <ul className={styles.lines}>
      {rows.map((row) => (
        <li key={`${row.kind}:${row.id}`}>
          <StatusMark mark="open" tone="amber">
            {workNameOf(row.kind)}
          </StatusMark>
          <span className={styles.grow}>
            {titleOf(row)} {row.amount && <span className="num">¥{formatCurrency(row.amount)}</span>}
          </span>
          {row.holder && <span className={styles.small}>{t('held', { span: span(row.holder.minutes) })}</span>}
        </li>
      ))}
    </ul>
  );
}
