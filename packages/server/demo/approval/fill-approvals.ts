import type { ApprovalNode, Entry } from '@mall/contract/approval/approval.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { documentHash } from '../../src/approval/document-hash.ts';
import type { FittingProcess } from '../../src/approval/list-fitting.ts';
import { planNodes } from '../../src/approval/plan-approval.ts';
import { readFacts } from '../../src/approval/read-facts.ts';
import type { ResolvedNode } from '../../src/approval/resolve-nodes.ts';
import { type Tx, txOn } from '../../src/kernel/db.ts';
import { IdRow, readRows } from '../../src/kernel/read-rows.ts';
import { leadingCompany } from '../company/fill-companies.ts';
import { type AskedTrade, agreedFirst, agreedNodes, type Step, stepsOf, type Task, tasksOf } from './plan-request.ts';

const always: Entry = { match: 'all', conditions: [] };
const node = (name: string, by: ApprovalNode['by'], over: Partial<ApprovalNode> = {}): ApprovalNode => ({
  name,
  mode: 'any',
  by,
  match: 'all',
  conditions: [],
  ifRequester: 'head',
  remind: true,
  escalate: true,
  ...over,
});
const over = (value: string): ApprovalNode['conditions'] => [{ field: 'amount', op: 'gt', value }];

type Place = { ids: ReadonlyMap<string, Id>; supply: Id };

/** One of the department that buys most, with three nodes, and the company's own for everybody else. */
const processesOf = ({ ids, supply }: Place): FittingProcess[] => {
  const people = (...mobiles: string[]): ApprovalNode['by'] => ({
    kind: 'people',
    memberIds: mobiles.flatMap((mobile) => ids.get(mobile) ?? []),
  });
  return [
    {
      id: '1',
      departmentId: supply,
      departmentName: '物资供应部',
      name: '物资供应部请购审批',
      version: 1,
      ...always,
      nodes: [
        node('部门负责人', { kind: 'head' }),
        node('分管领导', people('13800000002'), { conditions: over('200000.00') }),
        node('财务复核', people('13800000005', '19900000009'), {
          match: 'any',
          conditions: [...over('10000.00'), { field: 'payMode', op: 'in', modes: ['credit'] }],
        }),
      ],
    },
    {
      id: '2',
      departmentId: null,
      departmentName: '',
      name: '公司默认请购审批',
      version: 1,
      ...always,
      nodes: [
        node('归口审批', people('13800000004', '19900000009'), { conditions: over('20000.00') }),
        node('企业管理员', people('13800000002'), { conditions: over('100000.00') }),
      ],
    },
  ];
};

const saveProcesses = async (client: pg.PoolClient, processes: readonly FittingProcess[], adminId: Id): Promise<void> => {
  for (const { id, departmentId, name, nodes, match, conditions } of processes) {
    await client.query(
      `insert into approval_process (id, company_id, department_id, name, state, version, member_id, created_at, updated_at)
       values ($1, $2, $3, $4, 'enabled', 1, $5, now() - interval '60 days', now() - interval '59 days')`,
      [id, leadingCompany, departmentId, name, adminId],
    );
    await client.query(
      `insert into approval_version (process_id, version, entry, nodes, member_id, created_at) values ($1, 1, $2, $3, $4, now() - interval '60 days')`,
      [id, JSON.stringify({ match, conditions }), JSON.stringify(nodes), adminId],
    );
    await client.query(
      `insert into approval_process_event (process_id, seq, event, from_state, to_state, by_kind, by_member_id, version, at) values
       ($1, 1, 'save', null, 'draft', 'buyer', $2, 1, now() - interval '60 days'), ($1, 2, 'enable', 'draft', 'enabled', 'buyer', $2, 1, now() - interval '59 days')`,
      [id, adminId],
    );
  }
  await client.query(`select setval(pg_get_serial_sequence('approval_process', 'id'), 2)`);
};

const readAsked = async (client: pg.PoolClient): Promise<AskedTrade[]> =>
  (
    await client.query<AskedTrade>(
      `select t.id::text as "tradeId", o.member_id::text as "memberId", o.department_id::text as "departmentId", o.state, o.pay_mode as "payMode",
         (select sum(x.payable_fen)::float8 from shop_order x where x.trade_id = t.id) as "amountFen",
         array(select distinct l.goods_id::text from order_line l join shop_order x on x.id = l.order_id where x.trade_id = t.id) as "goodsIds",
         array(select x.store_id::text from shop_order x where x.trade_id = t.id) as "storeIds",
         (select l.spec_name from order_line l join shop_order x on x.id = l.order_id where x.trade_id = t.id order by l.pay_fen desc, l.id limit 1) as title,
         o.created_at as placed, (select max(e.at) from order_event e where e.order_id = o.id and e.event in ('approve', 'reject')) as decided, o.cancel_reason as reason,
         (row_number() over (partition by o.member_id, o.state order by o.created_at))::int as nth, (extract(epoch from now() - o.created_at) / 3600)::float8 as hours
       from trade t join lateral (select * from shop_order x where x.trade_id = t.id order by x.id limit 1) o on o.pay_mode <> 'credit'
       where exists (select from order_event e where e.order_id = o.id and e.event = 'request') order by t.id`,
    )
  ).rows;

const words = ['检修计划已排，需在停电窗口前到货。', '按 11 月物资计划补库。', '现场抢修领用后补充库存。', ''];

