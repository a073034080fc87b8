import { departmentApi } from '@mall/contract/company/department.api.ts';
import { peopleApi } from '@mall/contract/company/people.api.ts';
import { unitApi } from '@mall/contract/company/unit.api.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addColleague, addCompany, type Signed } from '../testing/people-steps.ts';
import { testApp } from '../testing/test-app.ts';

const mall = testApp();
const run = async (text: string, values: unknown[] = []) => (await mall.house.db.pool.query(text, values)).rows;
let admin: Signed;
let viewer: Signed;
let head: Signed;
let buyer: Signed;

beforeAll(async () => {
  const { db } = mall.house;
  await addCompany(db, 1);
  await addCompany(db, 2);
  admin = await addColleague(db, 1, 'company_admin', 11);
  viewer = await addColleague(db, 1, 'company_viewer', 11);
  head = await addColleague(db, 1, undefined, 12);
  buyer = await addColleague(db, 1, 'company_purchaser', 13);
  await run(
    `with r as (insert into role (company_id, key, name) values (1, 'looks', '部门查看') returning id), g as (
    insert into role_right (role_id, right_name, reach) select id, 'personalCenterBase:myOrders:view', 'department' from r) insert into member_role select $1, id from r`,
    [head.id],
  );
});
beforeEach(async () => {
  await run('delete from purchase_unit');
  await run('delete from cost_centre');
  await run(`update member set department_id = 13 where id = $1`, [buyer.id]);
  await run(`delete from department where id not in (11, 12, 13, 21, 22, 23)`);
  await run(`update department set parent_id = case id when 13 then 12 when 23 then 22 end, closed_at = null, head_member_id = null`);
});

const as = (who: Signed) => ({ token: who.token });
const tree = async () => (await mall.call(departmentApi.tree, {}, as(admin))).data;
const move = (id: string, parentId: string | null, beforeId: string | null = null, who = admin) =>
  mall.call(departmentApi.move, { body: { id, parentId, beforeId } }, as(who));
const sight = async (parentId?: string) =>
  (await mall.call(departmentApi.sight, { query: { id: '13', ...(parentId && { parentId }) } }, as(admin))).data;
const shape = (nodes: Awaited<ReturnType<typeof tree>>): unknown => nodes.map((node) => [node.id, shape(node.children)]);

