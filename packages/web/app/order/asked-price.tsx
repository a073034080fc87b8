import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import type { AskedPrice as AskedPriceOf, OrderDetail } from '@mall/contract/order/order.api.ts';
import { priceChangeApi } from '@mall/contract/order/price-change.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Note } from '@mall/ui/note.tsx';
import { useWords } from '../kernel/words.tsx';
import { orderReads } from './order.changes.ts';
import styles from './order-detail.module.css';

type Asked = Omit<OrderDetail, 'askedPrice'> & { askedPrice: AskedPriceOf };

/** What the store asks of the price of this order: the difference, and the buyer's word. */
export function AskedPrice({ order }: { order: Asked }) {
  const t = useWords('order');
  const { askedPrice: asked, lines, actions } = order;
  const agree = useAct({
    call: priceChangeApi.agree,
    request: ({ orderId, askedPrice }: Asked) => ({ params: { id: orderId }, body: { payable: askedPrice.to } }),
    done: t('price.agreed'),
    changes: orderReads,
  });
  const refuse = useAct({
    call: priceChangeApi.refuse,
    request: ({ orderId }: Asked) => ({ params: { id: orderId }, body: { reason: '' } }),
    ask: ({ askedPrice }) => ({
      title: t('price.refuse.ask'),
      text: t('price.refuse.text', { amount: formatCurrency(askedPrice.from) }),
      act: t('price.refuse'),
    }),
    done: t('price.refused'),
    changes: orderReads,
  });
  const less = toYuan(fen(fromYuan(asked.from) - fromYuan(asked.to)));
  const row = (name: string, from: string, to: string) => (
    <li key={name}>{t('price.line', { name, from: formatCurrency(from), to: formatCurrency(to) })}</li>
  );
  return (
    <Note tone="warn">
      <p>
        <b>{t('price.title')}</b>
      </p>
      <p>{t('price.sum', { from: formatCurrency(asked.from), to: formatCurrency(asked.to), less: formatCurrency(less) })}</p>
      <ul>
        {asked.lines.map(({ orderGoodsId, from, to }) =>
          row(lines.find((line) => line.orderGoodsId === orderGoodsId)?.specName ?? '', from, to),
        )}
        {asked.freightFrom !== asked.freightTo && row(t('price.freight'), asked.freightFrom, asked.freightTo)}
      </ul>
      {asked.reason && <p>{t('price.reason', { reason: asked.reason })}</p>}
      <p className="meta">{t('price.rule')}</p>
      {actions.includes('price') && (
        <div className={styles.priceActs}>
          <Button size="s" busy={agree.busy} onClick={() => agree.start(order)}>
            {t('price.agree')}
          </Button>
          <Button size="s" look="line" busy={refuse.busy} onClick={() => refuse.start(order)}>
            {t('price.refuse')}
          </Button>
        </div>
      )}
      {refuse.question}
    </Note>
  );
}
