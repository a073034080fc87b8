import { orderApi } from '@mall/contract/order/order.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { Suspense } from 'react';
import { RequestStanding } from '../approval/request-standing.tsx';
import { useSession } from '../shell/use-session.ts';

/** Who has the request of an order that was just handed in. The page says the rest without it, so nothing stands here where it cannot be read. */
export function ApprovalNow({ orderId }: { orderId: string }) {
  const { may } = useSession();
  const order = useDetail(
    may('personalCenterBase:myOrdersDetail:view') ? ask(orderApi.detail, { params: { id: orderId } }, { staleMs: 0 }) : undefined,
  );
  const trace = order.thing?.approvalTrace;
  if (!trace) return null;
  return (
    <Suspense>
      <RequestStanding of={trace} bizType="order" />
    </Suspense>
  );
}
