import { type OrderDetail, orderApi } from '@mall/contract/order/order.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { OrderContracts } from '@mall/kit/contract/order-contracts.tsx';
import { DetailPage } from '@mall/kit/detail/detail-page.tsx';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { OrderLog } from '@mall/kit/order/order-log.tsx';
import { isId } from '@mall/kit/page/is-id.ts';
import { PrintFrame } from '@mall/kit/print/print-frame.tsx';
import { Button } from '@mall/ui/button.tsx';
import { PrinterIcon } from '@mall/ui/icons/printer-icon.tsx';
import { TrashIcon } from '@mall/ui/icons/trash-icon.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { useNavigate, useSearchParams } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { useSession } from '../shell/use-session.ts';
import { useSiteName } from '../shell/use-site-name.ts';
import { ActionButtons } from './action-buttons.tsx';
import { AskedPrice } from './asked-price.tsx';
import { fresh } from './order.queries.ts';
import { OrderApproval } from './order-approval.tsx';
import styles from './order-detail.module.css';
import { OrderFacts } from './order-facts.tsx';
import { OrderGoods } from './order-goods.tsx';
import { OrderHero } from './order-hero.tsx';
import { OrderInvoices } from './order-invoices.tsx';
import { OrderParcels } from './order-parcels.tsx';
import { type OrderActs, useOrderActs } from './use-order-acts.tsx';

const listAddress = '/personalCenterBase/myOrders';

export default function OrderDetailPage() {
  const t = useWords('order');
  const navigate = useNavigate();
  const id = useSearchParams()[0].get('id');
  const detail = useDetail(isId(id) ? ask(orderApi.detail, { params: { id } }, fresh) : undefined);
  const acts = useOrderActs({ onRemoved: () => void navigate(listAddress, { replace: true }) });
  const site = useSiteName();
  const session = useSession();
  const missing = { title: t('missing.title'), text: t('missing.text'), list: t('missing.list') };
  return (
    <DetailPage
      detail={detail}
      list={{ href: listAddress, label: t('title') }}
      kind={t('detail.title')}
      words={{ failed: t('failed.title'), missing }}
      about={({ orderSn }) => orderSn}
      title={({ orderSn }) => (
        <>
          {t('detail.order')} <span className="num">{orderSn}</span>
        </>
      )}
      acts={(order) => <Acts order={order} acts={acts} />}
    >
      {(order) => (
        <>
          <PrintFrame
            title={t('print.title', { site, sn: order.orderSn })}
            at={(time) => t('print.at', { time })}
            signs={[t('print.buyer'), t('print.receiver'), t('print.date')]}
          >
            {order.askedPrice && <AskedPrice order={{ ...order, askedPrice: order.askedPrice }} />}
            <OrderHero order={order} answeredAt={detail.answeredAt} onPayOver={detail.again} />
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
                    {order.acceptance.claimed && <p className="meta">{t('accept.claimed')}</p>}
                  </Panel>
                )}
                <OrderFacts order={order} />
                <OrderInvoices orderId={order.orderId} />
                {order.shipments.length > 0 && <OrderParcels orderId={order.orderId} parcels={order.shipments} />}
              </div>
              <div className={styles.column}>
                {order.approvalTrace && <OrderApproval trace={order.approvalTrace} />}
                <OrderContracts orderId={order.orderId} may={session.may('personalCenterBase:contract:list:view')} />
                <OrderLog order={order} title={t('log.title')} doer={(kind) => t(`by.${kind}`)} />
                <section className={`${styles.help} no-print`}>
                  <b>{t('help.title')}</b>
                  <p>{t('help.text', { phone: order.servicePhone })}</p>
                </section>
              </div>
            </div>
          </PrintFrame>
          {acts.dialogs}
        </>
      )}
    </DetailPage>
  );
}

function Acts({ order, acts }: { order: OrderDetail; acts: OrderActs }) {
  const t = useWords('order');
  return (
    <>
      {order.actions.includes('delete') && (
        <Button look="line" icon={<TrashIcon size={16} />} onClick={() => acts.remove(order)}>
          {t('act.delete')}
        </Button>
      )}
      <Button look="line" icon={<PrinterIcon size={16} />} onClick={() => window.print()}>
        {t('detail.print')}
      </Button>
      <ActionButtons order={order} acts={acts} size="m" />
    </>
  );
}
