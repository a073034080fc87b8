import type { Id } from '@mall/contract/kernel/fields.ts';
import { addressApi } from '@mall/contract/member/address.api.ts';
import { listApi } from '@mall/contract/procurement/list.api.ts';
import { standingApi } from '@mall/contract/procurement/standing.api.ts';
import { type AddStanding, standingMost } from '@mall/contract/procurement/standing.rules.ts';
import { projectApi } from '@mall/contract/project/project.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { layArea } from '../testing/company-steps.ts';
import { findBroken, pastTheBank } from '../testing/find-broken.ts';
import { addressFields, specOf } from '../testing/order-steps.ts';
import { addColleague, type Signed } from '../testing/people-steps.ts';
import { buildSmallMall, layStock } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { toldMessages } from '../testing/told-messages.ts';
import { remindDueStandings } from './remind-due-standings.ts';
import { runDueStandings } from './run-due-standings.ts';

const mall = testApp();
const run = async (text: string, values: unknown[] = []) => (await mall.house.db.pool.query(text, values)).rows;
let admin: Signed;
let buyer: Signed;
let listId: Id;
let addressId: Id;

const as = (who: Signed) => ({ token: who.token });
const fieldsOf = (over: Partial<AddStanding> = {}): AddStanding => ({
  name: '劳保月度补充',
  listId,
  period: 'monthly',
  day: 5,
  addressId,
  payMode: 'postpay',
  projectId: null,
  ...over,
});
const begin = async (over: Partial<AddStanding> = {}): Promise<Id> =>
  (await mall.call(standingApi.add, { body: fieldsOf(over) }, as(buyer))).data.id;
const makeDue = (id: Id) => run('update standing_order set next_on = current_date where id = $1', [id]);
const ordersOf = async () => (await run('select count(*)::int as n from shop_order where member_id = $1', [buyer.id]))[0]?.['n'];
const pageOf = async (id: Id) =>
  (await mall.call(standingApi.page, { query: { limit: 50 } }, as(buyer))).data.list.find((one) => one.id === id);

beforeAll(async () => {
  const { db } = mall.house;
  await buildSmallMall(db, 6);
  await layStock(db, 100_000);
  await layArea(mall);
  await run(`insert into area (id, parent_id, name, level, leaf) values (120116, 1201, '滨海新区', 3, true)`);
  await mall.owner.query('alter table member alter column id restart with 100');
  admin = await addColleague(db, 1, 'company_admin');
  buyer = await addColleague(db, 1, 'company_purchaser');
  addressId = (await mall.call(addressApi.add, { body: addressFields }, as(buyer))).data.id;
  const body = { name: '劳保', note: '', sharing: 'company' as const, projectId: null, lines: [{ specId: specOf(2), num: 5 }] };
  listId = (await mall.call(listApi.add, { body }, as(buyer))).data.id;
});

