import { contractApi } from '@mall/contract/agreement/agreement.api.ts';
import type { InquiryDetail } from '@mall/contract/inquiry/inquiry-data.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useYuan } from '@mall/kit/words/use-amount.ts';
import { useMoment } from '@mall/kit/words/use-moment.ts';
import { Button } from '@mall/ui/button.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { contractHref } from '../agreement/contract-site.ts';
import { useWords } from '../kernel/words.tsx';
import styles from './inquiry.module.css';
import { OrderAwardDialog } from './order-award.form.tsx';

/** Who won, for how much, why, and what came of it. */
export function AwardResult({ inquiry }: { inquiry: InquiryDetail }) {
  const t = useWords('inquiry');
  const yuan = useYuan();
  const when = useMoment();
  const go = useNavigate();
  const [ordering, setOrdering] = useState(false);
  const { winner, awardReason, order, actions } = inquiry;
  const draft = useAct({
    call: contractApi.create,
    request: (orderId: string) => ({ body: { source: { kind: 'order' as const, orderId } } }),
    onDone: ({ id }) => void go(contractHref(id)),
    changes: [contractApi.page],
  });
  if (!winner) return null;
  // Shown until there is an order that could carry a contract.
  const waits = actions.includes('order');
  return (
    <Panel bordered title={t('award.result')}>
      <Facts
        two
        facts={[
          [t('award.winner'), winner.storeName],
          [t('compare.total'), yuan(winner.total)],
          [t('award.valid'), when.day(winner.validUntil)],
          [t('award.reason'), awardReason],
          [
            t('award.order'),
            order && (
              <RouterLink key="order" className="link num" href={`/personalCenterBase/myOrdersDetail?id=${order.id}`}>
                {order.orderSn}
              </RouterLink>
            ),
          ],
        ]}
      />
      {waits && <p className={`${styles.under} meta no-print`}>{t('award.contractAfter')}</p>}
      {(actions.includes('order') || (order && actions.includes('contract'))) && (
        <div className={`${styles.lineActs} ${styles.under} no-print`}>
          {order && actions.includes('contract') && (
            <Button look="line" busy={draft.busy} onClick={() => draft.start(order.id)}>
              {t('award.contract')}
            </Button>
          )}
          {actions.includes('order') && <Button onClick={() => setOrdering(true)}>{t('order.act')}</Button>}
        </div>
      )}
      {ordering && <OrderAwardDialog inquiry={inquiry} total={winner.total} onClose={() => setOrdering(false)} />}
    </Panel>
  );
}
