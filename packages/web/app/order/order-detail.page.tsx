import { formatTime } from '@mall/contract/kernel/format.ts';
import type { OrderDetail } from '@mall/contract/order/order.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { PageTitle } from '@mall/kit/page/page-title.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { PrinterIcon } from '@mall/ui/icons/printer-icon.tsx';
import { TrashIcon } from '@mall/ui/icons/trash-icon.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { ActionButtons } from './action-buttons.tsx';
import { isMissing, orderQuery } from './order.queries.ts';
import styles from './order-detail.module.css';
import { OrderFacts } from './order-facts.tsx';
import { OrderFailed } from './order-failed.tsx';
import { OrderGoods } from './order-goods.tsx';
import { OrderHero } from './order-hero.tsx';
import { OrderLog } from './order-log.tsx';
import { OrderParcels } from './order-parcels.tsx';
import { useOrderActs } from './use-order-acts.tsx';

const listAddress = '/personalCenterBase/myOrders';
const isId = (id: string) => /^[1-9]\d{0,17}$/.test(id);

export default function OrderDetailPage() {
  const t = useWords('order');
  const language = useLanguage();
  const id = useSearchParams()[0].get('id') ?? '';
  const found = useQuery({ ...orderQuery(id, language), enabled: isId(id) });
  if (!isId(id) || isMissing(found.error)) return <Missing />;
  if (found.isError) return <OrderFailed busy={found.isFetching} onRetry={() => void found.refetch()} />;
  if (!found.data)
    return (
      <output className={styles.page} aria-busy="true" aria-label={t('loading')}>
        <Skeleton kind="block" height={28} width={240} />
        <Panel bordered>
          <Skeleton kind="text" lines={3} />
        </Panel>
        <Panel bordered>
          <Skeleton kind="media" count={3} />
        </Panel>
      </output>
    );
  return <Whole order={found.data} answeredAt={found.dataUpdatedAt} onStale={() => void found.refetch()} />;
}

function Whole({ order, answeredAt, onStale }: { order: OrderDetail; answeredAt: number; onStale: () => void }) {
  const t = useWords('order');
  const navigate = useNavigate();
  const acts = useOrderActs({ onRemoved: () => void navigate(listAddress, { replace: true }) });
  const [printedAt] = useState(() => formatTime(Date.now()));
  return (
    <div className={styles.page}>
      <PageTitle about={order.orderSn} />
      <header className={`${styles.head} no-print`}>
        <div>
          <nav aria-label={t('crumbs')} className="meta">
            <RouterLink href={listAddress} className="link">
              {t('title')}
            </RouterLink>
            {' / '}
            {t('detail.title')}
          </nav>
          <h1>
            {t('detail.order')} <span className="num">{order.orderSn}</span>
          </h1>
        </div>
        <div className={styles.acts}>
          {order.actions.includes('delete') && (
            <Button look="line" icon={<TrashIcon size={16} />} onClick={() => acts.remove(order)}>
              {t('act.delete')}
            </Button>
          )}
          <Button look="line" icon={<PrinterIcon size={16} />} onClick={() => window.print()}>
            {t('detail.print')}
          </Button>
          <ActionButtons order={order} acts={acts} size="m" />
        </div>
      </header>
      <p className={`only-print ${styles.sheet}`}>
        <b>{t('print.title', { sn: order.orderSn })}</b> <span>{t('print.at', { time: printedAt })}</span>
      </p>
      <OrderHero order={order} answeredAt={answeredAt} onPayOver={onStale} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <OrderGoods order={order} />
          <OrderFacts order={order} />
          {order.shipments.length > 0 && <OrderParcels orderId={order.orderId} parcels={order.shipments} />}
        </div>
        <div className={styles.column}>
          <OrderLog order={order} />
          <section className={`${styles.help} no-print`}>
            <b>{t('help.title')}</b>
            <p>{t('help.text', { phone: order.servicePhone })}</p>
          </section>
        </div>
      </div>
      <p className={`only-print ${styles.signs}`}>
        <span>{t('print.buyer')}</span> <span>{t('print.receiver')}</span> <span>{t('print.date')}</span>
      </p>
      {acts.dialogs}
    </div>
  );
}

function Missing() {
  const t = useWords('order');
  return (
    <div className={styles.page}>
      <PageTitle name={t('missing.title')} />
      <h1>{t('detail.title')}</h1>
      <Panel bordered>
        <Empty
          title={t('missing.title')}
          actions={
            <Button href={listAddress} as={RouterLink}>
              {t('missing.list')}
            </Button>
          }
        >
          {t('missing.text')}
        </Empty>
      </Panel>
    </div>
  );
}