describe('a standing order', () => {
  it('orders its list when its day has come, once, and says so; the next day of its calendar follows', async () => {
    const id = await begin();
    const before = await ordersOf();
    await makeDue(id);
    await Promise.all([runDueStandings(mall.house), runDueStandings(mall.house)]);
    await runDueStandings(mall.house);
    expect(await ordersOf()).toBe(before + 1);
    const shown = await pageOf(id);
    expect(shown).toMatchObject({ state: 'active', lastRun: { result: 'ordered', reason: '', orders: [{}] } });
    expect((shown?.nextDate ?? '') > (shown?.lastRun?.dueDate ?? '')).toBe(true);
    expect((await toldMessages(mall.house, buyer.id)).map(({ title }) => title)).toContain('定期订单“劳保月度补充”已下单');
    expect(await findBroken(mall.house.db, pastTheBank)).toEqual([]);
    await mall.call(standingApi.end, { params: { id } }, as(buyer));
  });

  it('reminds its owner the day before, once, with the prices that changed since the last time', async () => {
    const id = await begin({ name: '周补' });
    const tomorrow = () => run('update standing_order set next_on = current_date + 1 where id = $1', [id]);
    const told = async () => (await toldMessages(mall.house, buyer.id)).filter(({ title }) => title === '定期订单“周补”明天下单');
    await tomorrow();
    await Promise.all([remindDueStandings(mall.house), remindDueStandings(mall.house)]);
    expect((await told()).map(({ body }) => body)).toEqual([expect.not.stringContaining('变价')]);
    await makeDue(id);
    await runDueStandings(mall.house);
    await run('update spec set price_fen = price_fen + 100 where id = $1', [specOf(2)]);
    await tomorrow();
    // Reminded of this very day already, before it was put off and came again.
    expect(await remindDueStandings(mall.house)).toBe(0);
    await run('update standing_order set reminded_of = null where id = $1', [id]);
    expect(await remindDueStandings(mall.house)).toBe(1);
    expect((await told()).filter(({ body }) => body.includes('有 1 行变价') && body.includes(' → '))).toHaveLength(1);
    await run('update spec set price_fen = price_fen - 100 where id = $1', [specOf(2)]);
    await mall.call(standingApi.end, { params: { id } }, as(buyer));
    expect(await remindDueStandings(mall.house)).toBe(0);
  });

  it('changes nothing when it is refused, keeps the reason and tells its owner', async () => {
    const project = {
      code: 'XM-1',
      name: '劳保专项',
      startDate: '2026-01-01',
      endDate: '2099-01-01',
      managerId: admin.id,
      departmentId: null,
      costCentreId: null,
      strict: true,
      shownToSeller: false,
      budget: '1.00',
    };
    const { data } = await mall.call(projectApi.add, { body: project }, as(admin));
    const id = await begin({ name: '超预算', projectId: data.id });
    const before = await ordersOf();
    const trades = await run('select count(*) from trade');
    await makeDue(id);
    await runDueStandings(mall.house);
    expect([await ordersOf(), await run('select count(*) from trade')]).toEqual([before, trades]);
    const shown = await pageOf(id);
    expect(shown?.lastRun).toMatchObject({ result: 'failed', orders: [], amount: null });
    expect(shown?.lastRun?.reason).toContain('预算不足');
    expect((await toldMessages(mall.house, buyer.id)).map(({ title }) => title)).toContain('定期订单“超预算”这次没有下单');
    const runs = await mall.call(standingApi.runs, { params: { id }, query: {} }, { token: buyer.token });
    expect(runs.data.total).toBe(1);
    await mall.call(standingApi.end, { params: { id } }, as(buyer));
  });

  it('rests while it is paused, leaves out what is skipped, and ends for good', async () => {
    const id = await begin({ period: 'weekly', day: 1 });
    const before = await ordersOf();
    await makeDue(id);
    const skip = async (nextDate: string) => mall.call(standingApi.skip, { params: { id }, body: { nextDate } }, as(buyer));
    const next = (await pageOf(id))?.nextDate ?? '';
    const twice = await Promise.all([skip(next), skip(next)]);
    expect(twice.map(({ errorCode }) => errorCode ?? 'skipped').toSorted()).toEqual(['skipped', 'standing.moved']);
    await runDueStandings(mall.house);
    expect((await pageOf(id))?.lastRun?.result).toBe('skipped');
    await mall.call(standingApi.pause, { params: { id } }, as(buyer));
    await makeDue(id);
    await runDueStandings(mall.house);
    expect(await ordersOf()).toBe(before);
    expect((await skip(next)).errorCode).toBe('standing.moved');
    await mall.call(standingApi.resume, { params: { id } }, as(buyer));
    await runDueStandings(mall.house);
    expect(await ordersOf()).toBe(before);
    const edited = await mall.call(
      standingApi.edit,
      { body: { id, ...fieldsOf({ name: '改名', period: 'quarterly', day: 10 }) } },
      as(buyer),
    );
    expect(edited.code).toBe(200);
    expect((await pageOf(id))?.nextDate).toMatch(/-(01|04|07|10)-10$/);
    await mall.call(standingApi.end, { params: { id } }, as(buyer));
    expect((await mall.call(standingApi.resume, { params: { id } }, as(buyer))).errorCode).toBe('standing.moved');
  });

  it('takes back what was skipped until the day before, once, and not by another calendar', async () => {
    const id = await begin({ period: 'weekly', day: 3 });
    const next = (await pageOf(id))?.nextDate ?? '';
    const skip = (nextDate: string) => mall.call(standingApi.skip, { params: { id }, body: { nextDate } }, as(buyer));
    const unskip = (skippedDate: string, who = buyer) => mall.call(standingApi.unskip, { params: { id }, body: { skippedDate } }, as(who));
    expect((await unskip(next)).errorCode).toBe('standing.moved');
    expect((await unskip('2026-99-99')).code).toBe(505);
    const second = (await skip(next)).data.nextDate;
    const third = (await skip(second)).data.nextDate;
    expect(await pageOf(id)).toMatchObject({ nextDate: third, skippedDate: second, actions: expect.arrayContaining(['unskip']) });
    expect((await unskip(second, admin)).errorCode).toBe('kernel.not_found');
    expect((await unskip(next)).errorCode).toBe('standing.moved');
    const twice = await Promise.all([unskip(second), unskip(second)]);
    expect(twice.map(({ errorCode }) => errorCode ?? 'back').toSorted()).toEqual(['back', 'standing.moved']);
    expect(await pageOf(id)).toMatchObject({ nextDate: second, skippedDate: next });
    // On its own day it is too late.
    await run('update standing_order_run set due_on = current_date where standing_id = $1', [id]);
    const [{ today = '' } = {}] = await run('select current_date::text as today');
    await run(`update standing_order set day = extract(isodow from current_date)::int, next_on = current_date + 7 where id = $1`, [id]);
    expect(await pageOf(id)).toMatchObject({ skippedDate: null, actions: expect.not.arrayContaining(['unskip']) });
    expect((await unskip(today)).errorCode).toBe('standing.moved');
    await mall.call(standingApi.end, { params: { id } }, as(buyer));
  });

  it('begins another calendar with its next day, whatever was left out of the old one', async () => {
    const id = await begin({ period: 'monthly', day: 28 });
    const skipped: string[] = [];
    for (let nth = 0; nth < 3; nth += 1) {
      const nextDate = (await pageOf(id))?.nextDate ?? '';
      skipped.push(nextDate);
      await mall.call(standingApi.skip, { params: { id }, body: { nextDate } }, as(buyer));
    }
    await mall.call(standingApi.edit, { body: { id, ...fieldsOf({ period: 'weekly', day: 1 }) } }, as(buyer));
    const [{ monday = '' } = {}] = await run(`select (current_date + 8 - extract(isodow from current_date)::int)::text as monday`);
    expect(await pageOf(id)).toMatchObject({ nextDate: monday, skippedDate: null, actions: expect.not.arrayContaining(['unskip']) });
    for (const skippedDate of skipped)
      expect((await mall.call(standingApi.unskip, { params: { id }, body: { skippedDate } }, as(buyer))).errorCode).toBe('standing.moved');
    await mall.call(standingApi.end, { params: { id } }, as(buyer));
  });

  it('is not ordered in the name of one with whom its list is no longer shared', async () => {
    const body = { name: '别人的', note: '', sharing: 'company' as const, projectId: null, lines: [{ specId: specOf(2), num: 1 }] };
    const lent = (await mall.call(listApi.add, { body }, as(admin))).data.id;
    const id = await begin({ name: '借用清单', listId: lent });
    await run(`update procurement_list set sharing = 'own' where id = $1`, [lent]);
    const before = await ordersOf();
    await makeDue(id);
    await runDueStandings(mall.house);
    expect(await ordersOf()).toBe(before);
    expect(await run('select reason ->> $2 as code from standing_order_run where standing_id = $1', [id, 'code'])).toEqual([
      { code: 'standing.list_gone' },
    ]);
    await mall.call(standingApi.end, { params: { id } }, as(buyer));
  });

  it('is one of so many that a person has', async () => {
    await run(
      `insert into standing_order (company_id, member_id, list_id, address_id, name, pay_mode, period, day, next_on, state)
      select 1, $1, $2, $3, '第 ' || n, 'postpay', 'weekly', 1, current_date + 30, 'active' from generate_series(1, $4) n`,
      [buyer.id, listId, addressId, standingMost],
    );
    expect((await mall.call(standingApi.add, { body: fieldsOf() }, as(buyer))).errorCode).toBe('standing.many');
    await run(`update standing_order set state = 'ended' where member_id = $1 and name like '第 %'`, [buyer.id]);
  });

  it('is refused without lines, for another’s address, and over its list while that is used', async () => {
    const empty = await mall.call(listApi.add, { body: { name: '空', note: '', sharing: 'own', projectId: null, lines: [] } }, as(buyer));
    expect((await mall.call(standingApi.add, { body: fieldsOf({ listId: empty.data.id }) }, as(buyer))).errorCode).toBe(
      'standing.list_empty',
    );
    expect((await mall.call(standingApi.add, { body: fieldsOf({ addressId: '999' }) }, as(buyer))).code).not.toBe(200);
    expect((await mall.call(standingApi.add, { body: fieldsOf({ period: 'weekly', day: 8 }) }, as(buyer))).errorCode).toBe(
      'standing.day_wrong',
    );
    const id = await begin({ name: '在用' });
    expect((await mall.call(listApi.archive, { params: { id: listId } }, as(buyer))).errorCode).toBe('list.in_use');
    await mall.call(standingApi.end, { params: { id } }, as(buyer));
  });

  it('fails for whoever has been disabled meanwhile, and orders nothing in his name', async () => {
    const id = await begin({ name: '已停用' });
    const before = await ordersOf();
    await makeDue(id);
    await run('update member set enabled = false where id = $1', [buyer.id]);
    await runDueStandings(mall.house);
    await run('update member set enabled = true where id = $1', [buyer.id]);
    expect(await ordersOf()).toBe(before);
    expect(await run('select reason ->> $2 as code from standing_order_run where standing_id = $1', [id, 'code'])).toEqual([
      { code: 'standing.owner_gone' },
    ]);
  });
});
