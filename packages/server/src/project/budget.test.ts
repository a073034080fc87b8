import { randomUUID } from 'node:crypto';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { projectApi } from '@mall/contract/project/project.api.ts';
import type { AddProject } from '@mall/contract/project/project.rules.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { agreeAfterSale } from '../after-sale/agree-after-sale.ts';
import { startRefund } from '../after-sale/start-refund.ts';
import { usualSettings } from '../kernel/config.ts';
import { inTransaction } from '../kernel/db.ts';
import type { BuyerSide, StoreSide } from '../kernel/side.ts';
import { agreePrice } from '../order/agree-price.ts';
import { cancelOrder } from '../order/cancel-order.ts';
import { confirmReceipt } from '../order/confirm-receipt.ts';
import { usualRules } from '../order/order-times.ts';
import { payOrder } from '../order/pay-order.ts';
import { placeOrder } from '../order/place-order.ts';
import { proposePrice } from '../order/propose-price.ts';
import { apply, finishRefunds } from '../testing/after-sale-steps.ts';
import { findBroken, pastTheBank } from '../testing/find-broken.ts';
import { buyerOf, linesOf, orderInput, payableOf, ship, specOf } from '../testing/order-steps.ts';
import { addColleague, type Signed } from '../testing/people-steps.ts';
import { buildSmallMall, layStock, small } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { toldMessages } from '../testing/told-messages.ts';
import { addProject } from './add-project.ts';
import { changeBudget } from './change-budget.ts';
import { closeProject } from './close-project.ts';
import { editProject } from './edit-project.ts';
import { giveBackBudgets } from './give-back-budgets.ts';
import { releaseBudgets } from './release-budgets.ts';
import { reopenProject } from './reopen-project.ts';
import { useBudgets } from './use-budgets.ts';

const mall = testApp();
const run = async (text: string, values: unknown[] = []) => (await mall.house.db.pool.query(text, values)).rows;
let manager: Signed;
let buyer: Signed;
let made = 0;

beforeAll(async () => {
  const { db } = mall.house;
  await buildSmallMall(db, 6);
  await layStock(db, 100_000);
  await mall.owner.query('alter table member alter column id restart with 100');
  manager = await addColleague(db, 1, 'company_admin');
  buyer = await addColleague(db, 1, 'company_purchaser');
});

const viewRight = 'personalCenterBase:procurementManagement:projectList:view';
const sideOf = (who: Signed, over: Partial<BuyerSide> = {}): BuyerSide => buyerOf(who.id, { companyId: small.company, ...over });
/** Asks the session who it is, as a call would: the rights that `lockPeople` asks for again are the role's. */
const managing = (): BuyerSide =>
  sideOf(manager, {
    reach: 'company',
    asked: projectApi.add.access,
    rights: new Map([...buyerOf('1').rights, ['project:manage', 'company'], [viewRight, 'company']]),
  });

const fieldsOf = (over: Partial<AddProject> = {}): AddProject => {
  made += 1;
  return {
    code: `XM-${made}`,
    name: `项目${made}`,
    startDate: '2026-01-01',
    endDate: '2099-12-31',
    managerId: manager.id,
    departmentId: null,
    costCentreId: null,
    strict: true,
    shownToSeller: false,
    budget: '100000.00',
    ...over,
  };
};
const begin = (over: Partial<AddProject> = {}): Promise<Id> =>
  inTransaction(mall.house.db, async (tx) => (await addProject(tx, managing(), fieldsOf(over))).id);

type Order = {
  projectId?: Id | null;
  lineProjects?: { specId: Id; projectId: Id | null }[];
  num?: number;
  odd?: boolean;
  side?: BuyerSide;
};
const order = async ({ projectId, lineProjects, num = 5, odd = false, side = sideOf(buyer) }: Order): Promise<Id[]> => {
  const lines = [{ specId: specOf(2), num }, ...(odd ? [{ specId: specOf(4), num }] : [])];
  const input = await orderInput(mall.house.db, side.memberId, { lines, submitToken: randomUUID() });
  const rules = { ...usualRules, UNPAID_HOLDS_PER_SPEC: 1000 };
  const placed = await inTransaction(mall.house.db, (tx) => placeOrder(tx, side, { ...input, projectId, lineProjects }, rules));
  return placed.orderIds;
};
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: { code?: string; values?: unknown }) => ({ code: error.code, values: error.values }),
  );
const budgetOf = async (id: Id) => {
  const [row] = await run(
    'select budget_fen::int as budget, reserved_fen::int as reserved, used_fen::int as used from project where id = $1',
    [id],
  );
  return row;
};
const movesOf = async (id: Id) =>
  (await run('select kind from project_movement where project_id = $1 order by id', [id])).map(({ kind }) => kind);
