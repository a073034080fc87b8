import { GoodsDraft } from '@mall/contract/catalogue/goods-draft.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { type StoreSight, within } from '../../kernel/side.ts';
import { timeText } from '../../kernel/time-text.ts';

const Row = z.strictObject({
  draftId: Id,
  goodsId: Id.nullable(),
  revision: z.int(),
  fields: GoodsDraft,
  saveDate: z.string(),
  savedBy: z.string(),
});
export type DraftRow = z.infer<typeof Row>;

const columns = sql`d.id::text as "draftId", d.goods_id::text as "goodsId", d.revision, d.fields, ${timeText(sql`d.saved_at`)} as "saveDate", m.member_name as "savedBy"`;

export const requireDraft = async (tx: Tx, side: StoreSight, id: Id): Promise<DraftRow> => {
  const [row] = await readRows(
    tx,
    Row,
  )`select ${columns} from goods_draft d join member m on m.id = d.member_id where d.id = ${id} and ${within(side, 'd')}`;
  if (!row) throw refuse('goods.draft_missing');
  return row;
};

/** The draft is held until the end, and is the one that was looked at: who comes with an older one is told whose is newer. */
export const lockDraft = async (tx: Tx, side: StoreSight, id: Id, revision?: number): Promise<DraftRow> => {
  const [row] = await readRows(tx, Row)`
    select ${columns} from goods_draft d join member m on m.id = d.member_id where d.id = ${id} and ${within(side, 'd')} for update of d`;
  if (!row) throw refuse('goods.draft_missing');
  if (revision !== undefined && revision !== row.revision) {
    const { savedBy, saveDate } = row;
    throw refuse('goods.draft_older', { name: savedBy, time: saveDate.slice(11, 16) }, { revision: row.revision, saveDate, savedBy });
  }
  return row;
};
