import { classNames } from '@mall/ui/class-names.ts';
import type { ReactNode } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './audit.module.css';

type CompareRow = {
  readonly key: string;
  readonly label: string;
  readonly now: ReactNode;
  readonly before?: ReactNode;
  readonly changed: boolean;
  readonly faults: readonly string[];
};

type CompareTableProps = { rows: readonly CompareRow[]; heads: { now: string; before?: string | undefined } };

/** What was handed in, field by field; beside what stood before, with what would be other marked, and what was found wrong. */
export function CompareTable({ rows, heads }: CompareTableProps) {
  const t = useWords('audit');
  const compares = heads.before !== undefined;
  return (
    <table className={styles.compare}>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          {compares && <th scope="col">{heads.before}</th>}
          <th scope="col">{heads.now}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, now, before, changed, faults }) => (
          <tr key={key} className={classNames(compares && changed && styles.changed)}>
            <th scope="row">{label}</th>
            {compares && <td>{changed ? <span className={styles.was}>{before}</span> : before}</td>}
            <td>
              {compares && changed ? <span className={styles.is}>{now}</span> : now}
              {faults.map((reason) => (
                <p key={reason} className={styles.fault}>
                  {reason}
                </p>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
