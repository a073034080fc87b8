import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { whyCancelled } from '@mall/contract/order/cancel-kinds.ts';
import { orderSellerApi, type StoreOrderDetail } from '@mall/contract/order/order-seller.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { DetailPage } from '@mall/kit/detail/detail-page.tsx';
import { ParcelTracks } from '@mall/kit/detail/parcel-tracks.tsx';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { OrderLog } from '@mall/kit/order/order-log.tsx';
import { isId } from '@mall/kit/page/is-id.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { useParams } from 'react-router';
import { useWords } from '../kernel/words.ts';
import { OrderActions, printAddress } from './order-actions.tsx';
import styles from './order-detail.module.css';
import { OrderFacts } from './order-facts.tsx';
import { OrderGoods } from './order-goods.tsx';
import { OrderStatus } from './order-status.tsx';
import { ShipLimit } from './ship-limit.tsx';
import { type OrderActs, useOrderActs } from './use-order-acts.tsx';

/** An order of the store with all that is known of it and all that can be done. */
export default function OrderDetailPage() {
  const t = useWords('order');
  const language = useLanguage();
  const { id = '' } = useParams();
  const detail = useDetail(isId(id) ? ask(orderSellerApi.detail, { params: { id } }, { staleMs: 0 }) : undefined);
  const acts = useOrderActs();
  return (
    <DetailPage
      framed
      detail={detail}
      list={{ href: '/orders', label: t('title') }}
      kind={t('detail.kind')}
      words={{
        failed: t('detail.failed'),
        missing: { title: t('detail.missing'), text: t('detail.missingText'), list: t('detail.list') },
      }}
      about={({ orderSn }) => orderSn}
      title={({ orderSn }) => (
        <>
          {t('card.sn')} <span className="num">{orderSn}</span>
        </>
      )}
      acts={(order) => <Acts order={order} acts={acts} />}
    >
      {(order) => (
        <>
          <Panel bordered>
            <p className={styles.standing}>
              <OrderStatus order={order} />
              <ShipLimit key={detail.answeredAt} order={order} answeredAt={detail.answeredAt} />
              {order.askedPrice && (
                <span className="meta">
                  {t('price.waiting', { from: formatCurrency(order.askedPrice.from), to: formatCurrency(order.askedPrice.to) })}
                </span>
              )}
              {order.state === 'cancelled' && <span className="meta">{whyCancelled(order, language)}</span>}
            </p>
            {order.leaveWord && <p className={styles.word}>{t('card.word', { words: order.leaveWord })}</p>}
          </Panel>
          <div className={styles.columns}>
            <div className={styles.column}>
              <OrderGoods order={order} />
              {order.acceptance && (
                <Panel bordered title={t('accept.panel')} extra={order.acceptance.at.slice(0, 16)}>
                  <ul>
                    {order.acceptance.lines.map(({ orderGoodsId, specName, unit, shortNum, damagedNum }) => (
                      <li key={orderGoodsId}>{t('accept.line', { name: specName, short: shortNum, damaged: damagedNum, unit })}</li>
                    ))}
                  </ul>
                  {order.acceptance.note && <p>{order.acceptance.note}</p>}
                  <p className="meta">{t(order.acceptance.claimed ? 'accept.claimed' : 'accept.kept')}</p>
                </Panel>
              )}
              <OrderFacts order={order} />
            </div>
            <div className={styles.column}>
              {order.shipments.map((parcel, at) => (
                <Panel
                  key={parcel.shipmentId}
                  bordered
                  title={t('ship.parcel', { nth: at + 1 })}
                  extra={parcel.signedDate && t('card.signed', { time: parcel.signedDate.slice(5, 16) })}
                >
                  <ParcelTracks parcel={parcel} />
                </Panel>
              ))}
              <OrderLog order={order} doer={(kind) => t(`by.${kind}`)} />
            </div>
          </div>
          {acts.dialogs}
        </>
      )}
    </DetailPage>
  );
}

function Acts({ order, acts }: { order: StoreOrderDetail; acts: OrderActs }) {
  const t = useWords('order');
  return (
    <>
      <OrderActions order={{ ...order, parcels: order.shipments }} acts={acts} size="m" />
      {order.actions.includes('print') && (
        <Button look="text" href={printAddress('list', [order.orderId])} as={RouterLink}>
          {t('act.printList')}
        </Button>
      )}
    </>
  );
}
