import type { RequestState } from '@mall/contract/approval/request.machine.ts';
import { type ApprovalTrace, RequestStep, type TraceNode, TraceTask } from '@mall/contract/approval/request-trace.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { timeText } from '../kernel/time-text.ts';
import { ResolvedNode } from './resolve-nodes.ts';
import { StandingRow, standingColumns, standingOf } from './standing.queries.ts';

const TaskRow = TraceTask.omit({ since: true, doneDate: true }).extend({
  node: z.int(),
  since: z.string().nullable(),
  doneDate: z.string().nullable(),
});
type TaskRow = z.infer<typeof TaskRow>;

const PersonRow = z.strictObject({ id: Id, name: z.string() });

const taskOf = ({ node: _node, since, doneDate, ...task }: TaskRow): z.infer<typeof TraceTask> => ({
  ...task,
  ...(since !== null && { since }),
  ...(doneDate !== null && { doneDate }),
});

type About = { requestId: Id; state: RequestState; at: number | null; nodes: readonly ResolvedNode[] };

const stateOf = (node: ResolvedNode, nth: number, { state, at }: About, all: readonly TaskRow[]): TraceNode['state'] => {
  if (node.outcome === 'skipped') return 'skipped';
  if (at === nth) return 'open';
  if (at !== null) return nth < at ? 'done' : 'wait';
  if (state === 'approved' || node.outcome === 'passed') return 'done';
  if (all.some((task) => task.node > nth)) return 'done';
  const tasks = all.filter((task) => task.node === nth);
  // Where one is not enough, whoever had not decided when it ended was not spared by a colleague.
  const undone = new Set<string>(['rejected', 'returned', ...(node.mode === 'any' ? [] : ['cancelled'])]);
  return tasks.some((task) => task.state === 'approved') && !tasks.some((task) => undone.has(task.state)) ? 'done' : 'cancelled';
};

/** Every node with who has or had it; of those to come, whom they would come to. */
export const readNodes = async (tx: Tx, about: About): Promise<TraceNode[]> => {
  const tasks = await readRows(tx, TaskRow)`
    select k.node, k.member_id::text as "memberId", coalesce(m.member_name, '') as name, k.state, k.kind, coalesce(a.member_name, '') as "actedBy",
      ${timeText(sql`k.since`)} as since, ${timeText(sql`k.done_at`)} as "doneDate", k.reason
    from approval_task k left join member m on m.id = k.member_id left join member a on a.id = k.acted_by where k.request_id = ${about.requestId} order by k.node, k.seq, k.id`;
  const planned = [...new Set(about.nodes.flatMap(({ people }) => people))];
  const people = await readRows(
    tx,
    PersonRow,
  )`select id::text, member_name as name from member where id = any (${sql.param(planned)}::bigint[])`;
  const names = new Map(people.map(({ id, name }) => [id, name]));
  let applying = 0;
  return about.nodes.map((node, nth) => {
    const own = tasks.filter((task) => task.node === nth);
    const state = stateOf(node, nth, about, tasks);
    if (state !== 'skipped') applying += 1;
    const later = (): z.infer<typeof TraceTask>[] =>
      node.people.map((id) => ({ memberId: id, name: names.get(id) ?? '', state: 'wait', kind: node.kind, actedBy: '', reason: '' }));
    return {
      node: state === 'skipped' ? 0 : applying,
      name: node.name,
      mode: node.mode,
      state,
      tasks: own.length === 0 && state === 'wait' ? later() : own.map(taskOf),
    };
  });
};

/** What happened, latest first, with what happened to the requests that this one replaces. */
export const readSteps = (tx: Tx, requestId: Id): Promise<RequestStep[]> =>
  readRows(tx, RequestStep)`
    with recursive chain as (
      select id, previous_id, 0 as depth from approval_request where id = ${requestId}
      union all select r.id, r.previous_id, chain.depth + 1 from approval_request r join chain on r.id = chain.previous_id where chain.depth < 20)
    select e.event, e.by_kind as "byKind", case when e.by_kind = 'buyer' then coalesce(m.member_name, '') else '' end as "byName",
      coalesce(t.member_name, '') as "toName", e.reason, coalesce(e.changes, '[]'::jsonb) as changes, ${timeText(sql`e.at`)} as at
    from chain join approval_event e on e.request_id = chain.id left join member m on m.id = e.by_member_id left join member t on t.id = e.to_member_id
    order by e.at desc, chain.id desc, e.seq desc limit 200`;

const TraceRow = StandingRow.extend({
  requestNo: z.string(),
  processName: z.string(),
  version: z.int(),
  at: z.int().nullable(),
  nodes: z.array(ResolvedNode),
});

/** The way of the latest request of a trade or of a contract; nothing where none was asked. Who sees that sees it. */
export const findTrace = async (
  tx: Tx,
  of: { tradeId: Id } | { contractId: Id },
  memberId: Id | undefined,
): Promise<ApprovalTrace | undefined> => {
  const [row] = await readRows(tx, TraceRow)`
    select ${standingColumns(memberId)}, r.request_no as "requestNo", r.process_name as "processName", r.version, r.node as at, r.nodes
    from approval_request r where ${'tradeId' in of ? sql`r.trade_id = ${of.tradeId}` : sql`r.agreement_id = ${of.contractId}`} order by r.id desc limit 1`;
  if (!row) return undefined;
  const { requestNo, processName, version, at, nodes, ...standing } = row;
  const about = { requestId: row.requestId, state: row.state, at, nodes };
  return {
    ...standingOf(standing),
    requestNo,
    processName,
    version,
    nodes: await readNodes(tx, about),
    steps: await readSteps(tx, row.requestId),
  };
};
