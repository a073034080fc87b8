import { peopleApi } from '@mall/contract/company/people.api.ts';
import { addressApi } from '@mall/contract/member/address.api.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetActors } from '../account/actor-cache.ts';
import { inTransaction } from '../kernel/db.ts';
import { tell } from '../kernel/news.ts';
import { buildSmallMall, small, tokenOf } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { addMember } from '../testing/test-member.ts';

const mall = testApp();
const run = async (text: string, values: unknown[] = []) => (await mall.house.db.pool.query<Record<string, string>>(text, values)).rows;

type Who = { id: string; token: string };
const people: Record<string, Who> = {};
const person = (who: string) => people[who] as Who;

const fields = {
  receiverName: '王建国',
  receiverPhone: '13800000001',
  provinceId: '12',
  cityId: '1201',
  districtId: '120116',
  detail: '新港二号路 118 号 3 号库房',
  postalCode: '300450',
  shared: 1 as 0 | 1,
};
const add = (who: string, more: Partial<typeof fields & { isDefault: 0 | 1 }> = {}) =>
  mall.call(addressApi.add, { body: { ...fields, ...more } }, { token: person(who).token });
const listOf = async (who: string) => (await mall.call(addressApi.page, { query: {} }, { token: person(who).token })).data.list;
const seenBy = async (who: string) => (await listOf(who)).map(({ id }) => id);
const edit = (who: string, id: string, more: Partial<typeof fields & { isDefault: 0 | 1 }> = {}) =>
  mall.call(addressApi.edit, { body: { ...fields, id, detail: '改', ...more } }, { token: person(who).token });

const move = async (who: string, companyId: string | null, departmentId: string | null) => {
  await run('update member set company_id = $2, department_id = $3 where id = $1', [person(who).id, companyId, departmentId]);
  forgetActors();
};

beforeAll(async () => {
  const { db } = mall.house;
  await buildSmallMall(db, 2);
  await run(`insert into area (id, parent_id, name, level, leaf) values
    (12, null, '天津市', 1, false), (1201, 12, '天津市', 2, false), (120116, 1201, '滨海新区', 3, true)`);
  await run(
    `insert into department (id, company_id, parent_id, name) values (11, 1, null, '物资部'), (12, 1, 11, '一组'), (13, 1, null, '财务部')`,
  );
  await run(`insert into company (id, name, unified_code, state) values (2, '别家', '91120116MA05X00X1X', 'active')`);
  const bring = async (who: string, companyId: string, departmentId: string | undefined, roles: string) => {
    const { id } = await addMember(db, {
      id: String(100 + Object.keys(people).length),
      accountType: 2,
      companyId,
      ...(departmentId && { departmentId }),
    });
    await run(`insert into member_role select $1, id from role where key = $2 and coalesce(company_id, $3::bigint) = $3::bigint`, [
      id,
      roles,
      companyId,
    ]);
    people[who] = { id, token: await tokenOf(db, id) };
  };
  await run(`with r as (insert into role (company_id, key, name) values (1, 'dept', '部门库管') returning id)
    insert into role_right (role_id, right_name, reach) select r.id, unnest(array['company:addresses:view', 'company:addresses:manage']), 'department' from r`);
  await bring('purchaser', small.company, '12', 'company_purchaser');
  await bring('colleague', small.company, '13', 'company_purchaser');
  await bring('administrator', small.company, undefined, 'company_admin');
  await bring('keeper above', small.company, '11', 'dept');
  await bring('keeper beside', small.company, '13', 'dept');
  await bring('leaver', small.company, '13', 'company_purchaser');
  await bring('nobody', small.company, '12', 'none');
  await bring('other company', '2', undefined, 'company_admin');
});
beforeEach(async () => {
  await run('delete from member_address');
  await move('purchaser', small.company, '12');
});

