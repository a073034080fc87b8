import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import { isPayChannel, payChannelRows } from '@mall/contract/payment/pay-channels.ts';
import type { WrongCase } from '@mall/contract/payment/wrong-payment.api.ts';
import { CasePart } from '@mall/counter/side/case-parts.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './money.module.css';
import { ordersText } from './orders-text.ts';
import { Yuan, yuanText } from './yuan.tsx';

type Verdict = 'same' | 'differs' | 'unknown';

const verdictOf = (a: string, b: string): Verdict => {
  if (a === '' || b === '') return 'unknown';
  return a === b ? 'same' : 'differs';
};

/** What the order says beside what came, line by line. */
export function CompareMoney({ wrong }: { wrong: WrongCase }) {
  const t = useWords('money');
  const { expected, received, buyerName, payerName, orders, channel, remark, outNo } = wrong;
  const difference = expected === null ? null : toYuan(fen(fromYuan(received) - fromYuan(expected)));
  const states = [...new Set(orders.map(({ state }) => t(`order.${state}`)))].join('、');
  const waits = orders.length > 0 && orders.every(({ state }) => state === 'wait_pay');
  const rows: [string, ReactNode, ReactNode, Verdict, (string | undefined)?][] = [
    [t('compare.name'), buyerName || '—', payerName || t('compare.notSaid'), verdictOf(buyerName, payerName)],
    [
      t('compare.amount'),
      <Yuan key="e" value={expected} />,
      <Yuan key="r" value={received} />,
      difference === null ? 'unknown' : 'differs',
      difference === null ? undefined : t('compare.by', { amount: yuanText(difference) }),
    ],
    [
      t('compare.order'),
      ordersText(
        orders.map(({ orderSn }) => orderSn),
        t,
      ),
      remark || outNo,
      orders.length === 0 ? 'unknown' : 'same',
    ],
    [
      t('compare.state'),
      states || '—',
      isPayChannel(channel) ? payChannelRows[channel].name.zh : channel,
      waits ? 'same' : 'unknown',
      waits ? t('compare.waits') : t('compare.waitsNot'),
    ],
  ];
  return (
    <CasePart title={t('compare.title')}>
      <table className={styles.compare}>
        <thead>
          <tr>
            <th scope="col">{t('compare.item')}</th>
            <th scope="col">{t('compare.ours')}</th>
            <th scope="col">{t('compare.theirs')}</th>
            <th scope="col">{t('compare.verdict')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ours, theirs, verdict, words]) => (
            <tr key={name} className={verdict === 'differs' ? styles.differs : undefined}>
              <th scope="row">{name}</th>
              <td>{ours}</td>
              <td>{theirs}</td>
              <td>
                <StatusMark
                  mark={verdict === 'same' ? 'closed' : 'open'}
                  tone={verdict === 'same' ? 'green' : verdict === 'differs' ? 'amber' : 'grey'}
                >
                  {words ?? t(`compare.${verdict}`)}
                </StatusMark>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </CasePart>
  );
}
