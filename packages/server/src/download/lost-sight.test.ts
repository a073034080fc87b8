import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { forgetActors } from '../account/actor-cache.ts';
import { authorityOf } from '../testing/authority.ts';
import { addColleague, addCompany, type Signed } from '../testing/people-steps.ts';
import { testApp } from '../testing/test-app.ts';
import { downloadPlace } from './download-place.ts';

const mall = testApp();
const run = async (text: string, values: unknown[] = []) => (await mall.house.db.pool.query(text, values)).rows;
const orders = 'personalCenterBase:myOrders:view';

beforeAll(async () => {
  await addCompany(mall.house.db, 1);
});

/** A file about two departments, made for somebody who saw both. */
const keep = async ({ id }: Signed): Promise<string> => {
  const file = `${randomUUID()}.xlsx`;
  await mall.house.files.put(downloadPlace(file), Buffer.from('x'));
  const [row] = await run(
    `insert into download (member_id, kind, input, name, format, right_name, company_id, departments, reach, state, file, expires_at)
     values ($1, 'orders', '{}', '订单', 'xlsx', $2, 1, '{12,13}', 'department', 'ready', $3, now() + interval '1 day') returning id::text`,
    [id, orders, file],
  );
  return String(row?.['id']);
};
const fetchFile = async (id: string, { token }: Signed) =>
  (
    await mall.app.fastify.inject({
      url: `${mall.house.config.API_BASE}/portal/download/${id}/file`,
      headers: { ...authorityOf(token), to: 'zh' },
    })
  ).body;

it('is fetched by who still sees all departments that it is about, and by nobody who lost one', async () => {
  const [role] = await run(
    `with r as (insert into role (company_id, key, name) values (1, 'head', '主任') returning id), g as (
      insert into role_right (role_id, right_name, reach) select id, $1, 'department' from r) select id::text from r`,
    [orders],
  );
  const person = await addColleague(mall.house.db, 1, undefined, 12);
  await run('insert into member_role values ($1, $2)', [person.id, role?.['id']]);
  forgetActors();
  const id = await keep(person);
  expect(await fetchFile(id, person)).toBe('x');
  await run('update member set department_id = 13 where id = $1', [person.id]);
  forgetActors();
  expect(await fetchFile(id, person)).toContain('kernel.no_permission');
});