describe('an address that is shared with the company', () => {
  it('is seen by colleagues as far as their right reaches, and by nobody else', async () => {
    const { id } = (await add('purchaser')).data;
    const own = (await add('purchaser', { shared: 0 })).data.id;
    expect((await listOf('purchaser')).map((one) => [one.id, one.isDefault, one.shared, one.ownerName])).toEqual([
      [id, 1, 1, ''],
      [own, 0, 0, ''],
    ]);
    const seen = await Promise.all(
      ['colleague', 'administrator', 'keeper above', 'keeper beside', 'nobody', 'other company'].map((who) => seenBy(who)),
    );
    expect(seen).toEqual([[id], [id], [id], [], [], []]);
    for (const who of ['keeper beside', 'nobody', 'other company'])
      expect((await mall.call(addressApi.find, { params: { id } }, { token: person(who).token })).errorCode).toBe('kernel.not_found');
  });

  it('is changed and dropped by whose it is and by who looks after it, and no default moves for that', async () => {
    const { id } = (await add('purchaser')).data;
    const [shown] = await listOf('colleague');
    expect(shown).toMatchObject({ isDefault: 0, canEdit: 0, ownerName: expect.stringMatching(/./) });
    const mine = (await add('administrator', { shared: 0 })).data.id;
    for (const who of ['colleague', 'keeper beside', 'nobody', 'other company'])
      for (const answer of [await edit(who, id), await mall.call(addressApi.remove, { params: { id } }, { token: person(who).token })])
        expect([who, answer.errorCode]).toEqual([who, 'kernel.not_found']);
    for (const who of ['administrator', 'keeper above']) expect([who, (await edit(who, id, { isDefault: 1 })).code]).toEqual([who, 200]);
    expect((await listOf('purchaser'))[0]).toMatchObject({ id, detail: '改', isDefault: 1, shared: 1 });
    expect((await listOf('administrator')).map((one) => [one.id, one.isDefault, one.canEdit])).toEqual([
      [mine, 1, 1],
      [id, 0, 1],
    ]);
    expect((await mall.call(addressApi.setDefault, { body: { id } }, { token: person('administrator').token })).errorCode).toBe(
      'kernel.not_found',
    );

    const next = (await add('purchaser', { shared: 0 })).data.id;
    expect((await mall.call(addressApi.remove, { params: { id } }, { token: person('administrator').token })).code).toBe(200);
    expect(await listOf('purchaser')).toMatchObject([{ id: next, isDefault: 1 }]);
  });

  it('is shared by who may, and taken back by its owner', async () => {
    expect((await add('nobody')).errorCode).toBe('kernel.no_permission');
    const own = (await add('nobody', { shared: 0 })).data.id;
    expect((await edit('nobody', own)).errorCode).toBe('kernel.no_permission');
    const { id } = (await add('purchaser')).data;
    expect((await edit('purchaser', id, { shared: 0 })).code).toBe(200);
    expect(await seenBy('colleague')).toEqual([]);
  });

  it('is where goods may be sent, and goes first to none but its owner', async () => {
    const { id } = (await add('purchaser')).data;
    expect(await seenBy('colleague')).toEqual([id]);
    const own = (await add('colleague', { shared: 0 })).data.id;
    expect(await seenBy('colleague')).toEqual([own, id]);
  });

  it('stays with the company when he leaves whose it is: the heir keeps it, and each has a default', async () => {
    const { id } = (await add('purchaser')).data;
    const own = (await add('purchaser', { shared: 0 })).data.id;
    const leaving = { companyId: small.company, memberId: person('purchaser').id, heirId: person('colleague').id };
    await inTransaction(mall.house.db, (tx) => tell(tx, 'company.member_left', leaving));
    await move('purchaser', null, null);
    expect((await listOf('purchaser')).map((one) => [one.id, one.isDefault])).toEqual([[own, 1]]);
    expect((await listOf('colleague')).map((one) => [one.id, one.isDefault, one.shared, one.canEdit])).toEqual([[id, 1, 1, 1]]);
    expect(await seenBy('keeper above')).toEqual([id]);
  });

  it('goes to who lets him go, when no heir is named', async () => {
    const { id } = (await add('leaver')).data;
    const { id: leaver } = person('leaver');
    const { token } = person('administrator');
    expect((await mall.call(peopleApi.unbind, { params: { id: leaver }, body: { heirId: null } }, { token })).code).toBe(200);
    expect((await listOf('administrator')).map((one) => [one.id, one.isDefault, one.shared])).toEqual([[id, 1, 1]]);
    expect(await seenBy('colleague')).toEqual([id]);
  });

  it('goes with him who is moved out without being let go: nobody outside says where the goods of the company go', async () => {
    const { id } = (await add('purchaser')).data;
    await move('purchaser', null, null);
    expect([await seenBy('colleague'), (await edit('administrator', id)).errorCode]).toEqual([[], 'kernel.not_found']);
    expect((await listOf('purchaser'))[0]).toMatchObject({ id, shared: 0, isDefault: 1 });
  });
});
