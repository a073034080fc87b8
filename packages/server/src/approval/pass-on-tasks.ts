import { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { administrators } from '../account/administrators.ts';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { byOf, system } from '../kernel/side.ts';
import type { ApprovalTimes } from './approval-times.ts';
import { mayApprove, readApprovers } from './approvers.ts';
import { goOn, handToAdministrators } from './go-on.ts';
import { type LockedRequest, lockRequest, requestersOf } from './lock-request.ts';
import { moveRequest } from './move-request.ts';
import { openTasks } from './open-tasks.ts';
import { taskKinds } from './resolve-nodes.ts';
import { settleTasks } from './settle-task.ts';

/** Tasks `k` that nobody has, where an administrator has come since who did not ask for it himself. */
const unheld: SQL = sql`
  (k.member_id is null and k.kind = 'administrator' and exists (select from member m
    where ${administrators(sql`r.company_id`)} and ${mayApprove(sql`r.company_id`)} and m.id <> r.member_id and m.id is distinct from r.placed_by))`;

/** Open tasks `k` of requests `r` whose holder cannot decide: disabled, gone, without the right, or the requester himself; and those without one that somebody could have now. */
export const lost: SQL = sql`
  k.state in ('wait', 'pending') and r.state = 'running' and (${unheld} or k.member_id is not null and (k.member_id in (r.member_id, r.placed_by)
    or not exists (select from member m where m.id = k.member_id and ${mayApprove(sql`r.company_id`)})))`;

const heldByLeaver = (leaverId: Id | undefined): SQL =>
  sql`(k.member_id = ${leaverId ?? null}::bigint and k.state in ('wait', 'pending') and r.state = 'running')`;

const Gone = z.strictObject({ id: Id, kind: z.enum(taskKinds), seq: z.int(), fromId: Id.nullable() });
type Gone = z.infer<typeof Gone>;
const Open = z.strictObject({ open: z.int() });

/** A voice that is wanted besides others goes back to who asked for it, or to whoever runs the company's accounts: dropped, the request would pass by that going. */
const handBack = async (tx: Tx, request: LockedRequest, at: number, { seq, kind, fromId }: Gone, leaverId?: Id): Promise<void> => {
  const { administrators: running } = await readApprovers(tx, {
    companyId: request.companyId,
    departmentId: null,
    memberIds: [],
    roleIds: [],
  });
  const not = [...requestersOf(request), ...(leaverId ? [leaverId] : [])];
  const [next] = await readRows(tx, IdRow)`
    select m.id::text from unnest(${sql.param([fromId, ...running])}::bigint[]) with ordinality as a (id, nth) join member m on m.id = a.id
    where ${mayApprove(sql`${request.companyId}`)} and m.id <> all (${sql.param(not)}::bigint[])
      and not exists (select from approval_task k where k.request_id = ${request.id} and k.node = ${at} and k.member_id = m.id
        and (k.state in ('wait', 'pending') or ${kind === 'node'} and k.state = 'approved'))
    order by a.nth limit 1`;
  // Nobody else could say it: the others of the node decide.
  if (!next && kind === 'node') return;
  await openTasks(tx, request, at, [{ memberId: next?.id ?? null, seq, kind, state: 'pending' }]);
};

/** What such people had, and whoever is about to go, goes on to the next of the node, or to the administrators; it never passes by that. */
export const passOn = async (tx: Tx, request: LockedRequest, times: ApprovalTimes, leaverId?: Id): Promise<void> => {
  if (request.state !== 'running') return;
  const gone = await readRows(tx, Gone)`
    select k.id::text, k.kind, k.seq, k.from_member_id::text as "fromId" from approval_task k join approval_request r on r.id = k.request_id where r.id = ${request.id} and k.node = r.node and (${lost} or ${heldByLeaver(leaverId)})`;
  if (gone.length === 0) return;
  await settleTasks(tx, sql`k.id = any (${sql.param(gone.map(({ id }) => id))}::bigint[])`, 'passOn');
  for (const { id } of gone)
    await moveRequest(tx, request.id, 'passOn', byOf(system), {
      noted: { node: sql`${request.node}::int`, task_id: sql`${id}::bigint` },
      also: sql`, since = now()`,
    });
  const at = request.node ?? 0;
  // Where all have to agree nobody's place is left empty, whatever the others have said or have yet to say.
  const isAll = request.nodes[at]?.mode === 'all';
  for (const task of gone.filter(({ kind }) => kind === 'added' || (isAll && kind === 'node')))
    await handBack(tx, request, at, task, leaverId);
  const [left] = await readRows(tx, Open)`
    select count(*)::int as open from approval_task where request_id = ${request.id} and node = ${at} and state in ('wait', 'pending')`;
  if ((left?.open ?? 0) === 0) await handToAdministrators(tx, request, at, leaverId);
  else await goOn(tx, request, byOf(system), times);
};

const bound = 1000;

/** Everything that somebody had to decide and no longer can; `leaving`: he still could, and is about to go. */
export const passOnTasks = async (tx: Tx, memberId: Id, times: ApprovalTimes, leaving = false): Promise<void> => {
  const leaverId = leaving ? memberId : undefined;
  const requests = await readRows(tx, IdRow)`
    select r.id::text from approval_task k join approval_request r on r.id = k.request_id
    where k.member_id = ${memberId} and (${lost} or ${heldByLeaver(leaverId)}) group by r.id order by r.id limit ${bound}`;
  for (const { id } of requests) await passOn(tx, await lockRequest(tx, id), times, leaverId);
};
