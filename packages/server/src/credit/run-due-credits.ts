import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { readRows } from '../kernel/read-rows.ts';
import { runDue } from '../kernel/run-due.ts';
import { billsOverdue, overdueFen } from './credit-due.ts';
import { holdCredit } from './hold-credit.ts';
import { moveCredit } from './move-credit.ts';
import { releasePaid } from './release-paid.ts';
import { tellCredit } from './tell-credit.ts';

const Row = z.strictObject({ id: Id, step: z.enum(['expire', 'hold', 'release']) });
const by = { kind: 'system' } as const;

const steps: Readonly<Record<z.infer<typeof Row>['step'], (tx: Tx, id: Id) => Promise<void>>> = {
  expire: async (tx, id) => {
    await moveCredit(tx, id, 'expire', by, { also: sql`, hold_kind = null, reason = ''` });
    await tellCredit(tx, id, 'expire', '');
  },
  hold: (tx, id) => holdCredit(tx, by, id, { kind: 'overdue' }),
  release: releasePaid,
};

/** Puts quotas on hold of which something is overdue, lets those go where it was paid, and ends those whose last day is over. Gives how many. */
export const runDueCredits = ({ db, log }: Pick<House, 'db' | 'log'>): Promise<number> =>
  runDue(db, {
    take: async (tx, leave) => {
      const rows = await readRows(tx, Row)`
        select a.id::text, s.step from credit_account a cross join lateral (select case
          when a.valid_to < current_date then 'expire'
          when a.state = 'active' and (${billsOverdue} > 0 or ${overdueFen} > 0) then 'hold'
          when a.hold_kind = 'overdue' and ${billsOverdue} = 0 and ${overdueFen} = 0 then 'release' end as step) s
        where a.state in ('active', 'on_hold') and s.step is not null and a.id <> all (${sql.param([...leave])}::bigint[])
        order by a.id limit 1 for no key update of a skip locked`;
      return rows[0];
    },
    run: (tx, { id, step }) => steps[step](tx, id),
    failed: (error, accountId) => log.error({ err: error, accountId }, 'purchase quota not moved by itself'),
  });
