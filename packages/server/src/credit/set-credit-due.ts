import type { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';

/** When orders on a purchase quota are to be paid: at a moment, or not before their bill is confirmed. */
export const setCreditDue = async (tx: Tx, orderIds: readonly Id[], due: SQL | null): Promise<void> => {
  await tx.execute(sql`
    insert into credit_order_due (order_id, due_at) select unnest(${sql.param([...orderIds])}::bigint[]), ${due ?? sql`'infinity'::timestamptz`}
    on conflict (order_id) do update set due_at = excluded.due_at`);
};
