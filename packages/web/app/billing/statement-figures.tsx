import type { ReconPage } from '@mall/contract/billing/bill-data.ts';
import { BillMark } from '@mall/kit/bill/bill-mark.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './billing.module.css';
import { yuan } from './yuan.ts';

type StatementFiguresProps = { data: ReconPage; fault: string | undefined; drop: { busy: boolean; start: () => void } };

/** A comparison at a glance: both sums, how many lines agree, until when it is to be confirmed, and what it is compared with. */
export function StatementFigures({ data: { bill, figures, sheet, canDecide }, fault, drop }: StatementFiguresProps) {
  const t = useWords('billing');
  const counts = [figures.matched, figures.diff, figures.missing];
  const all = counts.reduce((sum, one) => sum + one, 0);
  return (
    <Panel bordered flush>
      <dl className={`${styles.figures} ${styles.six}`}>
        <Figure name={t('col.state')} value={<BillMark bill={bill} />} />
        <Figure name={t('recon.ours')} value={yuan(figures.ours)} />
        <Figure name={t('recon.billed')} value={yuan(figures.billed)} />
        <Figure
          name={t('recon.difference')}
          value={figures.difference === '0.00' ? yuan(figures.difference) : <span className={styles.off}>{yuan(figures.difference)}</span>}
        />
        <Figure name={t('match.matched')} value={t('recon.linesOf', { count: figures.matched, all })} />
        <Figure name={t('recon.until')} value={(bill.state === 'to_confirm' && bill.confirmBy?.slice(0, 10)) || '—'} />
      </dl>
      {all > 0 && (
        <div className={styles.bars} aria-hidden="true">
          {counts.map((count, at) => (
            // oxlint-disable-next-line no-array-index-key -- three parts that never change places
            <span key={at} style={{ width: `${(count / all) * 100}%` }} />
          ))}
        </div>
      )}
      {fault && (
        <Note tone="bad" role="alert">
          {fault}
        </Note>
      )}
      <div className={styles.bar}>
        <p className="meta">
          {sheet ? t('sheet.with', { name: sheet.name, who: sheet.who, count: sheet.rows }) : t('sheet.without')}
          {sheet && sheet.columns.length > 0 && ` · ${t('sheet.columns', { columns: sheet.columns.join(' / ') })}`}
        </p>
        {sheet && canDecide && (
          <Button look="text" size="s" busy={drop.busy} onClick={drop.start}>
            {t('sheet.drop')}
          </Button>
        )}
      </div>
    </Panel>
  );
}

function Figure({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
