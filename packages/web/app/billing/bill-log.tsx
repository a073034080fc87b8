import { billEventName, isBillNote } from '@mall/contract/billing/bill.machine.ts';
import type { BillCase } from '@mall/contract/billing/bill-data.ts';
import { Attachments } from '@mall/kit/detail/attachments.tsx';
import { Log } from '@mall/kit/detail/log.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Empty } from '@mall/ui/empty.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './billing.module.css';
import { yuan } from './yuan.ts';

const tones = {
  waiting: { mark: 'running', tone: 'blue' },
  checked: { mark: 'running', tone: 'blue' },
  confirmed: { mark: 'closed', tone: 'green' },
  rejected: { mark: 'open', tone: 'amber' },
} as const;

/** What was sent for a bill, and whether it arrived. */
export function BillPayments({ bill: { paymentList } }: { bill: BillCase }) {
  const t = useWords('billing');
  if (paymentList.length === 0) return <Empty title={t('payments.none')} picture="none" />;
  return (
    <ul className={styles.list}>
      {paymentList.map((one) => (
        <li key={one.id}>
          <span>
            <b className="num">{yuan(one.amount)}</b> <span className="meta num">{one.paySn}</span>
          </span>
          <StatusMark {...tones[one.state]}>{t(`payment.${one.state}`)}</StatusMark>
          <span className="meta">
            {one.payerName} · {one.who} <span className="num">{one.date.slice(0, 16)}</span> {one.remark}
            {one.reason && ` · ${one.reason}`}
          </span>
          <Attachments pictures={one.urls} />
        </li>
      ))}
    </ul>
  );
}

/** Everything that happened to it. */
export function BillLog({ bill: { steps, state } }: { bill: BillCase }) {
  const t = useWords('billing');
  const language = useLanguage();
  return (
    <Log
      order="latest"
      ended={state === 'settled' || state === 'void'}
      entries={steps.toReversed().map(({ event, who, byKind, reason, date }) => ({
        what: isBillNote(event) ? t(`event.${event}`) : billEventName(event)[language],
        at: date,
        who: who || t(`by.${byKind}`),
        why: reason,
      }))}
    />
  );
}
