import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { cleanFileName } from '../content/clean-file-name.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { requireSight } from './lines.queries.ts';
import { type LineToMatch, matchOwnRows } from './match-own-rows.ts';
import type { OwnSheet } from './read-own-sheet.ts';

const Line = z.strictObject({
  id: Id,
  orderSn: z.string(),
  aftersaleSn: z.string(),
  adjust: z.boolean(),
  codes: z.array(z.string()),
  name: z.string(),
  specName: z.string(),
  num: z.number(),
  fen: z.number(),
});

/** What stands on a bill, with every code that its goods have: the store's, and those that the company taught the mall. */
const linesToMatch = (tx: Tx, billId: Id): Promise<LineToMatch[]> => readRows(tx, Line)`
  select l.id::text, o.order_sn as "orderSn", coalesce(a.aftersale_sn, '') as "aftersaleSn", l.kind = 'adjust' as adjust, l.name, l.spec_name as "specName", l.num, l.amount_fen::float8 as fen,
    coalesce((select json_agg(n.code) from (select ol.item_number as code union all select m.code from material_code m where m.spec_id = ol.spec_id and m.company_id = b.company_id) n where n.code <> ''), '[]') as codes
  from bill b join bill_line l on l.bill_id = b.id join shop_order o on o.id = l.order_id left join order_line ol on ol.id = l.order_line_id left join after_sale a on a.id = l.after_sale_id
    left join bill_entry e on e.id = l.entry_id where b.id = ${billId} and e.left_at is null order by l.id`;

/** What the company has in its own books for a bill; null: nothing, it is compared with what was received. */
export const keepSheet = async (tx: Tx, side: BuyerSide, billId: Id, sheet: (OwnSheet & { name: string }) | null): Promise<void> => {
  await requireSight(tx, side, billId);
  if (sheet === null) {
    await tx.execute(sql`delete from bill_sheet where bill_id = ${billId}`);
    return;
  }
  const rows = matchOwnRows(await linesToMatch(tx, billId), sheet.rows);
  await tx.execute(sql`
    insert into bill_sheet (bill_id, name, rows, columns, member_id) values (${billId}, ${cleanFileName(sheet.name)}, ${JSON.stringify(rows)}::jsonb, ${JSON.stringify(sheet.columns)}::jsonb, ${side.memberId})
    on conflict (bill_id) do update set name = excluded.name, rows = excluded.rows, columns = excluded.columns, member_id = excluded.member_id, at = now()`);
};
