import { type DisputeLine, disputeReasonWords } from '@mall/contract/billing/bill.rules.ts';
import type { ReconPage, ReconRow, ReconSide } from '@mall/contract/billing/bill-data.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../kernel/words.tsx';
import { billAddress } from './bill-reads.ts';
import styles from './billing.module.css';
import { DisputeForm } from './dispute.form.tsx';
import { DisputeTurn, SaidDispute } from './disputing.tsx';
import type { Disputing } from './use-disputing.ts';
import { yuan } from './yuan.ts';

/** `disputing`: where the reader may say what is wrong; `onMissing` asks the store for what the bill lacks. */
type Parts = { id: string; disputing: Disputing | undefined; onMissing: (row: ReconRow) => void };
type RowProps = Parts & { row: ReconRow };

export const toneOf = ({ match }: ReconRow): 'warn' | 'bad' | undefined =>
  match === 'missing' ? 'bad' : match === 'diff' ? 'warn' : undefined;

/** What differs, as a dispute would call it. */
const reasonOf = ({ ours, billed }: ReconRow): DisputeLine['reason'] | undefined => {
  if (!ours || !billed) return ours ? undefined : 'not_received';
  if (ours.num !== null && billed.num !== null && Math.abs(ours.num) !== Math.abs(billed.num)) return 'quantity';
  return ours.amount === billed.amount || ours.price === null ? undefined : 'price';
};

const tones = {
  matched: { mark: 'closed', tone: 'green' },
  diff: { mark: 'open', tone: 'amber' },
  missing: { mark: 'closed', tone: 'red' },
} as const;

function Match({ row, said }: { row: ReconRow; said: DisputeLine | undefined }) {
  const t = useWords('billing');
  const language = useLanguage();
  const answer = row.disputes.at(-1)?.answer;
  if (row.waiting)
    return (
      <StatusMark mark="running" tone="blue">
        {t(row.billed === null ? 'missing.asked' : 'match.waiting')}
      </StatusMark>
    );
  const words = () => {
    if (said) return disputeReasonWords[said.reason][language];
    if (row.match === 'missing') return t(row.ours === null ? 'match.oursMissing' : 'match.billMissing');
    if (row.match === 'matched') return t('match.matched');
    if (row.kind === 'adjust' || answer === 'adjusted') return t('match.adjusted');
    if (answer === 'explained') return t('match.explained');
    const reason = reasonOf(row);
    return reason ? disputeReasonWords[reason][language] : t('match.diff');
  };
  return <StatusMark {...tones[said ? 'diff' : row.match]}>{words()}</StatusMark>;
}

/** What is wrong is said of single lines; of an order that has no lines here, on the bill. */
function Act({ id, row, disputing, onMissing }: RowProps) {
  const t = useWords('billing');
  if (!disputing || row.waiting) return null;
  if (row.orderId === null)
    return (
      <Button look="text" size="s" onClick={() => onMissing(row)}>
        {t('missing.act')}
      </Button>
    );
  if (row.lineId === null)
    return (
      <RouterLink className="link" href={`${billAddress(id)}&word=${row.orderSn}`}>
        {t('dispute.act')}
      </RouterLink>
    );
  return row.kind === 'order' || row.kind === 'freight' ? <DisputeTurn disputing={disputing} lineId={row.lineId} /> : null;
}

/** What was said of a row, and the place to say it. */
export const rowUnder = ({ row, disputing }: RowProps): ReactNode => {
  const opened = row.lineId !== null && disputing?.open === row.lineId;
  if (row.disputes.length === 0 && !opened) return null;
  const reason = reasonOf(row);
  return (
    <div className={styles.under}>
      {row.disputes.map((dispute) => (
        <SaidDispute key={dispute.id} dispute={dispute} />
      ))}
      {opened && disputing && row.lineId !== null && (
        <DisputeForm
          line={{ id: row.lineId, orderSn: row.orderSn, amount: row.billed?.amount ?? '0.00' }}
          guess={{ ...(reason && { reason }), should: row.ours && row.ours.amount !== row.billed?.amount ? row.ours.amount : null }}
          first={disputing.said.get(row.lineId)}
          onKeep={disputing.keep}
          onDrop={() => disputing.drop(row.lineId ?? '')}
        />
      )}
    </div>
  );
};

function Order({ row }: { row: ReconRow }) {
  const t = useWords('billing');
  const number = row.aftersaleSn || row.orderSn;
  return (
    <span className={styles.two}>
      {row.orderId === null ? (
        <span className="num">{number}</span>
      ) : (
        <RouterLink className="link num" href={`/personalCenterBase/myOrdersDetail?id=${row.orderId}`}>
          {number}
        </RouterLink>
      )}
      <span className="meta num">
        {row.date ? t(row.kind === 'refund' ? 'refundedOn' : 'receivedOn', { day: row.date.slice(0, 10) }) : t('recon.noReceipt')}
      </span>
    </span>
  );
}

