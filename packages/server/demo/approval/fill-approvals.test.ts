import { beforeAll, expect, it } from 'vitest';
import { createSealer } from '../../src/kernel/sealer.ts';
import { testDatabase } from '../../src/testing/test-database.ts';
import { fillDemo } from '../fill-demo.ts';
import { connectDemoOa } from './connect-demo-oa.ts';

const database = testDatabase();
const list = async <T>(sql: string): Promise<T[]> => (await database.db.pool.query(sql)).rows as T[];

beforeAll(async () => void (await fillDemo(database.owner, { goods: 256, log: () => {} })), 120_000);

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

it('has one request that its office did not take, and its administrator is to look after', async () => {
  await connectDemoOa(database.owner, createSealer('00'.repeat(32)), 'http://127.0.0.1');
  const failed = `select m.mobile, p.fault from approval_request r join oa_push p on p.request_id = r.id join member m on m.id = r.member_id where r.oa_state = 'failed'`;
  expect(await list(failed)).toEqual([{ mobile: '13800000003', fault: 'away' }]);
  expect(await list('select id, rule, bad::int from inv.checks where bad > 0')).toEqual([]);
});
