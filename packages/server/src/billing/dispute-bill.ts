import type { DisputeBill } from '@mall/contract/billing/bill.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { fromYuan } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { attachUploads } from '../content/attach-uploads.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, byOf } from '../kernel/side.ts';
import { lockBill } from './lock-bill.ts';
import { moveBill } from './move-bill.ts';
import { tellBill } from './tell-bill.ts';

const Line = z.strictObject({ id: Id });

/** The company says what is wrong with single lines. The bill waits until the store has answered each. */
export const disputeBill = async (tx: Tx, side: BuyerSide, billId: Id, { lines }: DisputeBill): Promise<void> => {
  const bill = await lockBill(tx, side, billId);
  const ids = new Set(lines.map(({ lineId }) => lineId));
  const found = await readRows(tx, Line)`
    select l.id::text from bill_line l join bill_entry e on e.id = l.entry_id
    where l.bill_id = ${billId} and e.left_at is null and l.kind in ('order', 'freight') and l.id = any (${sql.param([...ids])}::bigint[])`;
  if (ids.size < lines.length || found.length < ids.size) throw refuse('bill.line_wrong');
  await moveBill(tx, billId, 'dispute', byOf(side), { reason: lines[0]?.words ?? '' });
  for (const { lineId, reason, should, words, urls, moveOut } of lines) {
    await attachUploads(tx, side, urls, { kind: 'store', storeId: bill.storeId, companyId: bill.companyId }, ['image', 'file']);
    await tx.execute(sql`
      insert into bill_dispute (bill_id, line_id, rev, reason, should_fen, words, urls, move_out, member_id)
      values (${billId}, ${lineId}, ${bill.rev}, ${reason}, ${should === null ? null : fromYuan(should)}::bigint, ${words}, ${JSON.stringify([...new Set(urls)])}::jsonb, ${moveOut}, ${side.memberId})`);
  }
  await tellBill(tx, 'seller', billId, 'disputed', { reason: lines[0]?.words ?? '' });
};
