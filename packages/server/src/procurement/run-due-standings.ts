import { sql } from 'drizzle-orm';
import type { House } from '../kernel/house.ts';
import { readRows } from '../kernel/read-rows.ts';
import { runDue } from '../kernel/run-due.ts';
import { DueStanding, runStanding } from './run-standing.ts';

/** Standing orders whose day has come, one transaction each. Returns how many. */
export const runDueStandings = ({ db, config, log }: Pick<House, 'db' | 'config' | 'log'>): Promise<number> =>
  runDue(db, {
    take: async (tx, leave) => {
      const [row] = await readRows(tx, DueStanding)`
        select id::text, company_id::text as "companyId", member_id::text as "memberId", list_id::text as "listId", address_id::text as "addressId", project_id::text as "projectId", name,
          pay_mode as "payMode", period, day, next_on::text as "dueOn", current_date::text as today
        from standing_order where state = 'active' and next_on <= current_date and id <> all (${sql.param([...leave])}::bigint[])
        order by next_on, id limit 1 for no key update skip locked`;
      return row;
    },
    run: (tx, row) => runStanding(tx, row, config),
    failed: (error, standingId) => log.error({ err: error, standingId }, 'standing order not run'),
  });
