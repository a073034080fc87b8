import type { InquiryDetail } from '@mall/contract/inquiry/inquiry-data.ts';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { yuan } from '../billing/yuan.ts';
import { useWords } from '../kernel/words.tsx';

/** Who won, for how much, why, and what came of it. */
export function AwardResult({ inquiry: { winner, awardReason, order } }: { inquiry: InquiryDetail }) {
  const t = useWords('inquiry');
  if (!winner) return null;
  return (
    <Panel bordered title={t('award.result')}>
      <Facts
        two
        facts={[
          [t('award.winner'), winner.storeName],
          [t('compare.total'), yuan(winner.total)],
          [t('award.valid'), winner.validUntil.slice(0, 10)],
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
    </Panel>
  );
}
