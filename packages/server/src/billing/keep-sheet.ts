import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import { cleanFileName } from '../content/clean-file-name.ts';
import type { Tx } from '../kernel/db.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { requireSight } from './lines.queries.ts';
import type { OwnRow } from './read-own-sheet.ts';

/** What the company has in its own books for a bill; null: nothing, it is compared with what was received. */
export const keepSheet = async (
  tx: Tx,
  side: BuyerSide,
  billId: Id,
  sheet: { name: string; rows: readonly OwnRow[] } | null,
): Promise<void> => {
  await requireSight(tx, side, billId);
  if (sheet === null) {
    await tx.execute(sql`delete from bill_sheet where bill_id = ${billId}`);
    return;
  }
  await tx.execute(sql`
    insert into bill_sheet (bill_id, name, rows, member_id) values (${billId}, ${cleanFileName(sheet.name)}, ${JSON.stringify(sheet.rows)}::jsonb, ${side.memberId})
    on conflict (bill_id) do update set name = excluded.name, rows = excluded.rows, member_id = excluded.member_id, at = now()`);
};
