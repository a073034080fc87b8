import { cartApi } from '@mall/contract/cart/cart.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { listApi } from '@mall/contract/procurement/list.api.ts';
import { type AddList, type ListLineFields, listMost, sheetMost } from '@mall/contract/procurement/list.rules.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { writeXlsx } from '../kernel/xlsx.ts';
import { sendFile } from '../testing/multipart.ts';
import { specOf } from '../testing/order-steps.ts';
import { addColleague, addCompany, type Signed } from '../testing/people-steps.ts';
import { buildSmallMall } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';

const mall = testApp();
const run = async (text: string, values: unknown[] = []) => (await mall.house.db.pool.query(text, values)).rows;
let owner: Signed;
let neighbour: Signed;
let farther: Signed;
const as = (who: Signed) => ({ token: who.token });

beforeAll(async () => {
  const { db } = mall.house;
  await buildSmallMall(db, 6);
  await mall.owner.query('alter table member alter column id restart with 100');
  await addCompany(db, 7);
  owner = await addColleague(db, 7, 'company_purchaser', 72);
  neighbour = await addColleague(db, 7, 'company_purchaser', 73);
  farther = await addColleague(db, 7, 'company_purchaser', 71);
});

const add = async (over: Partial<AddList> = {}): Promise<Id> => {
  const body = {
    name: '常备材料',
    note: '',
    sharing: 'own' as const,
    projectId: null,
    lines: [{ specId: specOf(2), num: 5, remark: '急' }],
    ...over,
  };
  return (await mall.call(listApi.add, { body }, as(owner))).data.id;
};
const sendSheet = async (text: string | Buffer, id?: Id) => {
  const listId = id ?? (await add({ lines: [] }));
  const sent = { name: 'a.csv', bytes: Buffer.from(text as string), token: owner.token, params: { id: listId } };
  return { listId, ...(await sendFile(mall, listApi.import, sent)) };
};
const detail = (id: Id, who = owner) => mall.call(listApi.detail, { params: { id } }, as(who));

