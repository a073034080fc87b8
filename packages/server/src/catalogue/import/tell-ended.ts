import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import { inTransaction } from '../../kernel/db.ts';
import type { House } from '../../kernel/house.ts';
import { tell } from '../../kernel/news.ts';
import { readRows } from '../../kernel/read-rows.ts';

const Ended = z.strictObject({
  importId: Id,
  memberIds: z.array(Id),
  name: z.string(),
  state: z.enum(['written', 'failed']),
  count: z.int(),
});

/**
 * Tells who sent a sheet, and who had it written, that it has ended. Apart from the work, which may be done in a thread that has no listeners; what a node
 * did not come to say, the next one says.
 */
export const tellEnded = ({ db }: Pick<House, 'db'>): Promise<void> =>
  inTransaction(db, async (tx) => {
    const ended = await readRows(tx, Ended)`
      update goods_import i set told_at = now()
      where i.id in (select o.id from goods_import o where o.state in ('written', 'failed') and o.told_at is null order by o.id limit 20 for update skip locked)
      returning i.id::text as "importId", to_json(array(select distinct o.id::text from unnest(array[i.member_id, i.written_by]) as o (id) where o.id is not null)) as "memberIds", i.file_name as name, i.state,
        coalesce((i.counts ->> 'fresh')::int + (i.counts ->> 'changed')::int + (i.counts ->> 'off')::int, 0) as count`;
    for (const { memberIds, ...said } of ended)
      await tell(tx, 'goods.import_ended', ...memberIds.map((memberId) => ({ ...said, memberId })));
  });
