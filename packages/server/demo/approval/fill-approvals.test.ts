import { bulkAmountMost } from '@mall/contract/approval/approval.rules.ts';
import { fromYuan } from '@mall/contract/kernel/money.ts';
import { expect, it } from 'vitest';
import { createSealer } from '../../src/kernel/sealer.ts';
import { testDatabase } from '../../src/testing/test-database.ts';
import { demoMembers } from '../account/demo-members.ts';
import { connectDemoOa } from './connect-demo-oa.ts';

const database = testDatabase(256);
const list = async <T>(sql: string): Promise<T[]> => (await database.db.pool.query(sql)).rows as T[];

it('has two processes, and requests of every age wait for the approver', async () => {
  expect(await list('select id, rule, bad::int from inv.checks where bad > 0')).toEqual([]);
  expect(
    await list(
      `select p.name, jsonb_array_length(v.nodes) as nodes from approval_process p join approval_version v on v.process_id = p.id order by p.id`,
    ),
  ).toEqual([
    { name: '物资供应部请购审批', nodes: 3 },
    { name: '公司默认请购审批', nodes: 2 },
  ]);
  const waiting = await list<{ hours: number; left: number }>(
    `select (extract(epoch from now() - r.created_at) / 3600)::float8 as hours, (extract(epoch from r.due_at - now()) / 3600)::float8 as left
     from approval_task k join approval_request r on r.id = k.request_id join member m on m.id = k.member_id join member q on q.id = r.member_id
     where k.state = 'pending' and m.mobile = '13800000004' and q.mobile = '13800000003' order by 1`,
  );
  expect(waiting.length).toBeGreaterThan(3);
  expect(waiting.at(-1)?.left).toBeLessThan(6);
  const money = await list(
    `select r.node from approval_task k join approval_request r on r.id = k.request_id join member m on m.id = k.member_id
     where k.state = 'pending' and k.node = r.node and m.mobile = '13800000005' and (select count(*) from approval_task x where x.request_id = r.id and x.state = 'approved') = 1`,
  );
  expect(money).not.toEqual([]);
  const states = await list<{ state: string }>(
    `select distinct r.state from approval_request r join member q on q.id = r.member_id where q.mobile = '13800000003' order by 1`,
  );
  expect(states.map(({ state }) => state)).toEqual(['approved', 'rejected', 'returned', 'running']);
  expect(await list(`select from approval_request where due_at < now() or remind_at < now() or escalate_at < now()`)).toEqual([]);
});

it('takes numbers that no request of today takes again', async () => {
  expect(
    await list(`select request_no from approval_request where right(request_no, 6)::int > (select last_value from order_number)`),
  ).toEqual([]);
});

it('leaves nothing with somebody whose account is not printed: whatever waits, a visitor of the demo can decide it', async () => {
  const printed = demoMembers.map(({ mobile }) => `'${mobile}'`).join(', ');
  const waits = await list<{ shown: boolean }>(
    `select exists (select from approval_task k join member m on m.id = k.member_id where k.request_id = r.id and k.node = r.node and k.state = 'pending' and m.mobile in (${printed})) as shown
     from approval_request r where r.state = 'running'`,
  );
  expect(waits.length).toBeGreaterThan(6);
  expect(waits.filter(({ shown }) => !shown)).toEqual([]);
  const nodes = await list<{ name: string; shown: boolean }>(
    `select n.node ->> 'name' as name, exists (select from member m where m.id::text in (select jsonb_array_elements_text(n.node -> 'by' -> 'memberIds')) and m.mobile in (${printed})) as shown
     from approval_version v, jsonb_array_elements(v.nodes) as n(node) where n.node -> 'by' ->> 'kind' = 'people'`,
  );
  expect(nodes.length).toBe(4);
  expect(nodes.filter(({ shown }) => !shown)).toEqual([]);
});

it('has work of each kind for each role: a quota asked for and one on hold, a budget that warns, lists, a standing order of tomorrow, codes', async () => {
  const [found] = await list(
    `select (select count(*)::int from credit_application where state = 'waiting') as asked, (select count(*)::int from credit_account where state = 'on_hold') as held,
       (select count(*)::int from credit_act where state = 'waiting') as "secondEyes", (select count(*)::int from credit_review where state = 'waiting') as reviews,
       (select count(*)::int from project where state = 'open' and told_percent = 80) as warned, (select count(*)::int from procurement_list) as lists,
       (select count(*)::int from standing_order where state = 'active' and next_on = current_date + 1) as tomorrow, (select count(*) > 5 from material_code) as codes`,
  );
  const strangers = `select c.name from credit_application p join company c on c.id = p.company_id join member m on m.id = p.member_id where m.company_id is distinct from c.id`;
  expect(await list(strangers)).toEqual([]);
  expect(found).toEqual({ asked: 2, held: 1, secondEyes: 1, reviews: 1, warned: 2, lists: 4, tomorrow: 1, codes: true });
});

it('has one request in the office, and one that its office did not take and its administrator is to look after', async () => {
  await connectDemoOa(database.owner, createSealer('00'.repeat(32)), 'http://127.0.0.1');
  const failed = `select m.mobile, p.fault from approval_request r join oa_push p on p.request_id = r.id join member m on m.id = r.member_id where r.oa_state = 'failed'`;
  expect(await list(failed)).toEqual([{ mobile: '13800000003', fault: 'away' }]);
  expect(await list(`select r.oa_state from approval_request r where r.channel = 'oa' and r.oa_state <> 'failed'`)).toEqual([
    { oa_state: 'pushing' },
  ]);
  const open = await list<{ mobile: string; n: number }>(
    `select m.mobile, count(*)::int as n from approval_task k join approval_request r on r.id = k.request_id join member m on m.id = k.member_id
     where k.state = 'pending' and k.node = r.node and r.channel = 'local' group by 1`,
  );
  const [together] = await list<{ n: number }>(
    `select count(*)::int as n from approval_task k join approval_request r on r.id = k.request_id join member m on m.id = k.member_id
     where k.state = 'pending' and k.node = r.node and r.channel = 'local' and m.mobile = '13800000004' and r.amount_fen <= ${fromYuan(bulkAmountMost)}`,
  );
  expect(together?.n, 'to be decided together').toBeGreaterThan(1);
  for (const mobile of ['13800000004', '13800000005']) expect(open.find((one) => one.mobile === mobile)?.n, mobile).toBeGreaterThan(1);
  expect(await list('select id, rule, bad::int from inv.checks where bad > 0')).toEqual([]);
});
