import { classNames } from '@mall/ui/class-names.ts';
import type { ReactNode } from 'react';
import audit from '../audit/audit.module.css';
import { useWords } from '../kernel/words.ts';
import type { DiffRow } from './diff-rows.tsx';
import styles from './goods.module.css';

type DiffTableProps = {
  rows: readonly DiffRow[];
  heads: { before: string | undefined; now: string };
  /** What was found wrong, by its place. */
  faultsAt: (place: string) => readonly string[];
  /** Beside a row: how something is said of it. */
  actOf?: ((row: DiffRow) => ReactNode) | undefined;
};

/** What is sold beside what was handed in; what differs is marked within the words. */
export function DiffTable({ rows, heads, faultsAt, actOf }: DiffTableProps) {
  const t = useWords('goods');
  const compares = heads.before !== undefined;
  return (
    <div className={styles.scroll}>
      <table className={classNames(audit.compare, styles.diff)}>
        <thead>
          <tr>
            <th scope="col">{t('column.field')}</th>
            {compares && <th scope="col">{heads.before}</th>}
            <th scope="col">{heads.now}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.place} ${row.label}`} className={classNames(row.changed && audit.changed)}>
              <th scope="row">{row.label}</th>
              {compares && <td>{row.before}</td>}
              <td>
                {row.now}
                {row.note && <p className="meta">{row.note}</p>}
                {faultsAt(row.place).map((reason) => (
                  <p key={reason} className={audit.fault}>
                    {reason}
                  </p>
                ))}
                {actOf?.(row)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