const writeRequest = async (
  tx: Tx,
  trade: AskedTrade,
  process: FittingProcess,
  facts: object,
  nodes: readonly ResolvedNode[],
): Promise<Id> => {
  const state = stateOf(trade);
  const running = state === 'running';
  const agreed = running ? agreedNodes(trade, nodes) : 0;
  const first = [...nodes.keys()].filter((at) => nodes[at]?.outcome === 'decides')[agreed];
  const placed = sql`${trade.placed.toISOString()}::timestamptz`;
  const late = (hours: number) =>
    sql`case when ${running} and ${placed} + make_interval(hours => ${hours}) > now() then ${placed} + make_interval(hours => ${hours}) end`;
  const escalated = running && trade.hours > 72;
  const decided = trade.decided?.toISOString() ?? null;
  const [made] = await readRows(tx, IdRow)`
    insert into approval_request (request_no, company_id, department_id, member_id, trade_id, process_id, process_name, version, nodes, facts, document_hash, title, word, amount_fen, pay_mode,
      state, node, since, due_at, remind_at, escalate_at, escalated_at, stuck_at, reason, created_at, decided_at)
    values ('QG' || to_char(${placed}, 'YYMMDD') || lpad(nextval('order_number')::text, 6, '0'), ${leadingCompany}, ${trade.departmentId}::bigint, ${trade.memberId}, ${trade.tradeId}, ${process.id}, ${process.name}, 1,
      ${JSON.stringify(nodes)}::jsonb, ${JSON.stringify(facts)}::jsonb, ${documentHash(sql`${trade.tradeId}::bigint`)}, ${trade.title}, ${words[Number(trade.tradeId) % words.length] as string},
      ${trade.amountFen}, ${trade.payMode}, ${state}, ${running ? (first ?? null) : null}::int, ${agreed > 0 ? sql`${agreedFirst(trade).toISOString()}::timestamptz` : placed},
      ${running ? sql`${placed} + interval '7 days'` : state === 'returned' ? sql`${placed} + interval '20 hours' + interval '72 hours'` : null},
      ${late(24)}, ${late(72)}, ${escalated ? sql`${placed} + interval '72 hours'` : null}, ${escalated ? sql`${placed} + interval '96 hours'` : null},
      ${state === 'returned' ? '规格与检修计划不一致，请核对后重新提交' : state === 'rejected' ? trade.reason : ''}, ${placed},
      ${running ? null : state === 'returned' ? sql`${placed} + interval '20 hours'` : sql`${decided}::timestamptz`})
    returning id::text`;
  return made?.id as Id;
};

/** The second oldest that is open came back; the others wait. */
const stateOf = ({ state, nth, hours }: AskedTrade) =>
  state === 'cancelled' ? 'rejected' : state !== 'in_approval' ? 'approved' : nth === 3 && hours > 24 ? 'returned' : 'running';

const writeSteps = async (client: pg.PoolClient, requestId: Id, tasks: readonly Task[], steps: readonly Step[]): Promise<void> => {
  for (const { node: at, memberId, kind, state, since, doneAt, reason } of tasks)
    await client.query(
      `insert into approval_task (request_id, node, seq, member_id, kind, state, since, done_at, reason) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [requestId, at, kind === 'node' ? 0 : 900, memberId, kind, state, since, doneAt, reason],
    );
  for (const [nth, { event, to, by, reason, at, node: place }] of steps.entries())
    await client.query(
      `insert into approval_event (request_id, seq, event, from_state, to_state, by_kind, by_member_id, reason, node, at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [requestId, nth + 1, event, nth === 0 ? null : 'running', to, by === null ? 'system' : 'buyer', by, reason, place, at],
    );
};

/** The first company approves what its people order: two processes, and a request for every order that was asked for, as old as the order. */
export const fillApprovals = async (client: pg.PoolClient): Promise<void> => {
  const members = await client.query<{ id: Id; mobile: string }>('select id::text, mobile from member where company_id = $1', [
    leadingCompany,
  ]);
  const ids = new Map(members.rows.map(({ id, mobile }) => [mobile, id]));
  const departments = await client.query<{ id: Id }>(`select id::text from department where company_id = $1 and name = '物资供应部'`, [
    leadingCompany,
  ]);
  const processes = processesOf({ ids, supply: departments.rows[0]?.id as Id });
  await saveProcesses(client, processes, ids.get('13800000002') as Id);
  await client.query('insert into approval_setting (company_id, self_limit_fen) values ($1, 200000)', [leadingCompany]);
  const tx = txOn(client);
  for (const trade of await readAsked(client)) {
    const process = (processes.find(({ departmentId }) => departmentId === trade.departmentId) ?? processes[1]) as FittingProcess;
    const { amountFen, payMode, goodsIds, storeIds, memberId, departmentId } = trade;
    const facts = await readFacts(tx, { amountFen, payMode, goodsIds, storeIds, projectIds: [] });
    const { nodes } = await planNodes(tx, { memberId, companyId: String(leadingCompany), departmentId }, process.nodes, facts);
    const requestId = await writeRequest(tx, trade, process, facts, nodes);
    const state = stateOf(trade);
    await writeSteps(client, requestId, tasksOf(trade, state, nodes, ids.get('13800000002') as Id), stepsOf(trade, state, nodes));
  }
};
