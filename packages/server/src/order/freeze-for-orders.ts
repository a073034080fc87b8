import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { freezeCredit } from '../credit/freeze-credit.ts';
import type { LockedCredit } from '../credit/lock-credit.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import type { By } from '../kernel/side.ts';

const Row = z.strictObject({ orderId: Id, orderSn: z.string(), memberId: Id, departmentId: Id.nullable(), amountFen: z.number() });

/** Freezes what orders cost on the quota that was found to be enough for all of them. */
export const freezeForOrders = async (tx: Tx, account: LockedCredit, orderIds: readonly Id[], by: By): Promise<void> => {
  const orders = await readRows(tx, Row)`
    select id::text as "orderId", order_sn as "orderSn", member_id::text as "memberId", department_id::text as "departmentId", payable_fen::float8 as "amountFen"
    from shop_order where id = any (${sql.param([...orderIds])}::bigint[]) order by id`;
  await freezeCredit(tx, account, orders, by);
};
