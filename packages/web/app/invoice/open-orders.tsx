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
import { TitleFacts, TitleLabel } from './title-label.tsx';

const shown = 4;
const firstAsk = ask(invoiceApi.orders, { query: { page: 1, limit: shown } }, { staleMs: 0 });
const usualAsk = ask(invoiceTitleApi.default, {}, { fallback: null });

/** The orders whose time is over soonest, to be applied for at once; the usual title beside them. */
export function OpenOrders() {
  const t = useWords('invoice');
  const { data } = useList(firstAsk);
  const usual = useAnswer(usualAsk);
  const [picked, setPicked] = useState<readonly string[]>([]);
  if (!data || data.total === 0) return null;
  const chosen = data.list.filter(({ orderId, faultCode }) => faultCode === '' && picked.includes(orderId));
  const amount = toYuan(fen(chosen.reduce((sum, one) => sum + fromYuan(one.amount), 0)));
  const toggle = (id: string, on: boolean) => setPicked(on ? [...picked, id] : picked.filter((one) => one !== id));
  return (
    <Panel
      flush
      title={t('apply.orders')}
      extra={
        <RouterLink href={places.apply} className="link">
          {t('open.all', { count: data.total })}
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
            {data.list.map((order) => (
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
  const refused = order.faultCode !== '';
  return (
    <>
      <Checkbox checked={isPicked && !refused} disabled={refused} onChange={(event) => onPick(event.target.checked)}>
        <span className="num">{order.orderSn}</span>
      </Checkbox>
      <span>{order.storeName}</span>
      <span className="meta">{refused ? order.fault : order.goodsName}</span>
      <span className="num">{refused ? '—' : `¥${formatCurrency(order.amount)}`}</span>
      <span className={order.daysLeft < 7 ? styles.bad : ''}>{refused ? '' : t('apply.left', { days: Math.max(0, order.daysLeft) })}</span>
    </>
  );
}
