import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { dropGroupPrice } from '../../catalogue/set-group-price.ts';
import type { House } from '../../kernel/house.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { runDue } from '../../kernel/run-due.ts';
import { byOf, system } from '../../kernel/side.ts';
import { moveGroup } from './move-group.ts';

const Row = z.strictObject({ id: Id, begins: z.boolean(), enough: z.boolean() });

/**
 * Group buys begin and end by the clock. At the end those who are just paying are waited for, two minutes at most: their orders have no longer to pay than the
 * group runs, and the bank is asked about each. Settling its orders is another's work, one by one.
 */
export const runDueGroups = (house: Pick<House, 'db' | 'log'>): Promise<number> =>
  runDue(house.db, {
    take: async (tx, leave) => {
      const [row] = await readRows(tx, Row)`
        select g.id::text, g.state = 'new' as begins, g.buyers >= g.least_buyers as enough from group_buy g join activity a on a.id = g.id
        where g.id <> all (${sql.param([...leave])}::bigint[]) and (g.state = 'new' and a.starts_at <= now() or g.state = 'running' and a.ends_at <= now()
          and (a.ends_at <= now() - interval '2 minutes' or not exists (select from shop_order o where o.group_id = g.id and o.state = 'wait_pay')))
        order by a.ends_at, g.id limit 1 for no key update of g skip locked`;
      return row;
    },
    run: async (tx, { id, begins, enough }) => {
      await moveGroup(tx, id, begins ? 'begin' : enough ? 'succeed' : 'fail', byOf(system));
      if (!begins) await dropGroupPrice(tx, id);
    },
    failed: (error, id) => house.log.error({ err: error, groupId: id }, 'group buy not moved'),
  });
