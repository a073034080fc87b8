import { emptyDraft, type GoodsDraft } from '@mall/contract/catalogue/goods-draft.rules.ts';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction, type Tx } from '../../kernel/db.ts';
import { tell } from '../../kernel/news.ts';
import type { MallSide, StoreSide } from '../../kernel/side.ts';
import { buildSmallMall, small } from '../../testing/small-mall.ts';
import { testApp } from '../../testing/test-app.ts';
import { whileWaiting } from '../../testing/while-waiting.ts';
import { shelveGoods } from '../shelf/shelve-goods.ts';
import { addVersion } from '../version/add-version.ts';
import { approveVersion } from '../version/approve-version.ts';
import { returnVersion } from '../version/return-version.ts';
import { readSold } from '../version/sold.queries.ts';
import { makeChanges } from './make-changes.ts';
import { moveClassGoods } from './move-class-goods.ts';

const mall = testApp();
const run = async (text: string, values: unknown[] = []) => (await mall.owner.query<Record<string, unknown>>(text, values)).rows;
const { breaker, control, power } = small.classes;
const operator = { kind: 'operator', memberId: '1', rights: new Set() } as unknown as MallSide;
/** A second class whose goods need a paper that both stores have let run out, and a leaf in it. */
const [asking, inside] = ['6', '7'];
const six = (zh: string) => JSON.stringify({ zh, en: zh, fra: zh, spa: zh, pt: zh, ru: zh });
const states = async (of: string) =>
  (await run(`select distinct state from goods where gc_id = $1 order by 1`, [of])).map(({ state }) => state);
const bad = () => run(`select id, bad::int from inv.checks where id = 'I78'`);

const moveGoods = (classId: string, intoId: string) =>
  inTransaction(mall.house.db, (tx) => moveClassGoods(tx, { classId, intoId, goodsIds: null }));
const moveClass = (parentId: string) =>
  inTransaction(mall.house.db, (tx) => makeChanges(tx, [{ act: 'class.move', classId: breaker, parentId, beforeId: null }]));
const merge = (classId: string, intoId: string) =>
  inTransaction(mall.house.db, (tx) => makeChanges(tx, [{ act: 'class.merge', classId, intoId }]));

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 8);
  await run(
    `insert into store_qualification (store_id, name, kind, lapsed_at) values (1, '生产许可证', 'production', now()), (2, '生产许可证', 'production', now())`,
  );
});

beforeEach(async () => {
  await run(
    `delete from store_class_term; update goods_class set parent_id = 2, path = '1/2/3', merged_into = null, shown = true where id = 3; delete from goods_version`,
  );
  await run(
    `update goods set state = 'on', second_gc_id = 2, gc_id = case when id % 2 = 0 then 3 else 4 end; delete from goods_class where id in (7, 6)`,
  );
  await run(
    `insert into goods_class (id, parent_id, level, path, names, icon, picture, sort, shown) values (6, 1, 2, '1/6', $1, '', '', 9, true), (7, 6, 3, '1/6/7', $2, '', '', 1, true)`,
    [six('防爆'), six('防爆电器')],
  );
  await run(`insert into store_class_term (class_id, needs) values (6, '{production}')`);
  expect(await bad()).toEqual([{ id: 'I78', bad: 0 }]);
});

it('goods that operators move to a class whose paper has run out leave the shelf, and come back with the way back', async () => {
  await moveGoods(breaker, inside);
  expect([await states(inside), await states(control), await bad()]).toEqual([['lapsed'], ['on'], [{ id: 'I78', bad: 0 }]]);
  expect((await run(`select goods_count::int as count from goods_class where id = 7`))[0]).toEqual({ count: 0 });
  await moveGoods(inside, breaker);
  expect(await states(breaker)).toEqual(['on']);
});

it('a class that moves under another takes its goods from the shelf, or brings them back', async () => {
  await moveClass(asking);
  expect([await states(breaker), await states(control), await bad()]).toEqual([['lapsed'], ['on'], [{ id: 'I78', bad: 0 }]]);
  await moveClass(power);
  expect(await states(breaker)).toEqual(['on']);
});

