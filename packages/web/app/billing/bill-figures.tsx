import type { BillCase } from '@mall/contract/billing/bill-data.ts';
import { BillMark } from '@mall/kit/bill/bill-mark.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { type StepItem, Steps } from '@mall/ui/steps.tsx';
import { useWords } from '../kernel/words.tsx';
import { BillNext } from './bill-columns.tsx';
import styles from './billing.module.css';
import { yuan } from './yuan.ts';

const way = ['issue', 'confirm', 'invoice', 'pay', 'settled'] as const;
const reached = { open: 0, void: 0, to_confirm: 1, disputed: 1, confirmed: 2, part_paid: 3, settled: 5 } as const;

/** A bill at a glance: how it stands, what it comes to, what is in question, when it is due, and how far it is. */
export function BillFigures({ bill }: { bill: BillCase }) {
  const t = useWords('billing');
  const invoiced = bill.invoiced !== '0.00';
  const at = bill.state === 'confirmed' && invoiced ? 3 : reached[bill.state];
  const settled = bill.steps.find(({ event }) => event === 'payAll')?.date;
  const dates = [bill.issueDate, bill.confirmDate, bill.invoiceList[0]?.date, settled, settled];
  const limits = { confirm: bill.state === 'to_confirm' && bill.confirmBy, pay: !settled && bill.dueDate };
  const limitOf = (id: (typeof way)[number]) =>
    id === 'confirm'
      ? limits.confirm && t('next.confirm', { day: limits.confirm.slice(0, 10) })
      : id === 'pay' && limits.pay && t('next.due', { day: limits.pay.slice(0, 10) });
  const items = way.map(
    (id, place): StepItem => ({
      id,
      label: t(`way.${id}`),
      note: dates[place]?.slice(5, 16) ?? (limitOf(id) || ''),
      state: place < at && (id !== 'invoice' || invoiced) ? 'done' : place === at ? 'current' : 'todo',
    }),
  );
  return (
    <Panel bordered flush>
      {bill.overdue && (
        <Note tone="bad" role="alert">
          {t('note.overdue', { amount: yuan(bill.open), day: bill.dueDate?.slice(0, 10) ?? '' })}
        </Note>
      )}
      <dl className={styles.figures}>
        <div>
          <dt>{t('col.state')}</dt>
          <dd>
            <BillMark bill={bill} />
            <small>
              <BillNext bill={bill} />
            </small>
          </dd>
        </div>
        <div>
          <dt>{t('figure.total')}</dt>
          <dd>
            {yuan(bill.total)}
            <small>{t('figure.orders', { orders: bill.orders, refunds: bill.refunds })}</small>
          </dd>
        </div>
        <div>
          <dt>{t('figure.disputed')}</dt>
          <dd>
            {bill.disputes > 0 ? yuan(bill.disputedAmount) : '—'}
            <small>{bill.disputes > 0 ? t('next.disputes', { count: bill.disputes }) : t('figure.rev', { rev: bill.rev })}</small>
          </dd>
        </div>
        <div>
          <dt>{t('figure.open')}</dt>
          <dd>
            {bill.state === 'settled' ? yuan('0.00') : yuan(bill.open)}
            <small>{bill.dueDate ? t('next.due', { day: bill.dueDate.slice(0, 10) }) : t('figure.term', { days: bill.termDays })}</small>
          </dd>
        </div>
      </dl>
      <p className={`${styles.pad} meta`}>
        {bill.storeName} · <span className="num">{`${bill.fromDay} ~ ${bill.toDay}`}</span>
        {bill.departmentName && ` · ${bill.departmentName}`}
      </p>
      <div className={`${styles.steps} no-print`}>
        <Steps label={t('way.label')} items={items} />
      </div>
    </Panel>
  );
}
