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

// The trade or the contract is held, as by everybody who moves a request; a request that another node works at is left to it.
const documents = [
  { held: sql.raw('trade'), column: sql.raw('trade_id') },
  { held: sql.raw('agreement'), column: sql.raw('agreement_id') },
];
type Taking = (tx: Tx, leave: readonly Id[], of: (typeof documents)[number]) => Promise<Due[]>;

/** What is due of orders first, then of contracts. */
const first =
  (taking: Taking) =>
  async (tx: Tx, leave: readonly Id[]): Promise<Due | undefined> => {
    for (const of of documents) {
      const [due] = await taking(tx, leave, of);
      if (due) return due;
    }
    return undefined;
  };

const take = first(
  (tx, leave, { held, column }) => readRows(tx, Due)`
    select d.id::text, d.what from (
      select id, ${column} as document_id, 'end' as what, due_at as at from approval_request where due_at <= now()
      union all select id, ${column}, 'escalate', escalate_at from approval_request where escalate_at <= now() and due_at > now() and channel = 'local'
      union all select id, ${column}, 'remind', remind_at from approval_request where remind_at <= now() and due_at > now() and channel = 'local') d
    join ${held} t on t.id = d.document_id where d.id <> all (${sql.param([...leave])}::bigint[]) order by d.at, d.id limit 1 for no key update of t skip locked`,
);

const takeLost = first(
  (tx, leave, { held, column }) => readRows(tx, Due)`
    select r.id::text, 'passOn' as what from approval_request r join ${held} t on t.id = r.${column}
    where r.state = 'running' and r.id <> all (${sql.param([...leave])}::bigint[])
      and exists (select from approval_task k where k.request_id = r.id and k.node = r.node and ${lost})
    order by r.id limit 1 for no key update of t skip locked`,
);

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
