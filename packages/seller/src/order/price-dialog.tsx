import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import type { ProposePrice } from '@mall/contract/order/price-change.rules.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { MoneyInput } from '@mall/ui/money/money-input.tsx';
import { Note } from '@mall/ui/note.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import type { ActingOrder } from './acting-order.ts';
import styles from './price-dialog.module.css';

const reasonMost = 100;

type Props = { order: ActingOrder; busy: boolean; onAsk: (body: ProposePrice) => void; onClose: () => void };

/** Lower prices and a lower freight for an unpaid order, which the buyer is asked to agree to. */
export function PriceDialog({ order, busy, onAsk, onClose }: Props) {
  const t = useWords('order');
  const kit = useKitWords();
  const [prices, setPrices] = useState<ReadonlyMap<string, number | null>>(new Map());
  const [freight, setFreight] = useState<number | null>(fromYuan(order.freight));
  const [reason, setReason] = useState('');
  const wanted = order.lines.map((line) => {
    const was = fromYuan(line.specPrice);
    return { line, was, now: prices.has(line.orderGoodsId) ? (prices.get(line.orderGoodsId) ?? null) : was };
  });
  const lessLines = wanted.reduce((sum, { line, was, now }) => sum + (now === null ? 0 : (was - now) * line.goodsNum), 0);
  const less = lessLines + (freight === null ? 0 : fromYuan(order.freight) - freight);
  const sound = freight !== null && wanted.every(({ now, was }) => now !== null && now > 0 && now <= was) && less > 0;
  const ask = () =>
    onAsk({
      orderId: order.orderId,
      freight: toYuan(fen(freight ?? 0)),
      lines: wanted.flatMap(({ line, was, now }) =>
        now === null || now === was ? [] : [{ orderGoodsId: line.orderGoodsId, price: toYuan(fen(now)) }],
      ),
      reason: reason.trim(),
    });
  const total = fromYuan(order.totalPayable);
  return (
    <Dialog
      open
      title={t('price.title', { sn: order.orderSn })}
      width={640}
      maxBodyHeight="70vh"
      labels={{ close: kit('close') }}
      onClose={busy ? () => undefined : onClose}
      footer={
        <>
          <Button look="quiet" disabled={busy} onClick={onClose}>
            {kit('cancel')}
          </Button>
          <Button busy={busy} disabled={!sound} onClick={ask}>
            {t('price.act')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <Note>{t('price.note')}</Note>
        <ul className={styles.lines}>
          {wanted.map(({ line, was, now }) => (
            <li key={line.orderGoodsId}>
              <span>
                {line.specName}
                <span className="meta">
                  {t('price.now')} ¥{formatCurrency(line.specPrice)} × {line.goodsNum}
                </span>
              </span>
              <MoneyInput
                size="s"
                aria-label={t('price.of', { name: line.specName })}
                value={now}
                min={1}
                max={was}
                faultText={() => t('price.above')}
                disabled={line.activityType !== 0}
                onChange={(price) => setPrices(new Map(prices).set(line.orderGoodsId, price))}
              />
            </li>
          ))}
          <li>
            <span>
              {t('price.freight')}
              <span className="meta">
                {t('price.now')} ¥{formatCurrency(order.freight)}
              </span>
            </span>
            <MoneyInput
              size="s"
              aria-label={t('price.freight')}
              value={freight}
              min={0}
              max={fromYuan(order.freight)}
              faultText={() => t('price.freightAbove')}
              onChange={setFreight}
            />
          </li>
        </ul>
        <Field label={t('price.reason')}>
          <TextInput value={reason} maxLength={reasonMost} onChange={(event) => setReason(event.target.value)} />
        </Field>
        <p className={styles.total}>
          {t('price.total')} <b className="num">¥{formatCurrency(toYuan(fen(Math.max(0, total - less))))}</b>
          {less > 0 && <span className="meta">{t('price.less', { amount: formatCurrency(toYuan(fen(less))) })}</span>}
        </p>
      </div>
    </Dialog>
  );
}
