import type { OperatorAfterSale, SellerAfterSale } from '@mall/contract/after-sale/after-sale-office.api.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import { useFigure } from '@mall/kit/words/use-figure.ts';
import { useUnit } from '@mall/kit/words/use-unit.ts';
import type { ReactNode } from 'react';
import { useCounterWords } from '../frame/counter-context.ts';
import styles from './sale-case.module.css';

type Row = { key: string; name: string; order: ReactNode; records: ReactNode; buyer: ReactNode; doubt?: boolean };
type Sale = SellerAfterSale | OperatorAfterSale;

const short = (time: string) => time.slice(5, 16);

const useRows = ({ records, orderGoodsList, aftersaleType, appliedAmount, createDate, reason, reasonCode }: Sale): Row[] => {
  const t = useCounterWords();
  const figure = useFigure();
  const unitOf = useUnit();
  const paid = toYuan(fen(records.lines.reduce((sum, { payAmount }) => sum + fromYuan(payAmount), 0)));
  const arrived = records.parcels.length > 0 && records.parcels.every(({ signedDate }) => signedDate !== undefined);
  const lines = records.lines.map(({ orderGoodsId, boughtNum, sentNum, refundedNum }): Row => {
    const goods = orderGoodsList.find((line) => line.orderGoodsId === orderGoodsId);
    const unit = goods ? unitOf(goods.unit) : '';
    const name = records.lines.length > 1 ? `${t('sale.check.num')} · ${goods?.specName ?? ''}` : t('sale.check.num');
    return {
      key: orderGoodsId,
      name,
      order: `${figure(boughtNum)} ${unit}`,
      records: t('sale.check.sent', { sent: figure(sentNum), back: figure(refundedNum), unit }),
      buyer: t('sale.check.asked', { asked: figure(goods?.goodsNum ?? 0), unit }),
      doubt: sentNum > 0 && (goods?.goodsNum ?? 0) > sentNum,
    };
  });
  return [
    ...lines,
    {
      key: 'money',
      name: t('sale.check.money'),
      order: t('sale.check.paid', { amount: formatCurrency(paid) }),
      records: t('sale.check.refunded', { amount: formatCurrency(records.refundedAmount) }),
      buyer: aftersaleType === 3 ? t('sale.check.exchange') : `¥${formatCurrency(appliedAmount)}`,
    },
    {
      key: 'parcels',
      name: t('sale.check.parcels'),
      order: records.receiver || '—',
      records:
        records.parcels.length === 0
          ? t('sale.check.none')
          : records.parcels.map(({ shipmentId, logisticsCompany: carrier, trackingNumber: number, num, shippedDate, signedDate }) => (
              <p key={shipmentId}>
                {t(signedDate ? 'sale.check.signed' : 'sale.check.underWay', {
                  carrier,
                  number,
                  num: figure(num),
                  at: short(signedDate ?? shippedDate),
                })}
              </p>
            )),
      buyer: reason,
      doubt: reasonCode === 'not_received' && arrived,
    },
    {
      key: 'time',
      name: t('sale.check.time'),
      order: t('sale.check.placed', { at: short(records.orderDate) }),
      records: records.doneDate
        ? t('sale.check.done', { at: short(records.doneDate), until: records.deadline?.slice(5, 10) ?? '' })
        : t('sale.check.notDone'),
      buyer: t('sale.check.appliedAt', { at: short(createDate) }),
    },
  ];
};

/** What the order says, what our books say and what the buyer says, line by line; what does not fit is marked. */
export function CompareRecords({ sale }: { sale: Sale }) {
  const t = useCounterWords();
  const rows = useRows(sale);
  return (
    <section className={styles.block}>
      <h3>
        {t('sale.check')} <span className="meta">{t('sale.checkHint')}</span>
      </h3>
      <table className={styles.check}>
        <caption className="sr">{t('sale.check')}</caption>
        <thead>
          <tr>
            {(['item', 'order', 'records', 'buyer'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`sale.check.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, order, records, buyer, doubt }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{order}</td>
              <td>{records}</td>
              <td className={doubt ? styles.doubt : undefined}>{buyer}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
