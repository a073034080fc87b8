import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import { IdRow, readRows } from '../../kernel/read-rows.ts';
import { findNumberedGoods } from './find-numbered-goods.ts';

/** Goods carry a label no longer, none of those that are named or all. */
export const takeLabel = async (tx: Tx, labelId: Id, numbers: readonly string[]): Promise<{ changed: number; unknown: string[] }> => {
  const { goodsIds, unknown } = await findNumberedGoods(tx, labelId, numbers);
  if (unknown.length > 0) return { changed: 0, unknown };
  const taken = await readRows(tx, IdRow)`
    delete from goods_label where label_id = ${labelId} and goods_id = any (${sql.param(goodsIds)}::bigint[]) returning goods_id::text as id`;
  return { changed: taken.length, unknown };
};
