import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { isMissing, parcelsQuery } from './order.queries.ts';
import { detailAddress } from './order-card.tsx';
import { OrderFailed } from './order-failed.tsx';
import styles from './order-parcels.module.css';
import { ParcelTracks } from './parcel-tracks.tsx';

const isId = (id: string) => /^[1-9]\d{0,17}$/.test(id);

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
  const language = useLanguage();
  const [search] = useSearchParams();
  const found = useQuery({ ...parcelsQuery(id, language), refetchInterval: 15_000 });
  if (isMissing(found.error)) return <Nothing />;
  if (found.isError) return <OrderFailed busy={found.isFetching} onRetry={() => void found.refetch()} />;
  if (!found.data)
    return (
      <Panel bordered>
        <Skeleton kind="text" lines={6} />
      </Panel>
    );
  const parcel = found.data.find((one) => one.shipmentId === search.get('shipmentId')) ?? found.data.at(-1);
  if (!parcel) return <Nothing />;
  return (
    <Panel bordered flush>
      {found.data.length > 1 && (
        <Tabs
          inset
          label={t('parcels.title')}
          value={parcel.shipmentId}
          hrefOf={(shipmentId) => `/personalCenterBase/myTrajectory?id=${id}&shipmentId=${shipmentId}`}
          link={RouterLink}
          items={found.data.map((one, at) => ({
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