function Goods({ row }: { row: ReconRow }) {
  const t = useWords('billing');
  const kind = row.kind === null || row.kind === 'order' ? '' : t(`kind.${row.kind}`);
  const name = row.kind === 'freight' ? kind : [kind, row.name].filter(Boolean).join('：');
  return (
    <span className={styles.two}>
      <span>{name || '—'}</span>
      {row.lineId === null && row.orderId !== null ? (
        <span className="meta">{t('recon.whole')}</span>
      ) : (
        row.itemNumber && <span className="meta num">{row.itemNumber}</span>
      )}
    </span>
  );
}

const Num = ({ side, unit }: { side: ReconSide | null; unit: string }) => (
  <span className={styles.two}>
    <span>{side === null || side.num === null ? '—' : `${side.num.toLocaleString('en')} ${unit}`}</span>
    {side?.price && <span className="meta num">{`× ${yuan(side.price)}`}</span>}
  </span>
);

const Difference = ({ amount }: { amount: string }) =>
  amount === '0.00' ? '0.00' : <span className={styles.off}>{`${amount.startsWith('-') ? '' : '+'}${yuan(amount)}`}</span>;

export const useRowColumns = (parts: Parts): TableColumn<ReconRow>[] => {
  const t = useWords('billing');
  const { disputing } = parts;
  const side = (of: 'ours' | 'billed'): TableColumn<ReconRow>[] => [
    {
      key: `${of}Num`,
      head: t('col.num'),
      over: t(`recon.${of}`),
      width: 88,
      align: 'money',
      cell: (row) => <Num side={row[of]} unit={row.unit} />,
    },
    {
      key: of,
      head: t('col.amount'),
      over: t(`recon.${of}`),
      width: 100,
      align: 'money',
      cell: (row) => (row[of] ? yuan(row[of].amount) : '—'),
    },
  ];
  return [
    { key: 'order', head: t('col.order'), width: 184, cell: (row) => <Order row={row} /> },
    { key: 'goods', head: t('col.goods'), cell: (row) => <Goods row={row} /> },
    ...side('ours'),
    ...side('billed'),
    {
      key: 'difference',
      head: t('recon.difference'),
      width: 88,
      align: 'money',
      cell: ({ difference }) => <Difference amount={difference} />,
    },
    {
      key: 'match',
      head: t('col.match'),
      width: 104,
      cell: (row) => <Match row={row} said={row.lineId === null ? undefined : disputing?.said.get(row.lineId)} />,
    },
    ...(disputing ? [{ key: 'acts', head: t('col.acts'), width: 68, cell: (row: ReconRow) => <Act row={row} {...parts} /> }] : []),
  ];
};

/** Both sums and what lies between them, under their columns. */
export function StatementSums({ figures, acts }: { figures: ReconPage['figures']; acts: boolean }) {
  const t = useWords('billing');
  return (
    <tr>
      <td colSpan={3}>{t('total')}</td>
      <td className={styles.sum}>{yuan(figures.ours)}</td>
      <td className={styles.sum} colSpan={2}>
        {yuan(figures.billed)}
      </td>
      <td className={styles.sum}>
        <Difference amount={figures.difference} />
      </td>
      <td colSpan={acts ? 2 : 1}>
        {t('recon.linesOf', { count: figures.matched, all: figures.matched + figures.diff + figures.missing })}
      </td>
    </tr>
  );
}

/** A row on a telephone: both sides one under the other. */
export function RowCard(props: RowProps) {
  const t = useWords('billing');
  const { row, disputing } = props;
  const tone = toneOf(row);
  return (
    <article className={`${styles.rowCard} ${tone ? (styles[tone] ?? '') : ''}`}>
      <div className={styles.ends}>
        <Order row={row} />
        <Match row={row} said={row.lineId === null ? undefined : disputing?.said.get(row.lineId)} />
      </div>
      <Goods row={row} />
      {(['ours', 'billed'] as const).map((of) => (
        <div key={of} className={styles.sideOf}>
          <span className="meta">{t(`recon.${of}`)}</span>
          <Num side={row[of]} unit={row.unit} />
          <b className="num">{row[of] ? yuan(row[of].amount) : '—'}</b>
        </div>
      ))}
      <div className={styles.ends}>
        <span className="meta">
          {t('recon.difference')} <Difference amount={row.difference} />
        </span>
        <Act {...props} />
      </div>
      {rowUnder(props)}
    </article>
  );
}
