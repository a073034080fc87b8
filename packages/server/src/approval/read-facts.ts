import type { OrderFacts } from '@mall/contract/approval/approval.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { sqlList } from '../kernel/sql-list.ts';

type Ordered = Omit<OrderFacts, 'classIds'> & { goodsIds: readonly Id[]; categoryIds?: readonly Id[] };

const ClassRow = z.strictObject({ id: Id });

/** An order as conditions see it: its goods lie in their classes, in all above them and in those that became part of these; of one that is only thought of the classes are named. */
export const readFacts = async (tx: Tx, { goodsIds, categoryIds = [], ...rest }: Ordered): Promise<OrderFacts> => {
  const classes = await readRows(tx, ClassRow)`
    with lies_in as (
      select c.id from goods g cross join lateral (values (g.first_gc_id), (g.second_gc_id), (g.gc_id)) c(id) where g.id = any (${sqlList(goodsIds)})
      union select unnest(string_to_array(path, '/'))::bigint from goods_class where id = any (${sqlList(categoryIds)}))
    select id::text from lies_in union select id::text from goods_class where merged_into in (select id from lies_in)`;
  return { ...rest, classIds: classes.map(({ id }) => id) };
};
