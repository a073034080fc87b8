import type { Condition } from '@mall/contract/approval/approval.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { beforeAll, expect, it } from 'vitest';
import { type Db, inTransaction, type Tx } from '../kernel/db.ts';
import type { BuyerSide } from '../kernel/side.ts';
import {
  ask,
  type Crew,
  companyId,
  decide,
  enableProcess,
  layCrew,
  nodeOf,
  people,
  requestRow,
  sideOf,
} from '../testing/approval-steps.ts';
import { buildSmallMall, layStock } from '../testing/small-mall.ts';
import { testDatabase } from '../testing/test-database.ts';
import { addSigner } from './add-signer.ts';
import { usualApprovalTimes } from './approval-times.ts';
import { decideMany } from './decide-many.ts';
import { saveNodes } from './save-nodes.ts';
import { saveProcess } from './save-process.ts';
import { setProcessStatus } from './set-process-status.ts';
import { transferTask } from './transfer-task.ts';

const test = testDatabase();
let db: Db;
let crew: Crew;
let admin: BuyerSide;

beforeAll(async () => {
  db = test.db;
  await buildSmallMall(db, 6);
  await layStock(db, 100_000);
  await test.owner.query('alter table member alter column id restart with 100');
  crew = await layCrew(db);
  admin = await sideOf(db, crew.admin.id);
});

const act = <Result>(work: (tx: Tx) => Promise<Result>) => inTransaction(db, work);
const refused = (code: string, params?: object) => expect.objectContaining({ code, ...(params && { params }) });
const begin = async (name: string): Promise<Id> => (await act((tx) => saveProcess(tx, admin, { name, deptId: null, bizType: 'order' }))).id;
const classes = (op: 'in' | 'notIn', classId: Id): Condition => ({ field: 'category', op, ids: [classId] });
const amount = (op: 'gt' | 'lt', value: string): Condition => ({ field: 'amount', op, value });

it('has one process in force for the same orders', async () => {
  await enableProcess(db, crew, [nodeOf('部门负责人')]);
  const id = await begin('同样范围');
  await act((tx) => saveNodes(tx, admin, { id, nodes: [nodeOf('财务', { by: people(crew.finance.id) })], match: 'any', conditions: [] }));
  const enable = act((tx) => setProcessStatus(tx, admin, { id, status: 'enabled' }));
  await expect(enable).rejects.toEqual(refused('approval.overlap'));
});

it('takes no conditions that contradict each other: a step would be left out, or all of it, and nobody would see why', async () => {
  const id = await begin('自相矛盾');
  const never = [amount('gt', '5.00'), amount('lt', '1.00')];
  const save = (conditions: Condition[], ofNode: Condition[]) =>
    act((tx) => saveNodes(tx, admin, { id, nodes: [nodeOf('部门负责人', { conditions: ofNode })], match: 'all', conditions }));
  await expect(save(never, [])).rejects.toEqual(refused('approval.entry_never'));
  await expect(save([], never)).rejects.toEqual(refused('approval.condition_never'));
  await expect(save([amount('lt', '1.00')], [amount('gt', '5.00')])).rejects.toEqual(refused('approval.condition_never'));
  const { rows } = await db.pool.query<{ id: Id; path: string }>(`select id::text, path from goods_class where path like '%/%' limit 1`);
  const lower = rows[0] as { id: Id; path: string };
  const upper = lower.path.split('/')[0] as Id;
  await expect(save([classes('notIn', upper)], [classes('in', lower.id)])).rejects.toEqual(refused('approval.condition_never'));
  expect(await save([amount('gt', '1.00')], [amount('gt', '5.00')])).toEqual({ version: 1 });
});

it('keeps a company to so many processes', async () => {
  await test.owner.query(
    `insert into approval_process (company_id, name, state, draft_version, member_id) select ${companyId}, '占位' || n, 'draft', 1, ${crew.admin.id} from generate_series(1, 100) n`,
  );
  await expect(begin('再多一个')).rejects.toEqual(refused('approval.processes_many'));
  await test.owner.query(`delete from approval_process where name like '占位%'`);
  expect(await begin('又可以了')).toBeDefined();
});

it('decides nothing large together with others', async () => {
  await enableProcess(db, crew, [nodeOf('部门负责人')]);
  const [small, large] = [await ask(db, crew), await ask(db, crew)];
  await test.owner.query('update approval_request set amount_fen = 5000001 where id = $1', [large.requestId]);
  await test.owner.query('update approval_request set amount_fen = 5000000 where id = $1', [small.requestId]);
  const head = await sideOf(db, crew.head.id);
  const body = { ids: [small.requestId, large.requestId], decision: 'approve', reason: '' } as const;
  const answers = await decideMany(db, head, { ...body, ids: [...body.ids] }, 'en', usualApprovalTimes);
  expect(answers.map(({ done }) => done)).toEqual([true, false]);
  expect(answers[1]?.msg).toContain('50,000.00');
  expect(await requestRow(db, large.requestId)).toMatchObject({ state: 'running' });
});

it('asks nobody twice at a node', async () => {
  await enableProcess(db, crew, [nodeOf('两人', { mode: 'all', by: people(crew.head.id, crew.finance.id) })]);
  const { requestId } = await ask(db, crew);
  const head = await sideOf(db, crew.head.id);
  const hand = act((tx) => transferTask(tx, head, { id: requestId, memberId: crew.finance.id, reason: '' }));
  await expect(hand).rejects.toEqual(refused('approval.person_there'));
  const add = act((tx) => addSigner(tx, head, { id: requestId, memberIds: [crew.finance.id], when: 'before', reason: '' }));
  await expect(add).rejects.toEqual(refused('approval.person_there'));
});

it('orders nothing that nobody could approve', async () => {
  await enableProcess(db, crew, [nodeOf('财务', { by: people(crew.finance.id) })]);
  const gone = [crew.finance.id, crew.admin.id, crew.head.id, crew.second.id];
  await test.owner.query('update member set enabled = false where id = any ($1)', [gone]);
  await expect(ask(db, crew)).rejects.toEqual(refused('approval.no_approver'));
  await test.owner.query('update member set enabled = true where id = any ($1)', [gone]);
  expect((await ask(db, crew)).requestId).toBeDefined();
});

it('is not decided on when a line went to another project meanwhile', async () => {
  await enableProcess(db, crew, [nodeOf('部门负责人')]);
  const { rows } = await test.owner.query<{ id: Id }>(
    `insert into project (company_id, member_id, code, name, starts_on, ends_on, budget_fen)
     select ${companyId}, ${crew.head.id}, 'XM-' || n, '改造' || n, current_date, current_date + 30, 100000000 from generate_series(1, 2) n returning id::text`,
  );
  const [one, other] = rows.map(({ id }) => id);
  const { orderId, requestId } = await ask(db, crew, { projectId: one });
  const move = (to: Id | undefined) => test.owner.query('update project_booking set project_id = $2 where order_id = $1', [orderId, to]);
  await move(other);
  await expect(decide(db, crew.head, requestId)).rejects.toEqual(refused('approval.document_changed'));
  await move(one);
  await decide(db, crew.head, requestId);
  expect(await requestRow(db, requestId)).toMatchObject({ state: 'approved' });
});
