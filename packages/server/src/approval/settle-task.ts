import { type TaskEvent, taskMachine } from '@mall/contract/approval/request.machine.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';

type Said = { reason?: string; actedBy?: Id | undefined };

/** The only writer of the state of tasks: those of `where` (on `approval_task k`) that are where the event begins. Gives which. */
export const settleTasks = async (tx: Tx, where: SQL, event: TaskEvent, { reason = '', actedBy }: Said = {}): Promise<Id[]> => {
  const { from, to } = taskMachine.moves[event];
  const rows = await readRows(tx, IdRow)`
    update approval_task k set state = ${to}, done_at = ${taskMachine.open.some((state) => state === to) ? sql`null` : sql`now()`}, acted_by = ${actedBy ?? null}::bigint,
      reason = ${reason}, since = case ${to} when 'pending' then now() when 'approved' then coalesce(k.since, now()) else k.since end
    where ${where} and k.state = any (${sql.param([...from])}::text[]) returning k.id::text`;
  return rows.map(({ id }) => id);
};
