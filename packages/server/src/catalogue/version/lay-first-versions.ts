import type { GoodsDraft } from '@mall/contract/catalogue/goods-draft.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';

/** What was never changed here has a first version, made of what is sold, so that the next one is held against something. */
export const layFirstVersions = async (tx: Tx, sold: readonly { goodsId: Id; fields: GoodsDraft }[]): Promise<void> => {
  await tx.execute(sql`
    insert into goods_version (goods_id, version, fields, decision, submitted_at, decided_at)
    select g.id, 1, o.fields, 'approved', g.updated_at, g.updated_at from jsonb_to_recordset(${JSON.stringify(sold)}::jsonb) as o ("goodsId" bigint, fields jsonb) join goods g on g.id = o."goodsId"
    where g.state <> 'draft' and not exists (select from goods_version v where v.goods_id = g.id)`);
};
