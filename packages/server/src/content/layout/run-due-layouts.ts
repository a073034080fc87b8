import { sql } from 'drizzle-orm';
import type { House } from '../../kernel/house.ts';
import { IdRow, readRows } from '../../kernel/read-rows.ts';
import { runDue } from '../../kernel/run-due.ts';
import { layDueLayout } from './lay-due-layout.ts';

/** Makes versions live whose moment has come, the earliest first. */
export const runDueLayouts = ({ db, log }: Pick<House, 'db' | 'log'>): Promise<number> =>
  runDue(db, {
    take: async (tx, leave) => {
      const [row] = await readRows(tx, IdRow)`
        select id::text from layout_version where state = 'scheduled' and due_at <= now() ${leave.length > 0 ? sql`and id not in ${[...leave]}` : sql``}
        order by due_at, version limit 1 for no key update skip locked`;
      return row;
    },
    run: (tx, { id }) => layDueLayout(tx, id),
    failed: (error, id) => log.warn({ err: error, part: 'content', id }, 'a scheduled layout could not be made live'),
  });
