import type { OrderDetail } from '@mall/contract/order/order.api.ts';
import { ApprovalPath } from '@mall/kit/approval/approval-path.tsx';
import { ApprovalStatus } from '@mall/kit/approval/approval-status.tsx';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { requestAddress } from '../approval/approval-addresses.ts';
import { RequestStanding } from '../approval/request-standing.tsx';
import { useWords } from '../kernel/words.tsx';
import { useSession } from '../shell/use-session.ts';
import styles from './order-detail.module.css';

/** The way of an order's request through the company: who has it, since when, and what was said. */
export function OrderApproval({ trace }: { trace: NonNullable<OrderDetail['approvalTrace']> }) {
  const t = useWords('order');
  const { may } = useSession();
  return (
    <Panel bordered title={t('approval.title')} extra={<ApprovalStatus of={trace} />}>
      <div className={styles.approval}>
        <RequestStanding of={trace} bizType="order" />
        <ApprovalPath nodes={trace.nodes} mine={trace.mine} />
        {may('personalCenterBase:requestBuyApproveDetail:view') && (
          <RouterLink href={requestAddress(trace.requestId)} className="link">
            {t('approval.see', { no: trace.requestNo })}
          </RouterLink>
        )}
      </div>
    </Panel>
  );
}
