import { orderApi } from '@mall/contract/order/order.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { ParcelTracks } from '@mall/kit/detail/parcel-tracks.tsx';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { isId } from '@mall/kit/page/is-id.ts';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import { useSearchParams } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { fresh } from './order.queries.ts';
import { detailAddress } from './order-card.tsx';
import { OrderFailed } from './order-failed.tsx';
import styles from './order-parcels.module.css';

/** Where the parcels of an order were seen. */
export default function TrajectoryPage() {
  const t = useWords('order');
  const id = useSearchParams()[0].get('id') ?? '';
  return (
    <div className={styles.page}>
      <nav aria-label={t('crumbs')} className="meta">
        <RouterLink href="/personalCenterBase/myOrders" className="link">
          {t('title')}
        </RouterLink>
        {isId(id) && (
          <>
            {' / '}
            <RouterLink href={detailAddress(id)} className="link">
              {t('detail.title')}
            </RouterLink>
          </>
        )}
      </nav>
      <h1>{t('parcels.page')}</h1>
      {isId(id) ? <Parcels id={id} /> : <Nothing />}
    </div>
  );
}

function Parcels({ id }: { id: string }) {
  const t = useWords('order');
  const [search] = useSearchParams();
  const detail = useDetail(ask(orderApi.logistics, { params: { id } }, fresh), { everyMs: 15_000 });
  if (detail.state === 'missing') return <Nothing />;
  if (detail.state === 'failed') return <OrderFailed error={detail.error} busy={detail.busy} onRetry={detail.again} />;
  if (!detail.thing)
    return (
      <Panel bordered>
        <Skeleton kind="text" lines={6} />
      </Panel>
    );
  const parcel = detail.thing.find((one) => one.shipmentId === search.get('shipmentId')) ?? detail.thing.at(-1);
  if (!parcel) return <Nothing />;
  return (
    <Panel bordered flush>
      {detail.thing.length > 1 && (
        <Tabs
          inset
          label={t('parcels.title')}
          value={parcel.shipmentId}
          hrefOf={(shipmentId) => `/personalCenterBase/myTrajectory?id=${id}&shipmentId=${shipmentId}`}
          link={RouterLink}
          items={detail.thing.map((one, at) => ({
            id: one.shipmentId,
            label: t(one.signedDate ? 'parcels.signed' : 'parcels.onWay', { number: at + 1 }),
          }))}
        />
      )}
      <div className={styles.body}>
        <ParcelTracks parcel={parcel} />
      </div>
    </Panel>
  );
}

function Nothing() {
  const t = useWords('order');
  return (
    <Panel bordered>
      <Empty
        title={t('parcels.none')}
        actions={
          <Button href="/personalCenterBase/myOrders" as={RouterLink}>
            {t('missing.list')}
          </Button>
        }
      >
        {t('parcels.noneText')}
      </Empty>
    </Panel>
  );
}
