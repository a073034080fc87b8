import type { Shipment } from '@mall/contract/order/order.api.ts';
import { ParcelTracks } from '@mall/kit/detail/parcel-tracks.tsx';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './order-parcels.module.css';

/** The parcels of an order, the last one open; the whole way stands on its own page. */
export function OrderParcels({ orderId, parcels }: { orderId: string; parcels: readonly Shipment[] }) {
  const t = useWords('order');
  const latest = parcels.at(-1) as Shipment;
  const [chosen, setChosen] = useState(latest.shipmentId);
  const parcel = parcels.find((one) => one.shipmentId === chosen) ?? latest;
  return (
    <Panel
      bordered
      flush
      className="no-print"
      title={t('parcels.title')}
      extra={
        <RouterLink href={`/personalCenterBase/myTrajectory?id=${orderId}&shipmentId=${parcel.shipmentId}`} className="link">
          {t('parcels.all', { count: parcel.tracks.length })}
        </RouterLink>
      }
    >
      {parcels.length > 1 && (
        <Tabs
          inset
          label={t('parcels.title')}
          value={parcel.shipmentId}
          onChange={setChosen}
          items={parcels.map((one, at) => ({
            id: one.shipmentId,
            label: t(one.signedDate ? 'parcels.signed' : 'parcels.onWay', { number: at + 1 }),
          }))}
        />
      )}
      <div className={styles.body}>
        <ParcelTracks parcel={parcel} most={4} />
      </div>
    </Panel>
  );
}
