import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { readRows } from '../kernel/read-rows.ts';
import { Refusal } from '../kernel/refusal.ts';
import { runDue } from '../kernel/run-due.ts';
import { system } from '../kernel/side.ts';
import { waitsForMoney } from './bill-states.ts';
import { confirmBill } from './confirm-bill.ts';
import { issueBill } from './issue-bill.ts';
import { markOverdue } from './mark-overdue.ts';
import { periodOf } from './period-of.ts';
import { voidBill } from './void-bill.ts';

const Row = z.strictObject({
  id: Id,
  step: z.enum(['issue', 'void', 'confirm', 'overdue']),
  toDay: z.string(),
  billingDay: z.number(),
});
type Row = z.infer<typeof Row>;

const dayAfter = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** On which nothing is owed waits for the next period that has no bill yet. */
const roll = async (tx: Tx, { id, toDay, billingDay }: Row): Promise<void> => {
  let to = toDay;
  for (let period = 0; period < 24; period += 1) {
    to = periodOf(dayAfter(to), billingDay).to;
    const { rowCount } = await tx.execute(sql`
      update bill b set to_day = ${to}::date, issue_at = (${to}::date + 1)::timestamptz + interval '10 minutes'
      where id = ${id} and state = 'open' and ${to}::date >= current_date and not exists (select from bill o where o.company_id = b.company_id and o.store_id = b.store_id
        and o.department_id is not distinct from b.department_id and o.to_day = ${to}::date and o.state = 'open' and o.kind = 'period' and o.issue_at is not null)`);
    if (rowCount === 1) return;
  }
  throw new Error(`no period is free for bill ${id}`);
};

const issue = async (tx: Tx, row: Row): Promise<void> => {
  await tx.execute(sql`savepoint issue`);
  try {
    await issueBill(tx, system, row.id);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'bill.nothing_owed') throw error;
    await tx.execute(sql`rollback to savepoint issue`);
    await roll(tx, row);
  }
};

const steps: Readonly<Record<Row['step'], (tx: Tx, row: Row) => Promise<void>>> = {
  issue,
  void: (tx, { id }) => voidBill(tx, system, id, ''),
  confirm: (tx, { id }) => confirmBill(tx, system, id),
  overdue: (tx, { id }) => markOverdue(tx, id),
};

/** So many are looked at to find one that no other node has taken. */
const looked = 20;

/**
 * Issues bills whose period is over, confirms those that a company lets be confirmed by silence, and marks those that should have been paid: a bill a transaction, so that
 * a month's end is done in slices and several nodes share it. A bill is taken by a lock beside it: its orders are locked before its row. Gives how many.
 */
export const runDueBills = ({ db, log }: Pick<House, 'db' | 'log'>): Promise<number> =>
  runDue(db, {
    take: async (tx, leave) => {
      const rows = await readRows(tx, Row)`
        with due as materialized (
          select b.id, case b.state when 'open' then case when exists (
                select from bill_line l left join bill_entry e on e.id = l.entry_id where l.bill_id = b.id and e.left_at is null) then 'issue' else 'void' end
              when 'to_confirm' then 'confirm' else 'overdue' end as step, b.to_day, coalesce(p.billing_day, 31)::int as billing_day
          from bill b left join bill_option p on p.company_id = b.company_id
          where b.id <> all (${sql.param([...leave])}::bigint[]) and ((b.state = 'open' and b.issue_at <= now())
            or (b.state = 'to_confirm' and b.confirm_by <= now() and p.auto_confirm) or (${waitsForMoney} and b.due_at <= now() and b.overdue_at is null))
          order by b.id limit ${looked})
        select id::text, step, to_day::text as "toDay", billing_day as "billingDay" from due where pg_try_advisory_xact_lock(hashtextextended('bill due ' || id, 0)) limit 1`;
      return rows[0];
    },
    run: (tx, row) => steps[row.step](tx, row),
    failed: (error, billId) => log.error({ err: error, billId }, 'bill not moved by itself'),
  });
