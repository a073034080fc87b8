import type { Id } from '@mall/contract/kernel/fields.ts';
import type { AcceptDelivery } from '@mall/contract/order/acceptance.rules.ts';
import { sql } from 'drizzle-orm';
import { holdsRight } from '../account/standing.queries.ts';
import type { Tx } from '../kernel/db.ts';
import { tell } from '../kernel/news.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { lockOrder } from './lock-order.ts';

/** Keeps what differed when an order was taken in, and tells the store's people who handle orders. Inside the lock of an order that is being confirmed; pieces that never left cannot be missed. */
export const recordAcceptance = async (tx: Tx, orderId: Id, memberId: Id, { differences, note, claim }: AcceptDelivery): Promise<void> => {
  const { lines, orderSn, storeId } = await lockOrder(tx, orderId);
  for (const { orderGoodsId, shortNum, damagedNum } of differences) {
    const line = lines.find(({ id }) => id === orderGoodsId);
    if (!line) throw refuse('kernel.not_found');
    if (shortNum + damagedNum > line.shippedNum - line.refundedNum + line.droppedNum)
      throw refuse('order.accept_over', { spec: line.specName });
  }
  const rows = differences.map(({ orderGoodsId, shortNum, damagedNum }) => ({ line: orderGoodsId, short: shortNum, damaged: damagedNum }));
  await tx.execute(
    sql`insert into order_acceptance (order_id, by_member_id, note, claimed) values (${orderId}, ${memberId}, ${note}, ${claim})`,
  );
  await tx.execute(sql`
    insert into order_difference (order_id, order_line_id, short_num, damaged_num)
    select ${orderId}, line, short, damaged from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d (line bigint, short int, damaged int)`);
  const people = await readRows(tx, IdRow)`
    select m.id::text from member m where m.store_id = ${storeId} and m.audience = 'seller' and m.enabled and ${holdsRight('seller:orders:handle')} order by m.id`;
  const short = differences.reduce((sum, { shortNum }) => sum + shortNum, 0);
  const damaged = differences.reduce((sum, { damagedNum }) => sum + damagedNum, 0);
  await tell(tx, 'order.differed', ...people.map(({ id }) => ({ orderId, orderSn, memberId: id, short, damaged })));
};