const cancel = (orderId: Id) =>
  inTransaction(mall.house.db, (tx) =>
    cancelOrder(tx, { orderId, by: { kind: 'buyer', memberId: buyer.id }, kind: 'buyer', reason: '不要了' }),
  );
const payBack = async (afterSaleId: Id): Promise<void> => {
  const { db } = mall.house;
  const store = { kind: 'seller', storeId: small.stores.own } as const;
  await inTransaction(db, (tx) => agreeAfterSale(tx, store, afterSaleId, { remark: '' }, usualSettings));
  await inTransaction(db, (tx) => startRefund(tx, store, afterSaleId));
  await finishRefunds(db);
};
const yuan = (fen: number) => (fen / 100).toFixed(2);

describe('a budget', () => {
  it('is reserved with the order, used on receipt, and given back what an after-sale pays back', async () => {
    const { db } = mall.house;
    const id = await begin();
    const [orderId = ''] = await order({ projectId: id });
    const sum = await payableOf(db, orderId);
    expect(await budgetOf(id)).toEqual({ budget: 10_000_000, reserved: sum, used: 0 });
    await inTransaction(db, (tx) => payOrder(tx, { orderId, amountFen: sum, channel: 'test' }));
    await ship(db, orderId);
    await inTransaction(db, (tx) => confirmReceipt(tx, sideOf(buyer), orderId, usualSettings));
    expect(await budgetOf(id)).toEqual({ budget: 10_000_000, reserved: 0, used: sum });
    const [line] = await linesOf(db, orderId);
    const afterSaleId = await apply(db, buyer.id, orderId, { type: 1, orderGoodsId: line?.id as Id, num: 2 });
    await payBack(afterSaleId);
    const [{ back } = { back: 0 }] = await run('select refunded_fen::int as back from shop_order where id = $1', [orderId]);
    expect(back).toBeGreaterThan(0);
    expect(await budgetOf(id)).toEqual({ budget: 10_000_000, reserved: 0, used: sum - back });
    expect(await movesOf(id)).toEqual(['start', 'reserve', 'use', 'refund']);
    expect(await findBroken(db, pastTheBank)).toEqual([]);
  });

  it('reserves less when the buyer agrees to a lower price', async () => {
    const { db } = mall.house;
    const id = await begin();
    const [orderId = ''] = await order({ projectId: id });
    const sum = await payableOf(db, orderId);
    const [line] = await linesOf(db, orderId);
    const [was] = await run(
      'select o.freight_fen::int as freight, l.unit_fen::int as unit, l.num, o.store_id::text as store from shop_order o join order_line l on l.order_id = o.id where l.id = $1',
      [line?.id],
    );
    const store: StoreSide = { kind: 'seller', memberId: manager.id, sessionId: '1', storeId: was.store, rights: new Map() } as never;
    const lines = [{ orderGoodsId: String(line?.id), price: yuan(was.unit - 100) }];
    await inTransaction(db, (tx) => proposePrice(tx, store, { orderId, freight: yuan(was.freight), lines, reason: '' }));
    const less = sum - 100 * was.num;
    await inTransaction(db, (tx) => agreePrice(tx, sideOf(buyer), orderId, yuan(less)));
    expect(await budgetOf(id)).toEqual({ budget: 10_000_000, reserved: less, used: 0 });
    expect(await movesOf(id)).toEqual(['start', 'reserve', 'release']);
    await cancel(orderId);
    expect(await budgetOf(id)).toEqual({ budget: 10_000_000, reserved: 0, used: 0 });
    expect(await findBroken(db, pastTheBank)).toEqual([]);
  });

  it('is released when the order is cancelled, once', async () => {
    const id = await begin();
    const [orderId = ''] = await order({ projectId: id });
    await cancel(orderId);
    expect((await refusalOf(cancel(orderId)))?.code).toBe('order.moved');
    expect(await budgetOf(id)).toEqual({ budget: 10_000_000, reserved: 0, used: 0 });
    expect(await movesOf(id)).toEqual(['start', 'reserve', 'release']);
    expect(await findBroken(mall.house.db, pastTheBank)).toEqual([]);
  });

  it('gives back what is refunded before shipping, and the rest with the end of the order', async () => {
    const { db } = mall.house;
    const id = await begin();
    const [orderId = ''] = await order({ projectId: id });
    await inTransaction(db, async (tx) => payOrder(tx, { orderId, amountFen: await payableOf(db, orderId), channel: 'test' }));
    const afterSaleId = await apply(db, buyer.id, orderId, { type: 1 });
    await payBack(afterSaleId);
    expect(await run('select state from shop_order where id = $1', [orderId])).toEqual([{ state: 'cancelled' }]);
    expect(await budgetOf(id)).toEqual({ budget: 10_000_000, reserved: 0, used: 0 });
    expect(await findBroken(db, pastTheBank)).toEqual([]);
  });

  it('refuses more than it has when it is strict, with the figures for who may see them, and only warns otherwise', async () => {
    const [orderId = ''] = await order({});
    const sum = await payableOf(mall.house.db, orderId);
    const strict = await begin({ name: '严控', budget: yuan(sum - 1) });
    expect(await refusalOf(order({ projectId: strict }))).toEqual({ code: 'project.budget_short_unseen', values: { name: '严控' } });
    const seeing = sideOf(buyer, { rights: new Map([...buyerOf('1').rights, [viewRight, 'company']]) });
    expect(await refusalOf(order({ projectId: strict, side: seeing }))).toEqual({
      code: 'project.budget_short',
      values: { name: '严控', left: yuan(sum - 1), sum: yuan(sum) },
    });
    expect(await budgetOf(strict)).toMatchObject({ reserved: 0 });
    const loose = await begin({ name: '宽松', strict: false, budget: yuan(sum - 1) });
    await order({ projectId: loose });
    expect(await budgetOf(loose)).toMatchObject({ reserved: sum });
    expect((await toldMessages(mall.house, manager.id)).map(({ title }) => title)).toContain('项目“宽松”预算已用完');
  });

  it('warns its manager at 80 percent once, however often orders come and go, and anew for another budget', async () => {
    const [first = ''] = await order({});
    const sum = await payableOf(mall.house.db, first);
    const id = await begin({ name: '提醒', budget: yuan(Math.ceil(sum / 0.85)) });
    const heard = async () => (await toldMessages(mall.house, manager.id)).filter(({ title }) => title.startsWith('项目“提醒”')).length;
    const [second = ''] = await order({ projectId: id });
    expect(await heard()).toBe(1);
    await cancel(second);
    const [third = ''] = await order({ projectId: id });
    expect(await heard()).toBe(1);
    await inTransaction(mall.house.db, (tx) =>
      changeBudget(tx, managing(), id, { direction: 'more', amount: yuan(sum * 2), reason: '批文 1' }),
    );
    await cancel(third);
    for (let at = 0; at < 3; at += 1) await order({ projectId: id });
    expect(await heard()).toBe(2);
  });

  it('is refused for goods that are not ordered, and for one named twice: it would be booked nowhere', async () => {
    const id = await begin();
    const line = { specId: specOf(2), projectId: id };
    expect(await refusalOf(order({ lineProjects: [{ specId: specOf(4), projectId: id }] }))).toMatchObject({
      code: 'project.line_unknown',
    });
    expect(await refusalOf(order({ lineProjects: [line, { ...line, projectId: null }] }))).toMatchObject({ code: 'project.line_twice' });
    expect(await budgetOf(id)).toMatchObject({ reserved: 0 });
  });

  it('is taken line by line where lines have projects of their own; the freight is the order’s', async () => {
    const { db } = mall.house;
    await run('update store set freight_fen = 1500, free_from_fen = null where id = 1');
    const [whole, part] = [await begin(), await begin()];
    const [orderId = ''] = await order({ projectId: whole, lineProjects: [{ specId: specOf(4), projectId: part }], odd: true });
    const [first, second] = await linesOf(db, orderId);
    expect(await budgetOf(whole)).toMatchObject({ reserved: Number(first?.pay_fen) + 1500 });
    expect(await budgetOf(part)).toMatchObject({ reserved: Number(second?.pay_fen) });
    const free = await begin();
    const [other = ''] = await order({ projectId: free, lineProjects: [{ specId: specOf(4), projectId: null }], odd: true });
    expect(await budgetOf(free)).toMatchObject({ reserved: (await payableOf(db, other)) - Number((await linesOf(db, other))[1]?.pay_fen) });
    await cancel(orderId);
    expect([(await budgetOf(whole))?.reserved, (await budgetOf(part))?.reserved]).toEqual([0, 0]);
    await run('update store set freight_fen = 0 where id = 1');
    expect(await findBroken(db, pastTheBank)).toEqual([]);
  });

  it('of a project that is closed, over, another company’s or another department’s takes no order', async () => {
    const { db } = mall.house;
    const closed = await begin();
    await inTransaction(db, (tx) => closeProject(tx, managing(), closed));
    const past = await begin({ startDate: '2020-01-01', endDate: '2020-12-31' });
    await run(
      `insert into company (id, name, unified_code, state) values (9, '别家', '99999999999999999X', 'active') on conflict do nothing`,
    );
    const strange = await begin();
    await run('update project set company_id = 9 where id = $1', [strange]);
    await run(
      `insert into department (id, company_id, name, sort) values (901, 1, '财务部', 1), (902, 1, '工程部', 2) on conflict do nothing`,
    );
    const theirs = await begin({ departmentId: '901' });
    const engineer = sideOf(buyer, { departmentId: '902', departments: ['902'] });
    for (const projectId of [closed, past, strange, '999999'])
      expect([projectId, (await refusalOf(order({ projectId })))?.code]).toEqual([projectId, 'project.not_choosable']);
    expect((await refusalOf(order({ projectId: theirs, side: engineer })))?.code).toBe('project.not_choosable');
    await order({ projectId: theirs, side: sideOf(buyer, { departmentId: '901', departments: ['901'] }) });
    expect((await refusalOf(order({ projectId: closed, side: buyerOf('1') })))?.code).toBe('project.not_choosable');
  });

  it('holds for twenty who order at once, each for the whole rest: one gets it', async () => {
    const { db } = mall.house;
    const [orderId = ''] = await order({});
    const sum = await payableOf(db, orderId);
    const id = await begin({ budget: yuan(sum) });
    const crowd = await Promise.all(Array.from({ length: 20 }, () => addColleague(db, 1, 'company_purchaser')));
    const codes = await Promise.all(crowd.map((who) => refusalOf(order({ projectId: id, side: sideOf(who) }))));
    expect(codes.filter((one) => one === undefined)).toHaveLength(1);
    expect(new Set(codes.flatMap((one) => one?.code ?? []))).toEqual(new Set(['project.budget_short_unseen']));
    expect(await budgetOf(id)).toEqual({ budget: sum, reserved: sum, used: 0 });
    expect(await findBroken(db, pastTheBank)).toEqual([]);
  });

  it('is not cut below what is taken, nor made strict while it is over', async () => {
    const { db } = mall.house;
    const id = await begin({ strict: false, budget: '1.00' });
    const [orderId = ''] = await order({ projectId: id });
    const sum = await payableOf(db, orderId);
    const less = { direction: 'less', amount: '0.01', reason: '调减' } as const;
    expect((await refusalOf(inTransaction(db, (tx) => changeBudget(tx, managing(), id, less))))?.code).toBe('project.below_taken');
    const { budget: _, ...fields } = fieldsOf();
    expect(await refusalOf(inTransaction(db, (tx) => editProject(tx, managing(), { id, ...fields })))).toEqual({
      code: 'project.over_when_strict',
      values: { over: yuan(sum - 100) },
    });
    expect(await refusalOf(inTransaction(db, (tx) => closeProject(tx, managing(), id)))).toEqual({
      code: 'project.still_reserved',
      values: { orders: 1 },
    });
    await cancel(orderId);
    await inTransaction(db, (tx) => closeProject(tx, managing(), id));
    expect((await refusalOf(inTransaction(db, (tx) => closeProject(tx, managing(), id))))?.code).toBe('project.moved');
    await inTransaction(db, (tx) => reopenProject(tx, managing(), id));
    expect(await run('select event, to_state from project_event where project_id = $1 order by seq', [id])).toEqual([
      { event: 'start', to_state: 'open' },
      { event: 'close', to_state: 'closed' },
      { event: 'reopen', to_state: 'open' },
    ]);
  });
});

