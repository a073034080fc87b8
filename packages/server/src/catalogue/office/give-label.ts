import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import { IdRow, readRows } from '../../kernel/read-rows.ts';
import { findNumberedGoods } from './find-numbered-goods.ts';

/** Goods carry a label from now on, all that are named or none; a trigger tells the search. */
export const giveLabel = async (tx: Tx, labelId: Id, numbers: readonly string[]): Promise<{ changed: number; unknown: string[] }> => {
  const { goodsIds, unknown } = await findNumberedGoods(tx, labelId, numbers);
  if (unknown.length > 0) return { changed: 0, unknown };
  const given = await readRows(tx, IdRow)`
    insert into goods_label (goods_id, label_id) select o.id, ${labelId}::bigint from unnest(${sql.param(goodsIds)}::bigint[]) as o (id)
    on conflict do nothing returning goods_id::text as id`;
  return { changed: given.length, unknown };
};
