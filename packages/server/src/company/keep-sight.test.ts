import { departmentApi } from '@mall/contract/company/department.api.ts';
import { orderApi } from '@mall/contract/order/order.api.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { addColleague, addCompany, type Signed } from '../testing/people-steps.ts';
import { testApp } from '../testing/test-app.ts';

const mall = testApp();
const run = async (text: string, values: unknown[] = []) => (await mall.house.db.pool.query(text, values)).rows;

const give = async (who: Signed, key: string, given: Record<string, 'department' | 'company'>) => {
  await run(
    `with r as (insert into role (company_id, key, name) values (1, $2, $2) returning id), g as (
      insert into role_right (role_id, right_name, reach) select r.id, x.key, x.value from r, jsonb_each_text($3::jsonb) x) insert into member_role select $1, id from r`,
    [who.id, key, JSON.stringify(given)],
  );
};

const orders = 'personalCenterBase:myOrders:view';
const structure = 'company:structure:manage';
let mover: Signed;
let overall: Signed;

beforeAll(async () => {
  const { db } = mall.house;
  await addCompany(db, 1);
  mover = await addColleague(db, 1, undefined, 13);
  overall = await addColleague(db, 1, undefined, 13);
  await give(mover, 'mover', { [structure]: 'company', [orders]: 'department' });
  await give(overall, 'overall', { [structure]: 'company', [orders]: 'company' });
});
beforeEach(async () => {
  await run(`update department set parent_id = case id when 13 then 12 end, closed_at = null`);
  await run(`update member set department_id = 13`);
});

const move = (who: Signed, id: string, parentId: string | null) =>
  mall.call(departmentApi.move, { body: { id, parentId, beforeId: null } }, { token: who.token });
const merge = (who: Signed, id: string, targetId: string) =>
  mall.call(departmentApi.close, { body: { id, targetId } }, { token: who.token });
const departmentsSeen = async (who: Signed) =>
  (await mall.call(orderApi.sight, {}, { token: who.token })).data.departments.map(({ departmentId }) => departmentId);

it('who sees orders by department cannot move another department under his own', async () => {
  const before = await departmentsSeen(mover);
  expect((await move(mover, '11', '13')).errorCode).toBe('company.sight_widened');
  expect(await departmentsSeen(mover)).toEqual(before);
  expect(await run(`select parent_id from department where id = 11`)).toEqual([{ parent_id: null }]);
});

it('nor merge one into his own, nor his own into one above others', async () => {
  expect((await merge(mover, '11', '13')).errorCode).toBe('company.sight_widened');
  await run(`update department set parent_id = null where id = 13`);
  await run(`update department set parent_id = 12 where id = 11`);
  expect((await merge(mover, '13', '12')).errorCode).toBe('company.sight_widened');
  expect(
    await run(`select department_id::text as d, (select closed_at from department where id = 13) as closed from member where id = $1`, [
      mover.id,
    ]),
  ).toEqual([{ d: '13', closed: null }]);
});

it('but moves what lies elsewhere, and his own with all below it', async () => {
  expect((await move(mover, '11', '12')).code).toBe(200);
  expect((await move(mover, '13', '11')).code).toBe(200);
});

it('who holds all that he holds for the company moves any of them', async () => {
  expect((await move(overall, '11', '13')).code).toBe(200);
});
