import { taskStates } from '@mall/contract/approval/request.machine.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { type By, byOf, system } from '../kernel/side.ts';
import type { ApprovalTimes } from './approval-times.ts';
import { readApprovers } from './approvers.ts';
import { endRequest } from './end-request.ts';
import { type LockedRequest, requestersOf } from './lock-request.ts';
import { moveRequest } from './move-request.ts';
import { type NewTask, openTasks, tellHolders } from './open-tasks.ts';
import { namedIn } from './plan-approval.ts';
import { type ResolvedNode, resolveNode, taskKinds } from './resolve-nodes.ts';
import { settleTasks } from './settle-task.ts';

const Task = z.strictObject({ id: Id, memberId: Id.nullable(), kind: z.enum(taskKinds), state: z.enum(taskStates) });
type Task = z.infer<typeof Task>;

const tasksOf = (tx: Tx, requestId: Id, node: number): Promise<Task[]> =>
  readRows(tx, Task)`
    select id::text, member_id::text as "memberId", kind, state from approval_task where request_id = ${requestId} and node = ${node} order by seq, id`;

const isOpen = ({ state }: Task) => state === 'wait' || state === 'pending';

/** Since when it is at this node, and when it is reminded of and goes up by itself. */
const standAt = (tx: Tx, request: Pick<LockedRequest, 'id'>, at: number, node: ResolvedNode, times: ApprovalTimes) =>
  tx.execute(sql`
    update approval_request set node = ${at}, since = now(), escalated_at = null, stuck_at = null,
      remind_at = ${node.remind ? sql`now() + make_interval(hours => ${times.APPROVAL_REMIND_HOURS})` : null},
      escalate_at = ${node.escalate ? sql`now() + make_interval(hours => ${times.APPROVAL_ESCALATE_HOURS})` : null}
    where id = ${request.id}`);

/** Its holders have it anew: from where it was outside, or was looked after by others. */
export const reopenNode = async (tx: Tx, request: LockedRequest, times: ApprovalTimes): Promise<void> => {
  const at = request.node ?? 0;
  const node = request.nodes[at];
  if (!node) throw new Error('a request at a node that it has not');
  await standAt(tx, request, at, node, times);
  const tasks = await tasksOf(tx, request.id, at);
  await tellHolders(
    tx,
    { ...request, channel: 'local' },
    tasks.flatMap(({ state, memberId }) => (state === 'pending' && memberId !== null ? [memberId] : [])),
  );
};

/** Who can decide a node now, with those of them who agreed to the request before. */
const holdersOf = async (tx: Tx, request: LockedRequest, node: ResolvedNode): Promise<{ node: ResolvedNode; agreed: Id[] }> => {
  const approvers = await readApprovers(tx, { companyId: request.companyId, departmentId: request.departmentId, ...namedIn([node]) });
  const resolved = resolveNode(node, approvers, { requesterIds: requestersOf(request), amountFen: request.amountFen, selfLimitFen: -1 });
  const agreed = await readRows(tx, IdRow)`
    select distinct member_id::text as id from approval_task where request_id = ${request.id} and state = 'approved' and member_id = any (${sql.param(resolved.people)}::bigint[])`;
  return { node: resolved, agreed: agreed.map(({ id }) => id) };
};

/** Gives tasks of a node to people, of whom some agreed before: those are settled at once. */
const openAgreed = async (tx: Tx, request: LockedRequest, at: number, tasks: readonly NewTask[], agreed: readonly Id[]): Promise<void> => {
  await openTasks(tx, request, at, tasks);
  if (agreed.length > 0)
    await settleTasks(
      tx,
      sql`k.request_id = ${request.id} and k.node = ${at} and k.member_id = any (${sql.param([...agreed])}::bigint[])`,
      'settle',
    );
};

