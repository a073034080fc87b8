import type { AuditRow } from '@mall/contract/account/audit.api.ts';
import { useWords } from '../../kernel/words.tsx';
import styles from './audit.module.css';
import { AuditChanges } from './audit-changes.tsx';
import { type Opening, openerOf, resultOf } from './audit-columns.tsx';

/** A line of the trail on a telephone. */
export function AuditCard({ row, opening }: { row: AuditRow; opening: Opening }) {
  const t = useWords('company/rights');
  const { event, about, memberName, time, device, address } = row;
  return (
    <article className={styles.card} aria-label={`${event} ${about}`}>
      <p className={styles.between}>
        <span>{event}</span>
        {resultOf(t, row)}
      </p>
      {about && <p className={styles.small}>{about}</p>}
      <p className={styles.between}>
        <span className="meta">
          {memberName || t('audit.nobody')} <span className="num">{time.slice(0, 16)}</span>
        </span>
        {openerOf(t, row, opening)}
      </p>
      <p className="meta">
        {device} <span className="num">{address}</span>
      </p>
      {opening.isOpen(row) && <AuditChanges row={row} />}
    </article>
  );
}
