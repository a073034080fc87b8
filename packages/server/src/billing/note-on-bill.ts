import type { BillNote } from '@mall/contract/billing/bill.machine.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import type { By } from '../kernel/side.ts';

/** What happens to a bill that does not move it: that it is overdue, that somebody was reminded, that it lacks something. The bill is held by the caller. */
export const noteOnBill = async (tx: Tx, billId: Id, event: BillNote, by: By, reason = ''): Promise<void> => {
  await tx.execute(sql`
    insert into bill_event (bill_id, seq, event, from_state, to_state, by_kind, by_member_id, reason)
    select b.id, coalesce((select max(seq) from bill_event e where e.bill_id = b.id), 0) + 1, ${event}, b.state, b.state, ${by.kind}, ${by.memberId ?? null}::bigint, ${reason} from bill b where b.id = ${billId}`);
};
