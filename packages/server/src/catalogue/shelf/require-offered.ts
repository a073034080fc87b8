import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';

const Bare = z.strictObject({ name: z.string() });

/** Goods on the shelf have a spec that can be bought. */
export const requireOffered = async (tx: Tx, goodsIds: readonly Id[]): Promise<void> => {
  const [bare] = await readRows(tx, Bare)`
    select g.name from goods g where g.id = any (${sql.param(goodsIds)}::bigint[]) and g.state = 'on'
      and not exists (select from spec p where p.goods_id = g.id and p.state = 'on') limit 1`;
  if (bare) throw refuse('goods.none_offered', bare);
};
