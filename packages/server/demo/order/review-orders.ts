import type pg from 'pg';
import { copyRows, moveIdentity } from '../kit/copy-rows.ts';
import { makeRandom } from '../kit/random.ts';
import { openReviewBook } from '../review/choose-texts.ts';
import type { MadeOrder } from './make-orders.ts';
import type { Moment } from './order-rows.ts';

/** What the buyers said of the orders that they have reviewed. */
export const reviewOrders = async (client: pg.PoolClient, orders: readonly MadeOrder[], at: Moment): Promise<void> => {
  const texts = openReviewBook().general.filter((review) => review.kind === 'positive');
  const rows = orders
    .filter((order) => order.plan.reviewed)
    .flatMap((order) =>
      order.lines.map((line) => {
        const random = makeRandom(order.id, line.id, 53);
        const { text, stars } = random.pick(texts);
        return {
          goods_id: line.spec.goods_id,
          spec_id: line.spec.id,
          store_id: order.storeId,
          member_id: order.plan.memberId,
          order_goods_id: line.id,
          stars,
          text,
          photos: random.chance(0.3) ? [line.spec.picture] : [],
          spec_name: line.spec.attribute_line,
          created_at: at((order.plan.done ?? 0) - 6) as Date,
        };
      }),
    )
    .toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime());
  await moveIdentity(client, ['review']);
  await copyRows(client, 'review', rows);
  await client.query('select refresh_review_totals()');
};
