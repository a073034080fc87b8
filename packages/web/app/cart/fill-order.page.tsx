import { CallError } from '@mall/client/call-error.ts';
import type { Settlement } from '@mall/contract/cart/settlement.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { AddressSection } from './address-section.tsx';
import { ApprovalSection } from './approval-section.tsx';
import cart from './cart.module.css';
import { CouponSection } from './coupon-section.tsx';
import { DeliverySection } from './delivery-section.tsx';
import styles from './fill-order.module.css';
import { browseFillOrder, renderFillOrder } from './fill-order.queries.ts';
import { GoodsSection } from './goods-section.tsx';
import { OrderSteps } from './order-steps.tsx';
import { PaySection } from './pay-section.tsx';
import { ProjectSection } from './project-section.tsx';
import { SumPanel } from './sum-panel.tsx';
import { type FillOrder, useFillOrder } from './use-fill-order.ts';

export const loader = renderFillOrder;
export const clientLoader = browseFillOrder;

const PriceChangedDialog = lazy(() => import('./price-changed-dialog.tsx'));

export default function FillOrderPage() {
  const t = useWords('cart');
  const order = useFillOrder();
  return (
    <div className="wrap">
      <div className={cart.title}>
        <h1>{t(order.correction ? 'order.correct.title' : 'order.title')}</h1>
        {!order.correction && <OrderSteps at="fill" />}
      </div>
      <Body order={order} />
      {order.change && (
        <Suspense>
          <PriceChangedDialog
            change={order.change}
            onAccept={() => order.submit(order.change?.now)}
            onClose={order.leaveChange}
            busy={order.submitting}
          />
        </Suspense>
      )}
    </div>
  );
}

function Body({ order }: { order: FillOrder }) {
  const t = useWords('cart');
  const { settlement, error } = order;
  if (!settlement && error) return <Refused order={order} />;
  if (settlement?.stores.length === 0) return <NothingLeft order={order} faults={settlement.faults} />;
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {order.correction && (
          <Note tone="warn">
            {order.correction.reason !== '' && <b>{t('order.correct.reason', { reason: order.correction.reason })} </b>}
            {t('order.correct.text')}
          </Note>
        )}
        {settlement && <Faults settlement={settlement} />}
        <AddressSection order={order} />
        <PaySection order={order} />
        {settlement ? (
          <>
            <GoodsSection order={order} settlement={settlement} />
            <ProjectSection order={order} settlement={settlement} />
            <DeliverySection order={order} settlement={settlement} />
            {/* In a group buy neither counts. */}
            {order.buyNow?.groupId === undefined && <CouponSection order={order} settlement={settlement} />}
            <ApprovalSection order={order} />
          </>
        ) : (
          <output aria-busy="true" aria-label={t('loading')} className={cart.panel}>
            <Skeleton kind="media" count={3} />
          </output>
        )}
      </div>
      <SumPanel order={order} settlement={settlement} />
    </div>
  );
}

/** What cannot be ordered now: left out, or to be put right first. */
function Faults({ settlement: { faults } }: { settlement: Settlement }) {
  const t = useWords('cart');
  if (faults.length === 0) return null;
  const blocking = faults.some((fault) => fault.blocking === 1);
  return (
    <Note
      tone={blocking ? 'bad' : 'warn'}
      role="alert"
      actions={
        <RouterLink href="/shoppingCar" className="link">
          {t('order.toCart')}
        </RouterLink>
      }
    >
      <p>{t(blocking ? 'order.mend' : 'order.leftOut')}</p>
      <ul>
        {faults.map(({ specId, specName, msg }) => (
          <li key={specId}>
            {specName}
            {t('colon')}
            {msg}
          </li>
        ))}
      </ul>
    </Note>
  );
}

/** All that was chosen cannot be bought now. */
function NothingLeft({ order: { buyNow }, faults }: { order: FillOrder; faults: Settlement['faults'] }) {
  const t = useWords('cart');
  const navigate = useNavigate();
  const away = buyNow ? (
    <Button onClick={() => void navigate(-1)}>{t('order.back')}</Button>
  ) : (
    <Button href="/shoppingCar" as={RouterLink}>
      {t('order.toCart')}
    </Button>
  );
  return (
    <div className={cart.panel}>
      <Empty title={faults[0]?.msg ?? t('selectFirst')} actions={away} role="alert">
        {faults.map(({ specId, specName }) => (
          <p key={specId}>{specName}</p>
        ))}
      </Empty>
    </div>
  );
}

/** Nothing to settle, or the server is out of reach. */
function Refused({ order: { error, refetch, counting } }: { order: FillOrder }) {
  const t = useWords('cart');
  const toCart = (
    <Button href="/shoppingCar" as={RouterLink}>
      {t('order.toCart')}
    </Button>
  );
  return (
    <div className={cart.panel}>
      {error instanceof CallError && error.kind === 'refused' ? (
        <Empty title={error.msg} actions={toCart} />
      ) : (
        <ErrorState title={t('order.failed')} labels={{ retry: t('retry') }} busy={counting} onRetry={refetch} />
      )}
    </div>
  );
}
