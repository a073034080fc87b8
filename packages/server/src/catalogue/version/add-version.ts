import type { GoodsDraft } from '@mall/contract/catalogue/goods-draft.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import { IdRow, readRows } from '../../kernel/read-rows.ts';

type Added = { version: number; memberId: Id; fields: GoodsDraft; changes: number; decidedBy?: Id };

/** Writes down what was handed in; or, with who decided it, the part of the version before that was approved: handed in when that was, and decided with it. */
export const addVersion = async (tx: Tx, goodsId: Id, { version, memberId, fields, changes, decidedBy }: Added): Promise<Id> => {
  const decided =
    decidedBy === undefined
      ? sql`now(), null, null, null`
      : sql`(select submitted_at from goods_version where goods_id = ${goodsId} and version = ${version - 1}), 'approved', now(), ${decidedBy}::bigint`;
  const [row] = await readRows(tx, IdRow)`
    insert into goods_version (goods_id, version, member_id, fields, changes, submitted_at, decision, decided_at, decided_by)
    values (${goodsId}, ${version}, ${memberId}, ${JSON.stringify(fields)}::jsonb, ${changes}, ${decided}) returning id::text`;
  return (row as { id: Id }).id;
};
