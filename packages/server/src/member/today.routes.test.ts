import { todayApi } from '@mall/contract/member/today.api.ts';
import { oftenApi } from '@mall/contract/order/often.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { agreeAfterSale } from '../after-sale/agree-after-sale.ts';
import { usualSettings } from '../kernel/config.ts';
import { inTransaction } from '../kernel/db.ts';
import { system } from '../kernel/side.ts';
import { apply, placeDone } from '../testing/after-sale-steps.ts';
import { buyerOf, place, placePaid, ship, specOf } from '../testing/order-steps.ts';
import { buildSmallMall, layStock, small, tokenOf } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn, signInQuietly } from '../testing/test-member.ts';
import { waitingSlots } from '../waiting-slots.ts';

const mall = testApp();
const run = async (text: string, values: unknown[] = []) => (await mall.house.db.pool.query(text, values)).rows;
const today = async (token: string, all = false) => (await mall.call(todayApi.today, { query: all ? { all: '1' } : {} }, { token })).data;
const { buyer, stranger } = small.members;
let token = '';

beforeAll(async () => {
  const { db } = mall.house;
  await buildSmallMall(db, 8);
  await layStock(db, 10_000);
  await mall.owner.query('alter table member alter column id restart with 100');
  token = await tokenOf(db, buyer);
});

describe('what waits for a buyer', () => {
  it('is nothing for whoever has ordered nothing', async () => {
    expect((await today(await tokenOf(mall.house.db, stranger))).waiting).toEqual({ tasks: [], total: 0 });
  });

  it('is what he has to pay, receive and send back, the soonest first', async () => {
    const { db } = mall.house;
    const paid = await placePaid(db, buyer);
    await ship(db, paid);
    const returned = await apply(db, buyer, await placeDone(db, buyer));
    await inTransaction(db, (tx) => agreeAfterSale(tx, system, returned, { address: returnTo, remark: '' }, usualSettings));
    await place(db, buyer, { lines: [{ specId: specOf(3), num: 5 }] });
    const { tasks, total } = (await today(token)).waiting;
    expect(tasks.map(({ kind }) => kind)).toEqual(['pay', 'sendBack', 'receive']);
    expect(total).toBe(3);
    expect(tasks[0]).toMatchObject({ about: '津缆旗舰店', amount: expect.stringMatching(/^\d+\.\d\d$/) });
    expect(tasks[0]?.due?.seconds).toBeGreaterThan(0);
    expect(tasks[2]).toMatchObject({ url: `/personalCenterBase/myOrdersDetail?id=${paid}` });
    expect(tasks[2]?.amount).toBeUndefined();
  });

  it('is told only as far as the page shows, counted whole, and told whole to whoever asks for all', async () => {
    const { id, token: busy } = await addSignedIn(mall.house.db, { roles: ['individual'] });
    for (let at = 0; at < 9; at += 1) await place(mall.house.db, id);
    const { tasks, total } = (await today(busy)).waiting;
    expect([tasks.length, total]).toEqual([8, 9]);
    expect((await today(busy, true)).waiting).toMatchObject({ total: 9, tasks: { length: 9 } });
  });

  it('leaves out rooms that he may not enter', async () => {
    const { db } = mall.house;
    const { id } = await addSignedIn(db, { roles: ['individual'] });
    await place(db, id);
    const without = buyerOf(id, { rights: new Map() });
    const asked = await Promise.all(waitingSlots.map((slot) => slot(db, without, 8)));
    expect(asked.map(({ total }) => total)).toEqual(waitingSlots.map(() => 0));
  });
});

describe('who is greeted', () => {
  it('is told for whom he buys, in which department and as what, and when he came before', async () => {
    const { db } = mall.house;
    await run(`insert into department (id, company_id, name) values (21, 1, '物资部')`);
    const before = await addSignedIn(db, { accountType: 2, companyId: small.company, departmentId: '21', roles: ['company_purchaser'] });
    expect((await today(before.token)).person.lastSignIn).toBeUndefined();
    const { person } = await today(await signInQuietly(db, before.id));
    expect(person).toMatchObject({ companyName: '天津滨海配电工程有限公司', departmentName: '物资部', roleNames: ['采购员'] });
    expect(person.lastSignIn?.time).toMatch(/^\d{4}-/);
  });
});

describe('what is often bought', () => {
  it('comes with how much it was last time, and without what is off the shelf or was cancelled', async () => {
    const { db } = mall.house;
    const { id, token: own } = await addSignedIn(db, { roles: ['individual'] });
    for (const num of [5, 7]) await placePaid(db, id, { lines: [{ specId: specOf(4), num }] });
    await placePaid(db, id, { lines: [{ specId: specOf(6), num: 5 }] });
    await placePaid(db, id, { lines: [{ specId: specOf(5), num: 5 }] });
    await run(`update goods set state = 'off' where id = 6`);
    const often = (await mall.call(oftenApi.often, {}, { token: own })).data;
    expect(often.map(({ specId, times, lastNum }) => [specId, times, lastNum])).toEqual([
      [specOf(4), 2, 7],
      [specOf(5), 1, 5],
    ]);
  });
});

const returnTo = { receiver: '李仓', receiverPhone: '13900000001', receiverAddress: '天津市北辰区 1 号' };
