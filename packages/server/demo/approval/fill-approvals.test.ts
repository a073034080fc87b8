import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../src/testing/test-database.ts';
import { fillDemo } from '../fill-demo.ts';

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
  const states = await list<{ state: string }>(
    `select distinct r.state from approval_request r join member q on q.id = r.member_id where q.mobile = '13800000003' order by 1`,
  );
  expect(states.map(({ state }) => state)).toEqual(['approved', 'rejected', 'returned', 'running']);
  expect(await list(`select from approval_request where due_at < now() or remind_at < now() or escalate_at < now()`)).toEqual([]);
});