it('a merge brings what the class asks for to the goods of the other, and frees those of a class that asked more', async () => {
  await merge(asking, power);
  expect([await states(breaker), await states(control), await bad()]).toEqual([['lapsed'], ['lapsed'], [{ id: 'I78', bad: 0 }]]);
  await run(`update goods_class set merged_into = null, shown = true where id = 6`);
  await run(`insert into store_class_term (class_id, needs) values (6, '{}')`);
  await run(`update goods_class set parent_id = 6, path = '1/6/7' where id = 7`);
  await merge(breaker, inside);
  expect(await states(inside)).toEqual(['on']);
});

it('what is approved in part cannot get round a paper either', async () => {
  const sold = await inTransaction(mall.house.db, (tx) => readSold(tx, '2'));
  const fields: GoodsDraft = { ...emptyDraft, ...sold, classId: inside, name: '全网最低价' };
  await inTransaction(mall.house.db, (tx) => addVersion(tx, '2', { version: 1, memberId: '1', fields, changes: 2 }));
  const [version] = await run(`select id::text from goods_version where goods_id = 2 and decision is null`);
  await inTransaction(mall.house.db, (tx) =>
    returnVersion(tx, operator, version?.['id'] as string, { faults: [{ field: 'name', reason: '夸大' }], rest: true }, 'zh'),
  );
  expect([await states(inside), await bad()]).toEqual([['lapsed'], [{ id: 'I78', bad: 0 }]]);
  expect(await run(`select name from goods where id = 2`)).toEqual([{ name: sold.name }]);
});

const seller = { kind: 'seller', memberId: '1', storeId: '1', rights: new Set() } as unknown as StoreSide;
const putOn = (tx: Tx) => shelveGoods(tx, seller, 'putOn', { goodsIds: ['2'] });
const lapse = async (tx: Tx) => {
  await tx.execute(sql`update store_qualification set lapsed_at = now() where id = 71`);
  await tell(tx, 'store.papers_changed', { storeId: '1' });
};
const inTurn = (verb: (tx: Tx) => Promise<unknown>) => () => inTransaction(mall.house.db, verb);
const stateOf = async (id: string) => (await run(`select state from goods where id = $1`, [id]))[0]?.['state'];

describe('while a paper runs out', () => {
  beforeEach(async () => {
    await run(`insert into store_qualification (id, store_id, name, kind) values (71, 1, '营业执照', 'licence')`);
  });
  afterEach(() => run(`delete from store_qualification where id = 71`));

  it('nothing is put on the shelf, and what was put there before is taken from it', async () => {
    await run(`update goods set state = 'off' where id = 2`);
    const late = whileWaiting(mall.house.db, { hold: lapse, come: inTurn(putOn) });
    await expect(late).rejects.toMatchObject({ code: 'goods.paper_lapsed' });
    expect([await stateOf('2'), await bad()]).toEqual(['off', [{ id: 'I78', bad: 0 }]]);
    await run(`update store_qualification set lapsed_at = null where id = 71`);
    await whileWaiting(mall.house.db, { hold: putOn, come: inTurn(lapse) });
    expect([await stateOf('2'), await bad()]).toEqual(['lapsed', [{ id: 'I78', bad: 0 }]]);
  });

  it('new goods that are approved are not sold', async () => {
    const sold = await inTransaction(mall.house.db, (tx) => readSold(tx, '2'));
    await run(`update goods set state = 'draft' where id = 2`);
    await inTransaction(mall.house.db, (tx) =>
      addVersion(tx, '2', { version: 1, memberId: '1', fields: { ...emptyDraft, ...sold, classId: breaker }, changes: 1 }),
    );
    const [version] = await run(`select id::text from goods_version where goods_id = 2`);
    await whileWaiting(mall.house.db, { hold: lapse, come: inTurn((tx) => approveVersion(tx, operator, version?.['id'] as string, 'zh')) });
    expect([await stateOf('2'), await bad()]).toEqual(['lapsed', [{ id: 'I78', bad: 0 }]]);
  });

  it('goods that come to a class which asks for it leave the shelf', async () => {
    await run(`update store_class_term set needs = '{quality}'`);
    await run(`update store_qualification set kind = 'quality' where id = 71`);
    await whileWaiting(mall.house.db, {
      hold: lapse,
      come: inTurn((tx) => moveClassGoods(tx, { classId: breaker, intoId: inside, goodsIds: null })),
    });
    expect([await states(inside), await bad()]).toEqual([['lapsed'], [{ id: 'I78', bad: 0 }]]);
  });
});
