import type { Id } from '@mall/contract/kernel/fields.ts';
import { type ListLineFields, listMost } from '@mall/contract/procurement/list.rules.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { onShelf } from '../order/read-shelf.ts';

/** Puts specs on a list that is held; what stands there already gets the new quantity. Refuses a spec that is not on sale, unless it stands there already, and more lines than a list holds. */
export const putLines = async (tx: Tx, listId: Id, lines: readonly ListLineFields[]): Promise<void> => {
  if (lines.length > 0) {
    const rows = lines.map(({ specId, num, remark }) => ({ spec_id: specId, num, remark }));
    const { rowCount } = await tx.execute(sql`
      insert into procurement_list_line (list_id, spec_id, num, remark, spec_name)
      select ${listId}, s.id, given.num, coalesce(given.remark, ln.remark, ''), coalesce(ln.spec_name, left(s.name, 400))
      from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (spec_id bigint, num int, remark text)) with ordinality as given (spec_id, num, remark, at) join spec s on s.id = given.spec_id
        join goods g on g.id = s.goods_id join store t on t.id = g.store_id left join procurement_list_line ln on ln.list_id = ${listId} and ln.spec_id = s.id
      where ln.spec_id is not null or (${onShelf.onSale}) order by given.at
      on conflict (list_id, spec_id) do update set num = excluded.num, remark = excluded.remark`);
    if (rowCount !== lines.length) throw refuse('list.spec_unknown');
  }
  const [held] = await readRows(tx, TotalRow)`select count(*)::int as total from procurement_list_line where list_id = ${listId}`;
  if (held && held.total > listMost.lines) throw refuse('list.lines_many');
  await tx.execute(sql`update procurement_list set updated_at = now() where id = ${listId}`);
};

/** Of one spec the last word counts. */
export const onceEach = (lines: readonly ListLineFields[]): ListLineFields[] => [
  ...new Map(lines.map((line) => [line.specId, line])).values(),
];
