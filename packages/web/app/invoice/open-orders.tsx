import { type InvoiceableOrder, invoiceApi } from '@mall/contract/invoice/invoice.api.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import { invoiceTitleApi } from '@mall/contract/member/invoice-title.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { Button } from '@mall/ui/button.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import { applyingFor, places } from './addresses.ts';
import styles from './invoice.module.css';
import { figuresAsk } from './invoice-figures.tsx';
import { TitleFacts, TitleLabel } from './title-label.tsx';

const shown = 4;
const firstAsk = ask(invoiceApi.orders, { query: { page: 1, limit: shown } }, { staleMs: 0 });
const usualAsk = ask(invoiceTitleApi.default, {}, { fallback: null });

/** The orders whose time is over soonest, to be applied for at once; the usual title beside them. */
export function OpenOrders() {
  const t = useWords('invoice');
  const { data } = useList(firstAsk);
  const usual = useAnswer(usualAsk);
  const open = useList(figuresAsk).data?.open.count ?? 0;
  const [picked, setPicked] = useState<readonly string[]>([]);
  // What cannot be applied for is shown with its reason among all of them, not here, where each is counted as one that can.
  const orders = data?.list.filter(({ faultCode }) => faultCode === '') ?? [];
  if (orders.length === 0) return null;
  const chosen = orders.filter(({ orderId }) => picked.includes(orderId));
  const amount = toYuan(fen(chosen.reduce((sum, one) => sum + fromYuan(one.amount), 0)));
  const toggle = (id: string, on: boolean) => setPicked(on ? [...picked, id] : picked.filter((one) => one !== id));
  return (
    <Panel
      flush
      title={t('apply.orders')}
      extra={
        <RouterLink href={places.apply} className="link">
          {t('open.all', { count: open })}
        </RouterLink>
      }
    >
      <div className={styles.open}>
        <div>
          <p className={styles.picked}>
            {t('apply.picked', { count: chosen.length, amount: formatCurrency(amount) })}
            {chosen.length > 0 && (
              <Button size="s" href={applyingFor(chosen.map(({ orderId }) => orderId))} as={RouterLink}>
                {t('open.apply')}
              </Button>
            )}
          </p>
          <ul className={styles.openRows}>
            {orders.map((order) => (
              <li key={order.orderId}>
                <OpenOrder order={order} isPicked={picked.includes(order.orderId)} onPick={(on) => toggle(order.orderId, on)} />
              </li>
            ))}
          </ul>
        </div>
        {usual && (
          <div className={styles.usual}>
            <span className="meta">{t('open.usual')}</span>
            <b>
              <TitleLabel title={usual} />
            </b>
            <span className="meta">
              <TitleFacts fields={usual.fields} />
            </span>
            <span className="meta">{t('titles.lead')}</span>
          </div>
        )}
      </div>
    </Panel>
  );
}

type OpenOrderProps = { order: InvoiceableOrder; isPicked: boolean; onPick: (on: boolean) => void };

function OpenOrder({ order, isPicked, onPick }: OpenOrderProps) {
  const t = useWords('invoice');
  return (
    <>
      <Checkbox checked={isPicked} onChange={(event) => onPick(event.target.checked)}>
        <span className="num">{order.orderSn}</span>
      </Checkbox>
      <span>{order.storeName}</span>
      <span className="meta">{order.goodsName}</span>
      <span className="num">¥{formatCurrency(order.amount)}</span>
      <span className={order.daysLeft < 7 ? styles.bad : ''}>{t('apply.left', { days: Math.max(0, order.daysLeft) })}</span>
    </>
  );
}
