import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { readRows } from '../kernel/read-rows.ts';
import { runDue } from '../kernel/run-due.ts';
import { byOf, system } from '../kernel/side.ts';
import type { ApprovalTimes } from './approval-times.ts';
import { endRequest } from './end-request.ts';
import { escalateRequest } from './escalate-request.ts';
import { lockRequest } from './lock-request.ts';
import { lost, passOn } from './pass-on-tasks.ts';
import { remindHolders } from './remind-request.ts';

const Due = z.strictObject({ id: Id, what: z.enum(['end', 'escalate', 'remind', 'passOn']) });
type Due = z.infer<typeof Due>;

/** What happens to a request when nobody did anything in time. */
const runStep = async (tx: Tx, { id, what }: Due, times: ApprovalTimes): Promise<void> => {
  const request = await lockRequest(tx, id);
  if (what === 'end')
    // The event says why, in the reader's language: no words are kept.
    return endRequest(tx, request, request.state === 'running' ? 'expire' : 'lapse', byOf(system));
  if (what === 'escalate') return escalateRequest(tx, request, times);
  if (what === 'remind') return remindHolders(tx, request, byOf(system), sql`, remind_at = null`);
  return passOn(tx, request, times);
};

// The trade is held, as by everybody who moves a request; a request that another node works at is left to it.
const take = async (tx: Tx, leave: readonly Id[]): Promise<Due | undefined> => {
  const [row] = await readRows(tx, Due)`
    select d.id::text, d.what from (
      select id, trade_id, 'end' as what, due_at as at from approval_request where due_at <= now()
      union all select id, trade_id, 'escalate', escalate_at from approval_request where escalate_at <= now() and due_at > now() and channel = 'local'
      union all select id, trade_id, 'remind', remind_at from approval_request where remind_at <= now() and due_at > now() and channel = 'local') d
    join trade t on t.id = d.trade_id where d.id <> all (${sql.param([...leave])}::bigint[]) order by d.at, d.id limit 1 for no key update of t skip locked`;
  return row;
};

const takeLost = async (tx: Tx, leave: readonly Id[]): Promise<Due | undefined> => {
  const [row] = await readRows(tx, Due)`
    select r.id::text, 'passOn' as what from approval_request r join trade t on t.id = r.trade_id
    where r.state = 'running' and r.id <> all (${sql.param([...leave])}::bigint[])
      and exists (select from approval_task k where k.request_id = r.id and k.node = r.node and ${lost})
    order by r.id limit 1 for no key update of t skip locked`;
  return row;
};

/** Ends, escalates and reminds of what is due, one transaction each. Returns how many. */
export const runDueApprovals = ({ db, log, config }: Pick<House, 'db' | 'log' | 'config'>): Promise<number> =>
  runDue(db, {
    take,
    run: (tx, due) => runStep(tx, due, config),
    failed: (error, requestId) => log.error({ err: error, requestId }, 'request not moved by itself'),
  });

/** Hands on what people have who can no longer decide and of whom no news told: the mall shut them out, or a role of theirs was changed. */
export const passOnLost = ({ db, log, config }: Pick<House, 'db' | 'log' | 'config'>): Promise<number> =>
  runDue(db, {
    take: takeLost,
    run: (tx, due) => runStep(tx, due, config),
    failed: (error, requestId) => log.error({ err: error, requestId }, 'request not handed on'),
  });
