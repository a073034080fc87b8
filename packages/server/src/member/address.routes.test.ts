import { addressApi } from '@mall/contract/member/address.api.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { usualSettings } from '../kernel/config.ts';
import { countStatements } from '../testing/count-statements.ts';
import { buildSmallMall, small, tokenOf } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';

const mall = testApp();
const run = (text: string, values: unknown[] = []) => mall.house.db.pool.query(text, values);
let buyer = '';
let stranger = '';

const fields = {
  receiverName: '王建国',
  receiverPhone: '13800000001',
  provinceId: '12',
  cityId: '1201',
  districtId: '120116',
  detail: '新港二号路 118 号 3 号库房',
  postalCode: '300450',
};
const add = (more: Partial<typeof fields & { isDefault: 0 | 1; label: 'home' | 'site' | 'warehouse' }> = {}, token = buyer) =>
  mall.call(addressApi.add, { body: { ...fields, ...more } }, { token });
const page = async (token = buyer, query = {}) => (await mall.call(addressApi.page, { query }, { token })).data;

const split = async () =>
  (await mall.call(addressApi.split, { body: { text: '王建国 13800000001 天津市滨海新区新港路 1 号' } }, { token: buyer })).data;

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 2);
  await run(`insert into area (id, parent_id, name, level, leaf) values
    (12, null, '天津市', 1, false), (1201, 12, '天津市', 2, false), (120116, 1201, '滨海新区', 3, true),
    (44, null, '广东省', 1, false), (4419, 44, '东莞市', 2, true), (4401, 44, '广州市', 2, false), (440103, 4401, '荔湾区', 3, true)`);
  buyer = await tokenOf(mall.house.db, small.members.buyer);
  stranger = await tokenOf(mall.house.db, small.members.stranger);
});
beforeEach(() => run(`delete from member_address`));