const reserveOf = async () => {
  const id = await begin();
  const [orderId = ''] = await order({ projectId: id });
  const lineId = String((await linesOf(mall.house.db, orderId))[0]?.id);
  return { id, orderId, lineId, fen: (await budgetOf(id))?.reserved as number };
};

describe('what goes back of an order', () => {
  it('is never more than its line took, and nothing once it was released', async () => {
    const { id, orderId, lineId, fen } = await reserveOf();
    await inTransaction(mall.house.db, (tx) => giveBackBudgets(tx, orderId, [{ lineId, fen: fen + 100 }], 1));
    expect(await budgetOf(id)).toMatchObject({ reserved: 0, used: 0 });
    const other = await reserveOf();
    await inTransaction(mall.house.db, (tx) => releaseBudgets(tx, other.orderId));
    await inTransaction(mall.house.db, (tx) => giveBackBudgets(tx, other.orderId, [{ lineId: other.lineId, fen: 1 }], 1));
    expect(await budgetOf(other.id)).toMatchObject({ reserved: 0, used: 0 });
  });

  it('is not used when the rest has come', async () => {
    const { id, orderId, lineId, fen } = await reserveOf();
    await inTransaction(mall.house.db, (tx) => giveBackBudgets(tx, orderId, [{ lineId, fen: 300 }], 1));
    await inTransaction(mall.house.db, (tx) => useBudgets(tx, orderId));
    expect(await budgetOf(id)).toMatchObject({ reserved: 0, used: fen - 300 });
  });
});
