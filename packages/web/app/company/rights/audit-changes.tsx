import type { AuditRow } from '@mall/contract/account/audit.api.ts';
import { useWords } from '../../kernel/words.tsx';
import styles from './audit.module.css';

/** What was before, and what is after; of a refusal, why. */
export function AuditChanges({ row }: { row: AuditRow }) {
  const t = useWords('company/rights');
  return (
    <>
      <dl className={styles.changes}>
        {row.changes.map(({ name, before, after }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span className="sr">{t('audit.before')}</span>
              <del>{before}</del>
            </dd>
            <dd>
              <span aria-hidden="true">→ </span>
              <span className="sr">{t('audit.after')}</span>
              <ins>{after}</ins>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.number}>
        <span className="num">{t('audit.number', { id: row.id })}</span>
        {row.reason && <span>{t('audit.reason', { reason: row.reason })}</span>}
      </p>
    </>
  );
}
