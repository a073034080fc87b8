import { formatTime } from '@mall/contract/kernel/format.ts';
import { useDesk } from '@mall/counter/frame/use-desk.ts';
import { useRights } from '@mall/counter/frame/who.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { TruckIcon } from '@mall/ui/icons/truck-icon.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './desk.module.css';
import { LowStockPanel } from './low-stock.tsx';
import { PerformancePanel } from './performance.tsx';
import { SalesPanel } from './sales.tsx';
import { StoreStanding } from './store-standing.tsx';
import { ToShipPanel } from './to-ship.tsx';
import { useWaiting } from './use-waiting.ts';
import { WaitingTiles } from './waiting-tiles.tsx';

/** The first page of a store's people: what waits for them, and how the store does. */
export default function DeskPage() {
  const t = useWords('desk');
  const desk = useDesk();
  const rights = useRights();
  const waiting = useWaiting();
  const [today] = useState(() => formatTime(Date.now()).slice(0, 10));
  const seesOrders = rights?.has('seller:orders:view') === true;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          {waiting && <p className="meta">{t('lead', { date: today, count: waiting.reduce((sum, { count }) => sum + count, 0) })}</p>}
        </div>
        {seesOrders && (
          <Button icon={<TruckIcon size={16} />} href="/orders" as={RouterLink}>
            {t('ship')}
          </Button>
        )}
      </header>
      {desk?.storeId && <StoreStanding />}
      {waiting && <WaitingTiles waiting={waiting} seesOrders={seesOrders} />}
      <div className={styles.columns}>
        <div className={styles.column}>
          {seesOrders && <SalesPanel />}
          {seesOrders && <ToShipPanel />}
        </div>
        <div className={styles.column}>
          {desk?.storeId && <LowStockPanel />}
          {desk?.storeId && <PerformancePanel />}
        </div>
      </div>
    </div>
  );
}