describe('the address book', () => {
  it('keeps addresses, the first as the default, with the area in words', async () => {
    const { data } = await add({ label: 'home' });
    expect((await mall.call(addressApi.find, { params: { id: data.id } }, { token: buyer })).data).toEqual({
      id: data.id,
      ...fields,
      provinceName: '天津市',
      cityName: '天津市',
      districtName: '滨海新区',
      areaInfo: '天津市 滨海新区',
      label: 'home',
      isDefault: 1,
      shared: 0,
      ownerName: '',
      canEdit: 1,
    });
    await add({ provinceId: '44', cityId: '4419', districtId: '4419' });
    const { list, total } = await page();
    expect([total, list.map((one) => [one.areaInfo, one.isDefault])]).toEqual([
      2,
      [
        ['天津市 滨海新区', 1],
        ['广东省 东莞市', 0],
      ],
    ]);
    expect((await page(stranger)).total).toBe(0);
  });

  it('takes no hidden area into a new address, and leaves it in one that has it', async () => {
    const { data } = await add();
    expect((await split()).districtId).toBe('120116');
    for (const hidden of ['12', '1201', '120116']) {
      await run(`update area set shown = id <> $1`, [hidden]);
      expect((await add()).errorCode).toBe('address.area_required');
      expect((await split()).districtId).not.toBe('120116');
      const edit = (more: object) => mall.call(addressApi.edit, { body: { ...fields, id: data.id, ...more } }, { token: buyer });
      expect((await edit({ detail: `${hidden} 号` })).errorCode).toBe(null);
    }
    await run(`update area set shown = true`);
  });

  it('takes only a district of the city of the province', async () => {
    for (const wrong of [
      { districtId: '440103' },
      { cityId: '4401' },
      { provinceId: '44' },
      { districtId: '1201' },
      { cityId: '12', districtId: '1201' },
      { districtId: '999999999999' },
    ])
      expect((await add(wrong)).errorCode).toBe('address.area_required');
    expect((await page()).total).toBe(0);
  });

  it('has one default, whoever asks at once', async () => {
    const ids: string[] = [];
    for (let nth = 0; nth < 4; nth += 1) ids.push((await add()).data.id);
    const answers = await Promise.all(ids.map((id) => mall.call(addressApi.setDefault, { body: { id } }, { token: buyer })));
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200, 200]);
    await Promise.all([add({ isDefault: 1 }), add({ isDefault: 1 })]);
    const { list } = await page();
    expect(list.filter((one) => one.isDefault)).toHaveLength(1);
    expect(list[0]?.isDefault).toBe(1);
  });

  it('keeps a default whatever is unticked, and the latest of the rest when it goes', async () => {
    const { id } = (await add()).data;
    const other = (await add()).data.id;
    await mall.call(addressApi.edit, { body: { ...fields, id, isDefault: 0 } }, { token: buyer });
    expect((await page()).list.map((one) => [one.id, one.isDefault])).toEqual([
      [id, 1],
      [other, 0],
    ]);
    await Promise.all([
      mall.call(addressApi.remove, { params: { id } }, { token: buyer }),
      mall.call(addressApi.edit, { body: { ...fields, id: other, isDefault: 0 } }, { token: buyer }),
    ]);
    expect((await page()).list).toMatchObject([{ id: other, isDefault: 1 }]);
  });

  it('is known by site and warehouse too, and keeps a postal code that only looks wrong', async () => {
    await add({ label: 'site', postalCode: '30045' });
    await add({ label: 'warehouse', postalCode: '510000' });
    expect((await page()).list.map(({ label, postalCode }) => [label, postalCode])).toEqual([
      ['site', '30045'],
      ['warehouse', '510000'],
    ]);
  });

  it('takes a pasted text apart by the areas of the mall, and keeps nothing of it', async () => {
    const text = '王建国 +86 138-1234-5678 天津滨海新区新港路 8 号 300450';
    const { data } = await mall.call(addressApi.split, { body: { text } }, { token: buyer });
    expect(data).toEqual({
      receiverName: '王建国',
      receiverPhone: '13812345678',
      provinceId: '12',
      cityId: '1201',
      districtId: '120116',
      detail: '新港路 8 号',
      postalCode: '300450',
    });
    expect((await page()).total).toBe(0);
    expect((await mall.call(addressApi.split, { body: { text: '天'.repeat(2001) } }, { token: buyer })).code).not.toBe(200);
  });

  it('ends at twenty, also for clicks at once', async () => {
    for (let nth = 0; nth < usualSettings.ADDRESSES_PER_MEMBER - 1; nth += 1) await add();
    const answers = await Promise.all([add(), add(), add()]);
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.find(({ code }) => code !== 200)?.errorCode).toBe('address.full');
    expect((await mall.call(addressApi.add, { body: fields }, { token: buyer, language: 'en' })).msg).toBe('No more address can be saved.');
    expect((await page(buyer)).list).toHaveLength(10);
    expect((await page(buyer, { limit: 1000 })).list).toHaveLength(20);
  });

  it('is changed and dropped by its owner alone; a default that goes is followed by the latest', async () => {
    const { id } = (await add()).data;
    const other = (await add()).data.id;
    const edit = (token: string) => mall.call(addressApi.edit, { body: { ...fields, id, detail: '改' } }, { token });
    for (const answer of [
      await edit(stranger),
      await mall.call(addressApi.find, { params: { id } }, { token: stranger }),
      await mall.call(addressApi.setDefault, { body: { id } }, { token: stranger }),
      await mall.call(addressApi.remove, { params: { id } }, { token: stranger }),
      await mall.call(addressApi.remove, { params: { id: '987654321' } }, { token: buyer }),
    ])
      expect(answer.errorCode).toBe('kernel.not_found');
    expect(
      (await run(`select count(*)::int as n from audit_log where event = 'denied' and member_id = $1`, [small.members.stranger])).rows[0],
    ).toEqual({ n: 4 });
    expect((await mall.call(addressApi.edit, { body: { ...fields, id, detail: '改', isDefault: 1 } }, { token: buyer })).code).toBe(200);
    expect((await page()).list[0]).toMatchObject({ id, detail: '改', isDefault: 1 });
    expect((await mall.call(addressApi.remove, { params: { id } }, { token: buyer })).code).toBe(200);
    expect((await page()).list).toMatchObject([{ id: other, isDefault: 1 }]);
  });

  it('is closed to visitors, and read in two statements', async () => {
    for (const answer of [
      await mall.call(addressApi.page),
      await mall.call(addressApi.find, { params: { id: '1' } }),
      await mall.call(addressApi.add, { body: fields }),
      await mall.call(addressApi.edit, { body: { ...fields, id: '1' } }),
      await mall.call(addressApi.setDefault, { body: { id: '1' } }),
      await mall.call(addressApi.split, { body: { text: '王建国' } }),
      await mall.call(addressApi.remove, { params: { id: '1' } }),
    ])
      expect(answer.code).toBe(401);
    await page();
    expect((await countStatements(mall.house.db, () => page())).statements).toHaveLength(2);
  });
});