describe('the departments of a company', () => {
  it('are a tree with heads and people, those below counted', async () => {
    await mall.call(departmentApi.setHead, { body: { id: '12', memberId: head.id } }, as(admin));
    const nodes = await tree();
    expect(nodes.map(({ id, people, peopleBelow, head: leads }) => [id, people, peopleBelow, leads?.id ?? null])).toEqual([
      ['11', 2, 2, null],
      ['12', 1, 2, head.id],
    ]);
    expect((await mall.call(departmentApi.org, {}, as(admin))).data).toMatchObject({ departments: 3, levels: 2, people: 4 });
    expect((await mall.call(departmentApi.setHead, { body: { id: '12', memberId: '900' } }, as(admin))).errorCode).toBe(
      'company.head_wrong',
    );
  });

  it('are added and renamed, one name once under each', async () => {
    const { data } = await mall.call(departmentApi.add, { body: { name: '二组', parentId: '12' } }, as(admin));
    expect((await mall.call(departmentApi.add, { body: { name: '二组', parentId: '12' } }, as(admin))).errorCode).toBe(
      'company.department_name_taken',
    );
    expect((await mall.call(departmentApi.rename, { body: { id: data.id, name: '一组' } }, as(admin))).errorCode).toBe(
      'company.department_name_taken',
    );
    expect((await mall.call(departmentApi.rename, { body: { id: data.id, name: '三组' } }, as(admin))).code).toBe(200);
    expect((await mall.call(departmentApi.add, { body: { name: '四组', parentId: '21' } }, as(admin))).errorCode).toBe('kernel.not_found');
    expect((await mall.call(departmentApi.add, { body: { name: '五组', parentId: null } }, as(viewer))).errorCode).toBe(
      'company.people_refused',
    );
    expect(
      await run(
        `select target_id::text as "targetId", before, after from audit_log where event = 'company.department_renamed' order by id desc limit 1`,
      ),
    ).toMatchObject([{ targetId: data.id, before: '二组', after: '三组' }]);
  });

  it('have a code each, which the company may choose, once', async () => {
    const { data } = await mall.call(departmentApi.add, { body: { name: '编码组', parentId: '12' } }, as(admin));
    const codeOf = async (id: string) => (await run('select code from department where id = $1', [id]))[0]?.['code'];
    expect(await codeOf(data.id)).toMatch(/^D\d{2}$/);
    const rename = (code: string) => mall.call(departmentApi.rename, { body: { id: data.id, name: '编码组', code } }, as(admin));
    expect((await rename('JX-03')).code).toBe(200);
    const other = await mall.call(departmentApi.add, { body: { name: '又一组', parentId: '12' } }, as(admin));
    expect(
      (await mall.call(departmentApi.rename, { body: { id: other.data.id, name: '又一组', code: 'JX-03' } }, as(admin))).errorCode,
    ).toBe('company.department_code_taken');
    expect((await rename('不行')).errorCode).toBe('company.department_code_wrong');
    for (const id of [data.id, other.data.id]) await mall.call(departmentApi.close, { body: { id, targetId: null } }, as(admin));
    await run('delete from department where id = any ($1)', [[data.id, other.data.id]]);
  });

  it('move, in the order wanted, and never into a circle', async () => {
    await move('13', null, '11');
    expect(shape(await tree())).toEqual([
      ['13', []],
      ['11', []],
      ['12', []],
    ]);
    await move('13', '12');
    expect((await move('12', '13')).errorCode).toBe('company.department_circle');
    expect((await move('12', '12')).errorCode).toBe('company.department_circle');
    expect(shape(await tree())).toEqual([
      ['11', []],
      ['12', [['13', []]]],
    ]);
  });

  it('make no circle when two move under each other at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      await run(`update department set parent_id = null where id in (11, 12)`);
      const codes = (await Promise.all([move('11', '12'), move('12', '11')])).map(({ code }) => code);
      expect(codes.toSorted()).toEqual([200, 505]);
      const [one] = await run(
        `with recursive top as (select id from department where company_id = 1 and parent_id is null union select d.id from department d join top on d.parent_id = top.id) select count(*)::int as n from top`,
      );
      expect(one).toEqual({ n: 3 });
    }
  });

  it('say before a move who loses and who gains sight of their orders', async () => {
    const [row] = await run(`select member_name as name from member where id = $1`, [head.id]);
    expect(await sight('11')).toEqual({ people: 1, orders: 0, loses: [row?.['name']], gains: [] });
    await move('13', '11');
    expect(await sight('12')).toEqual({ people: 1, orders: 0, loses: [], gains: [row?.['name']] });
    expect(await sight()).toMatchObject({ loses: [], gains: [] });
  });

  it('close when empty, or carry everything over to another', async () => {
    const close = (id: string, targetId: string | null) => mall.call(departmentApi.close, { body: { id, targetId } }, as(admin));
    await mall.call(
      unitApi.save,
      { body: { id: null, name: '工程单位', departmentId: '12', contactName: '', contactPhone: '', address: '' } },
      as(admin),
    );
    await mall.call(unitApi.saveCentre, { body: { id: null, code: 'CC-1', name: '工程', departmentId: '12' } }, as(admin));
    const full = await close('12', null);
    expect([full.errorCode, full.msg]).toEqual(['company.department_full', expect.stringContaining('1 人')]);
    expect((await close('12', '13')).errorCode).toBe('company.department_circle');
    expect((await close('12', '11')).code).toBe(200);
    expect(await run(`select department_id::text as d from member where id = $1`, [head.id])).toEqual([{ d: '11' }]);
    expect(
      await run(`select parent_id::text as p, closed_at is not null as shut from department where id in (12, 13) order by id`),
    ).toEqual([
      { p: '11', shut: true },
      { p: '11', shut: false },
    ]);
    expect((await mall.call(unitApi.list, {}, as(admin))).data.map(({ departmentId }) => departmentId)).toEqual(['11']);
    expect((await mall.call(unitApi.centres, {}, as(admin))).data.map(({ departmentId }) => departmentId)).toEqual(['11']);
    expect((await mall.call(departmentApi.rename, { body: { id: '12', name: '没了' } }, as(admin))).errorCode).toBe('kernel.not_found');
    await run(`update member set department_id = 12 where id = $1`, [head.id]);
    const { data } = await mall.call(departmentApi.add, { body: { name: '空部门', parentId: null } }, as(admin));
    expect((await close(data.id, null)).code).toBe(200);
  });

  it('that are closed stay within the sight of the one that took them in', async () => {
    await mall.call(departmentApi.close, { body: { id: '13', targetId: '12' } }, as(admin));
    const [sees] = await run(
      `with recursive below as (select 12::bigint as id union select d.id from department d join below on d.parent_id = below.id) select array_agg(id order by id)::text[] as ids from below`,
    );
    expect(sees).toEqual({ ids: ['12', '13'] });
    expect((await mall.call(peopleApi.page, { query: { deptId: '12' } }, as(admin))).data.list.map(({ id }) => id)).toEqual([
      head.id,
      buyer.id,
    ]);
  });
});

describe('purchase units and cost centres', () => {
  it('are added, changed and dropped, each name and code once', async () => {
    const unit = { name: '一分公司', departmentId: '11', contactName: '王', contactPhone: '022-12345678', address: '南京路 1 号' };
    const { data } = await mall.call(unitApi.save, { body: { id: null, ...unit } }, as(admin));
    expect((await mall.call(unitApi.save, { body: { id: null, ...unit } }, as(admin))).errorCode).toBe('company.unit_name_taken');
    await mall.call(unitApi.save, { body: { id: data.id, ...unit, address: '' } }, as(admin));
    expect((await mall.call(unitApi.find, { params: { id: data.id } }, as(admin))).data).toEqual({
      id: data.id,
      ...unit,
      address: '',
      departmentName: '物资部',
    });
    expect((await mall.call(unitApi.remove, { params: { id: data.id } }, as(admin))).code).toBe(200);
    expect((await mall.call(unitApi.find, { params: { id: data.id } }, as(admin))).errorCode).toBe('kernel.not_found');
    const centre = { code: 'CC-0301', name: '检修运维', departmentId: null };
    const { data: made } = await mall.call(unitApi.saveCentre, { body: { id: null, ...centre } }, as(admin));
    expect((await mall.call(unitApi.saveCentre, { body: { id: null, ...centre } }, as(admin))).errorCode).toBe('company.centre_code_taken');
    expect((await mall.call(unitApi.saveCentre, { body: { id: made.id, ...centre, name: '检修' } }, as(admin))).data).toEqual(made);
    expect((await mall.call(unitApi.centres, {}, as(admin))).data).toEqual([{ id: made.id, ...centre, name: '检修', departmentName: '' }]);
    expect((await mall.call(unitApi.removeCentre, { params: { id: made.id } }, as(admin))).code).toBe(200);
  });
});