describe('a purchase list', () => {
  it('is seen by whom it is shared with: nobody, the department with those below it, the company', async () => {
    const [own, department, company] = [await add(), await add({ sharing: 'department' }), await add({ sharing: 'company' })];
    const codes = async (who: Signed) => Promise.all([own, department, company].map(async (id) => (await detail(id, who)).code));
    expect(await codes(owner)).toEqual([200, 200, 200]);
    expect(await codes(neighbour)).toEqual([505, 200, 200]);
    expect(await codes(farther)).toEqual([505, 505, 200]);
    const { data } = await mall.call(listApi.page, { query: { whose: 'shared' } }, as(farther));
    expect(data.list.map(({ id, mine }) => [id, mine])).toEqual([[company, false]]);
    const edit = { id: company, name: '改', note: '', sharing: 'own' as const, projectId: null };
    expect((await mall.call(listApi.edit, { body: edit }, as(neighbour))).errorCode).toBe('kernel.not_found');
  });

  it('shows nothing of goods that are not on sale but the name that it was put there under, and takes in none', async () => {
    const id = await add({ lines: [{ specId: specOf(3), num: 2, remark: '' }] });
    const [kept] = (await detail(id)).data.items;
    await run(`update goods set state = 'draft' where id = (select goods_id from spec where id = $1)`, [specOf(3)]);
    await run(`update spec set name = '秘密的新名字' where id = $1`, [specOf(3)]);
    try {
      expect((await detail(id)).data.items).toMatchObject([
        { specName: kept?.specName, itemNumber: '', storeName: '', attributeLine: '', price: '0.00', storage: 0, gone: true },
      ]);
      const put = { params: { id }, body: { specId: specOf(3), num: 3, remark: '' } };
      expect((await mall.call(listApi.setLine, put, as(owner))).code).toBe(200);
      const other = await add();
      expect((await mall.call(listApi.setLine, { ...put, params: { id: other } }, as(owner))).errorCode).toBe('list.spec_unknown');
    } finally {
      await run(`update goods set state = 'on' where id = (select goods_id from spec where id = $1)`, [specOf(3)]);
    }
  });

  it('shows what its lines cost today, what is short and what is gone', async () => {
    const id = await add({
      lines: [
        { specId: specOf(2), num: 5, remark: '' },
        { specId: specOf(4), num: 100, remark: '' },
        { specId: specOf(6), num: 5, remark: '' },
      ],
    });
    await run(`update goods set state = 'off' where id = 6`);
    const { data } = await detail(id);
    expect(data).toMatchObject({ lines: 3, short: 1, gone: 1, amount: ((5 * 1002 + 100 * 1004) / 100).toFixed(2) });
    expect(data.items.map(({ fault, gone }) => [fault !== '', gone])).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ]);
    const put = await mall.call(listApi.toCart, { params: { id }, body: {} }, as(neighbour));
    expect(put.errorCode).toBe('kernel.not_found');
    const { data: bought } = await mall.call(listApi.toCart, { params: { id }, body: {} }, as(owner));
    expect(bought.added).toEqual([specOf(2)]);
    expect(bought.refused.map(({ specId }) => specId)).toEqual([specOf(4), specOf(6)]);
    expect(bought.refused.every(({ msg }) => msg !== '')).toBe(true);
    expect((await mall.call(cartApi.list, {}, as(owner))).code).toBe(200);
    expect((await detail(id)).data.usedCount).toBe(1);
    await run(`update goods set state = 'on' where id = 6`);
  });

  it('is changed by its owner line by line, copied by whoever sees it, and put away', async () => {
    const id = await add({ sharing: 'company' });
    await mall.call(listApi.setLine, { params: { id }, body: { specId: specOf(4), num: 7 } }, as(owner));
    await mall.call(listApi.setLine, { params: { id }, body: { specId: specOf(4), num: 9 } }, as(owner));
    const several = {
      params: { id },
      body: {
        lines: [
          { specId: specOf(4), num: 8 },
          { specId: specOf(4), num: 9 },
        ],
      },
    };
    expect((await mall.call(listApi.setLines, several, as(owner))).code).toBe(200);
    const unknown = {
      params: { id },
      body: {
        lines: [
          { specId: specOf(4), num: 1 },
          { specId: '77', num: 9 },
        ],
      },
    };
    expect((await mall.call(listApi.setLines, unknown, as(owner))).errorCode).toBe('list.spec_unknown');
    expect((await mall.call(listApi.setLine, { params: { id }, body: { specId: '77', num: 9 } }, as(owner))).errorCode).toBe(
      'list.spec_unknown',
    );
    expect((await detail(id)).data.items.map(({ specId, num }) => [specId, num])).toEqual([
      [specOf(2), 5],
      [specOf(4), 9],
    ]);
    const { data: copy } = await mall.call(listApi.copy, { params: { id } }, as(farther));
    expect((await detail(copy.id, farther)).data).toMatchObject({ name: '常备材料 副本', mine: true, sharing: 'own', lines: 2 });
    await mall.call(listApi.removeLines, { params: { id }, body: { specIds: [specOf(2)] } }, as(owner));
    expect((await detail(id)).data.lines).toBe(1);
    await mall.call(listApi.archive, { params: { id } }, as(owner));
    expect((await mall.call(listApi.setLine, { params: { id }, body: { specId: specOf(2), num: 9 } }, as(owner))).errorCode).toBe(
      'list.archived',
    );
    await mall.call(listApi.restore, { params: { id } }, as(owner));
    const edit = { id, name: '新名', note: '每车一套', sharing: 'department' as const, projectId: null };
    expect((await mall.call(listApi.edit, { body: edit }, as(owner))).code).toBe(200);
    expect((await detail(id)).data).toMatchObject({ name: '新名', archived: false, sharing: 'department' });
  });

  it('takes the lines of a sheet, xlsx or text, and names the bad ones', async () => {
    const rows = [
      ['序号', '物料编码', '数量'],
      [1, 'item-2', 3],
      [2, 'ITEM-4', '5'],
      [3, 'ITEM-2', 4],
      [4, 'NONE-1', 1],
      [5, 'ITEM-1', 'x'],
    ];
    const id = await add({ lines: [] });
    const sent = await sendFile(mall, listApi.import, {
      name: 'a.xlsx',
      bytes: await writeXlsx({ name: 's', rows }),
      token: owner.token,
      params: { id },
    });
    expect(sent.data).toMatchObject({ rows: 5, added: 2 });
    expect(sent.data.wrong.map(({ row, code }) => [row, code])).toEqual([
      [5, 'NONE-1'],
      [6, 'ITEM-1'],
    ]);
    expect((await detail(id)).data.items.map(({ specId, num }) => [specId, num])).toEqual([
      [specOf(2), 7],
      [specOf(4), 5],
    ]);
    for (const text of ['货号,数量,备注\r\nITEM-6,"2","要, 新的"\r\n', '货号\t数量\t备注\nITEM-6\t2\t要, 新的\n']) {
      const other = await add({ lines: [] });
      const answer = await sendFile(mall, listApi.import, {
        name: 'a.csv',
        bytes: Buffer.from(text),
        token: owner.token,
        params: { id: other },
      });
      expect(answer.data).toEqual({ rows: 1, added: 1, changed: [], wrong: [] });
      expect((await detail(other)).data.items).toMatchObject([{ specId: specOf(6), num: 2, remark: '要, 新的' }]);
    }
    const bad = await sendFile(mall, listApi.import, {
      name: 'a.csv',
      bytes: Buffer.from('甲,乙\n1,2\n'),
      token: owner.token,
      params: { id },
    });
    expect(bad.errorCode).toBe('list.sheet_unreadable');
  });

  it('takes a sheet whose late cells hold signs that no text has, and cuts no sign in half', async () => {
    const filling = Array.from({ length: 1500 }, (_, nth) => `NONE-${nth},1,`);
    const text = ['货号,数量,备注', ...filling, 'ITEM\u0000-2,3,', `ITEM-4,1,${'长'.repeat(98)}😀`, `${'x'.repeat(59)}😀,1,`].join('\n');
    const sent = await sendSheet(text);
    expect([sent.code, sent.data?.added]).toEqual([200, 2]);
    expect(sent.data.wrong.at(-1)?.code).toBe('x'.repeat(59));
    expect((await detail(sent.listId)).data.items.map(({ num, remark }) => [num, remark])).toEqual([
      [3, ''],
      [1, `${'长'.repeat(98)}😀`],
    ]);
    expect((await sendSheet(Buffer.alloc(sheetMost.bytes + 1, 65))).errorCode).toBe('list.sheet_large');
  });

  it('keeps the remark of a line of which a sheet or a call says none, and reads numbers as people write them', async () => {
    const id = await add({ lines: [{ specId: specOf(2), num: 5, remark: '甲方指定' }] });
    expect((await sendSheet('物料编码,数量\nITEM-2,１０\nITEM-4,1\n', id)).data).toEqual({
      rows: 2,
      added: 1,
      changed: [{ row: 2, code: 'ITEM-2', before: 5, num: 10 }],
      wrong: [],
    });
    expect((await sendSheet('物料编码,数量\nITEM-2,10\n', id)).data).toEqual({ rows: 1, added: 0, changed: [], wrong: [] });
    await mall.call(listApi.removeLines, { params: { id }, body: { specIds: [specOf(4)] } }, as(owner));
    expect((await detail(id)).data.items).toMatchObject([{ num: 10, remark: '甲方指定' }]);
    await mall.call(listApi.setLine, { params: { id }, body: { specId: specOf(2), num: 6 } }, as(owner));
    expect((await detail(id)).data.items).toMatchObject([{ num: 6, remark: '甲方指定' }]);
    await sendSheet('物料编码,数量,备注\nITEM-2,"1,20",\n', id);
    expect((await detail(id)).data.items).toMatchObject([{ num: 120, remark: '' }]);
    const bad = await sendSheet(`物料编码,数量,备注\nITEM-2,0x10,\nITEM-4,1,${'长'.repeat(101)}\nITEM-6,,\n`, id);
    expect(bad.data.added).toBe(0);
    expect(bad.data.wrong.map(({ row }) => row)).toEqual([2, 3, 4]);
    expect(bad.data.wrong[1]?.reason).toBe('备注最多100个字');
  });

  it('keeps every field of a line whichever way it came: by hand, by several, by a sheet, as a copy', async () => {
    // Whoever adds a column of a line gives it a value here that is none of its defaults.
    const line: Required<ListLineFields> = { specId: specOf(2), num: 7, remark: '三期工程用' };
    const kept = async (id: Id) => {
      const [item] = (await detail(id)).data.items;
      return Object.fromEntries(Object.keys(line).map((name) => [name, item?.[name as keyof typeof item]]));
    };
    const whole = await add({ lines: [line] });
    const [single, several] = [await add({ lines: [] }), await add({ lines: [] })];
    await mall.call(listApi.setLine, { params: { id: single }, body: line }, as(owner));
    await mall.call(listApi.setLines, { params: { id: several }, body: { lines: [line] } }, as(owner));
    const { listId: sent } = await sendSheet(`物料编码,数量,备注\nITEM-2,${line.num},${line.remark}\n`);
    const copied = (await mall.call(listApi.copy, { params: { id: whole } }, as(owner))).data.id;
    for (const id of [whole, single, several, sent, copied]) expect(await kept(id)).toEqual(line);
  });

  it('has so many lines, and a person so many lists', async () => {
    const lines = Array.from({ length: listMost.lines + 1 }, (_, nth) => ({ specId: String(nth + 1), num: 1 }));
    const id = await add({ lines: [] });
    expect((await mall.call(listApi.setLines, { params: { id }, body: { lines } }, as(owner))).errorCode).toBe('list.lines_many');
    await run(`insert into procurement_list (company_id, member_id, name) select 7, $1, '清单 ' || n from generate_series(1, $2) n`, [
      owner.id,
      listMost.lists,
    ]);
    const body = { name: '再一份', note: '', sharing: 'own' as const, projectId: null, lines: [] };
    expect((await mall.call(listApi.add, { body }, as(owner))).errorCode).toBe('list.many');
  });
});