/** Opens the first node from `from` on at which somebody has to decide; behind the last the request is approved. */
export const openNode = async (tx: Tx, request: LockedRequest, from: number, by: By, times: ApprovalTimes): Promise<void> => {
  for (const [at, planned] of request.nodes.entries()) {
    if (at < from || planned.outcome === 'skipped') continue;
    if (planned.outcome === 'passed') {
      await moveRequest(tx, request.id, 'selfLimit', byOf(system), { noted: { node: sql`${at}::int` } });
      continue;
    }
    const { node, agreed } = await holdersOf(tx, request, planned);
    // Who agreed to the same document before is not asked once more.
    const done =
      node.kind === 'node' && (node.mode === 'any' ? agreed.length > 0 : agreed.length === node.people.length && agreed.length > 0);
    if (agreed.length > 0) await moveRequest(tx, request.id, 'samePerson', byOf(system), { noted: { node: sql`${at}::int` } });
    if (done) {
      await openAgreed(
        tx,
        request,
        at,
        agreed.map((memberId, seq) => ({ memberId, seq, kind: node.kind, state: 'wait' })),
        agreed,
      );
      continue;
    }
    const first = node.people.find((id) => !agreed.includes(id));
    const stateOf = (id: Id) => (agreed.includes(id) || (node.mode === 'seq' && id !== first) ? 'wait' : 'pending');
    await openAgreed(
      tx,
      request,
      at,
      node.people.length > 0
        ? node.people.map((memberId, seq) => ({ memberId, seq, kind: node.kind, state: stateOf(memberId) }))
        : [{ memberId: null, seq: 0, kind: 'administrator', state: 'pending' }],
      agreed,
    );
    await standAt(tx, request, at, node, times);
    return;
  }
  await endRequest(tx, request, 'pass', by);
};

/** The tasks of these people are theirs to do now. */
const giveTurn = async (tx: Tx, request: LockedRequest, tasks: readonly Task[]): Promise<void> => {
  await settleTasks(tx, sql`k.id = any (${sql.param(tasks.map(({ id }) => id))}::bigint[])`, 'turn');
  await tellHolders(
    tx,
    request,
    tasks.flatMap(({ memberId }) => memberId ?? []),
  );
};

/**
 * What follows when somebody has decided at the open node, or cannot any more. It is done when enough have agreed; otherwise it is the turn of who waits. It is
 * never done because nobody is left: then whoever administers the company has it.
 */
export const goOn = async (tx: Tx, request: LockedRequest, by: By, times: ApprovalTimes): Promise<void> => {
  const at = request.node ?? 0;
  const node = request.nodes[at];
  if (!node) throw new Error('a request at a node that it has not');
  const tasks = await tasksOf(tx, request.id, at);
  const named = tasks.filter(({ kind }) => kind !== 'added');
  const agreed = named.filter(({ state }) => state === 'approved');
  const above = agreed.some(({ kind }) => kind !== 'node');
  const enough = agreed.length > 0 && (above || node.mode === 'any' || !named.some(isOpen));
  if (enough) await settleTasks(tx, sql`k.request_id = ${request.id} and k.node = ${at} and k.kind <> 'added'`, 'cancel');
  const still = tasks.filter((task) => isOpen(task) && (!enough || task.kind === 'added'));
  if (enough && still.length === 0) return openNode(tx, request, at + 1, by, times);
  const waiting = still.filter(({ state }) => state === 'wait');
  // Who asked others first has his turn again when they have said what they think, whoever else of the node has it besides.
  const isAnswered = node.mode !== 'seq' && !still.some(({ kind }) => kind === 'added');
  if (isAnswered && waiting.length > 0) return giveTurn(tx, request, waiting);
  if (still.some(({ state }) => state === 'pending')) return;
  // Who was asked last says first what he thinks, and then who asked him.
  const asked = still.filter(({ kind }) => kind === 'added').slice(-1);
  const next = asked.length > 0 ? asked : node.mode === 'seq' ? still.slice(0, 1) : still;
  if (next.length > 0) return giveTurn(tx, request, next);
  await handToAdministrators(tx, request, at);
};

/** Those who run the company's accounts, but nobody who asked for it; without one nobody has it, and the mall sees it. */
export const handToAdministrators = async (tx: Tx, request: LockedRequest, at: number, gone?: Id): Promise<Id[]> => {
  const { administrators } = await readApprovers(tx, { companyId: request.companyId, departmentId: null, memberIds: [], roleIds: [] });
  const people = administrators.filter((id) => id !== gone && !requestersOf(request).includes(id));
  await openTasks(
    tx,
    request,
    at,
    people.length > 0
      ? people.map((memberId, seq) => ({ memberId, seq: 1000 + seq, kind: 'administrator', state: 'pending' }))
      : [{ memberId: null, seq: 1000, kind: 'administrator', state: 'pending' }],
  );
  return people;
};
