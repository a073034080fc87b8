import { billStates } from '@mall/contract/billing/bill.machine.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { system } from '../kernel/side.ts';
import { creditFenOf, lockBill, sumBill } from './lock-bill.ts';
import { openBill } from './open-bill.ts';
import { settleIfPaid } from './settle-bill.ts';
import { listTakenBack, type TakenBack, writeTakenBack } from './take-adjustment-back.ts';

const Entry = z.strictObject({ id: Id, billId: Id, state: z.enum(billStates), companyId: Id, storeId: Id, departmentId: Id.nullable() });

/** `creditFen`: what the purchase quota got back; nothing where money went back. */
type Given = { orderId: Id; afterSaleId: Id; creditFen: number };

/**
 * What came back of an order on the quota stands below zero: on its own bill as long as so much of it is unpaid, else on the next one. With it goes what the store had
 * put right of those goods, also where money went back for them. The order and the quota are held by whoever refunds.
 */
export const addRefund = async (tx: Tx, { orderId, afterSaleId, creditFen }: Given): Promise<void> => {
  const [entry] = await readRows(tx, Entry)`
    select e.id::text, e.bill_id::text as "billId", b.state, b.company_id::text as "companyId", b.store_id::text as "storeId", o.department_id::text as "departmentId"
    from bill_entry e join bill b on b.id = e.bill_id join shop_order o on o.id = e.order_id where e.order_id = ${orderId} and e.left_at is null`;
  if (!entry) return;
  const own = await lockBill(tx, system, entry.billId);
  const takenBack = await listTakenBack(tx, orderId, afterSaleId);
  if (creditFen === 0 && takenBack.length === 0) return;
  const lessFen = creditFen - takenBack.reduce((sum, { fen }) => sum + fen, 0);
  const fits = lessFen <= own.totalFen - own.paidFen && creditFen <= (await creditFenOf(tx, own.id)) - own.repaidFen;
  const stays = own.state === 'open' || (own.state !== 'settled' && fits);
  const billId = stays ? own.id : await openBill(tx, entry);
  await write(tx, { billId, entryId: stays ? entry.id : null, orderId, afterSaleId, creditFen, takenBack });
  await sumBill(tx, billId);
  if (stays && own.state !== 'open') await settleIfPaid(tx, own.id);
};

type Written = Given & { billId: Id; entryId: Id | null; takenBack: readonly TakenBack[] };

const write = async (tx: Tx, { takenBack, creditFen, ...of }: Written): Promise<void> => {
  const { billId, entryId, orderId, afterSaleId } = of;
  if (creditFen > 0) {
    await tx.execute(sql`
      insert into bill_line (bill_id, entry_id, order_id, order_line_id, after_sale_id, kind, name, spec_name, unit, num, price_fen, amount_fen, by_kind, happened_at)
      select ${billId}, ${entryId}::bigint, ${orderId}, l.id, s.after_sale_id, 'refund', l.spec_name, l.attribute_line, l.unit, -s.num, l.unit_fen, -s.fen, 'system', now()
      from after_sale_line s join order_line l on l.id = s.order_line_id where s.after_sale_id = ${afterSaleId} and s.fen > 0 order by l.id`);
    await tx.execute(sql`
      insert into bill_line (bill_id, entry_id, order_id, after_sale_id, kind, name, amount_fen, by_kind, happened_at)
      select ${billId}, ${entryId}::bigint, ${orderId}, ${afterSaleId}, 'refund', '退运费', rest.fen, 'system', now()
      from (select coalesce(sum(s.fen), 0) - ${creditFen}::bigint as fen from after_sale_line s where s.after_sale_id = ${afterSaleId}) rest where rest.fen < 0`);
  }
  await writeTakenBack(tx, of, takenBack);
};
