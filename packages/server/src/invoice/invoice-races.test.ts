import { invoiceApi } from '@mall/contract/invoice/invoice.api.ts';
import { sellerInvoiceApi } from '@mall/contract/invoice/invoice-office.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { agreeAfterSale } from '../after-sale/agree-after-sale.ts';
import { startRefund } from '../after-sale/start-refund.ts';
import { usualSettings } from '../kernel/config.ts';
import { inTransaction } from '../kernel/db.ts';
import { system } from '../kernel/side.ts';
import { apply as applyAfterSale, finishRefunds, placeDone } from '../testing/after-sale-steps.ts';
import { findBroken } from '../testing/find-broken.ts';
import { askNow, atTax, personTitle, saveTitle, setTax, taxBooks } from '../testing/invoice-steps.ts';
import { linesOf, specOf } from '../testing/order-steps.ts';
import { payApp } from '../testing/pay-steps.ts';
import { small, tokenOf } from '../testing/small-mall.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { askGateway } from './ask-gateway.ts';

const mall = payApp();
const run = async (text: string, values: unknown[] = []) => (await mall.house.db.pool.query(text, values)).rows;
const { buyer } = small.members;
const person = { token: '' };
let seller = { token: '' };
let [titleId, otherTitleId] = ['', ''];

const done = () => placeDone(mall.house.db, buyer, [{ specId: specOf(1), num: 5 }]);
const apply = (orderIds: Id[]) => mall.call(invoiceApi.apply, { body: { orderIds, titleId, type: 'electronic_normal' } }, person);
const applied = async (orderId: Id): Promise<Id> => (await apply([orderId])).data.ids[0] as Id;
const issue = (id: Id) => mall.call(sellerInvoiceApi.issue, { params: { id } }, seller);
const change = (id: Id) => mall.call(invoiceApi.change, { params: { id }, body: { titleId: otherTitleId, reason: '抬头写错' } }, person);
const takeBack = (id: Id) => mall.call(sellerInvoiceApi.red, { params: { id }, body: { reason: '开错' } }, seller);
const cancel = (id: Id) => mall.call(invoiceApi.cancel, { params: { id } }, person);
const stateOf = async (id: Id) => (await run('select state from invoice where id = $1', [id]))[0]?.state as string;
const issued = async (orderId: Id): Promise<Id> => {
  const id = await applied(orderId);
  await issue(id);
  await askNow(mall);
  return id;
};

/** Pieces that are agreed to come back; gives what sends their money. */
const agreedRefund = async (orderId: Id, num: number): Promise<() => Promise<void>> => {
  const { db } = mall.house;
  const [line] = await linesOf(db, orderId);
  const id = await applyAfterSale(db, buyer, orderId, { type: 1, lines: [{ orderGoodsId: line?.id as string, num }] } as never);
  await inTransaction(db, (tx) =>
    agreeAfterSale(tx, { kind: 'seller', storeId: small.stores.third } as never, id, { remark: '' }, usualSettings),
  );
  return async () => {
    await inTransaction(db, (tx) => startRefund(tx, system, id));
    await finishRefunds(db);
  };
};

const open = () => run(`select id::text, state from invoice where state in ('applied', 'reviewing', 'red_applied')`);

/** Until nothing is under way: what was applied for is issued, what is asked is answered. */
const settle = async (): Promise<void> => {
  await setTax(mall, 'normal');
  for (let rounds = 0; rounds < 12; rounds += 1) {
    const waiting = await open();
    if (waiting.length === 0) return;
    for (const { id, state } of waiting) if (state === 'applied') await issue(id);
    await askNow(mall);
    for (const { ask_no } of await run(`select ask_no from invoice_ask where state = 'pending'`)) await atTax(mall, ask_no, 'issue');
    for (const { id } of await run(
      `select i.id::text from invoice i join invoice_ask a on a.invoice_id = i.id where a.state = 'refused' and i.state in ('reviewing', 'red_applied')`,
    ))
      await mall.call(sellerInvoiceApi.retry, { params: { id } }, seller);
  }
  expect(await open()).toEqual([]);
};

/** What stands as issued of an order, and what it has kept. */
const figuresOf = async (orderId: Id) =>
  (
    await run(
      `select (select coalesce(sum(c.amount_fen), 0)::int from invoice_cover c join invoice i on i.id = c.invoice_id where c.order_id = o.id and i.state in ('issued', 'mailed', 'verified')) as standing,
        (o.paid_fen - o.refunded_fen)::int as kept from shop_order o where o.id = $1`,
      [orderId],
    )
  )[0];

/** The gateway has issued exactly what the mall says, each number once. */
const compareBooks = async (): Promise<void> => {
  const theirs = (await taxBooks(mall)).filter(({ word }) => word?.state === 'issued').map(({ askNo }) => askNo);
  const ours = await run(`select ask_no from invoice_ask where state = 'issued'`);
  expect(ours.map(({ ask_no }) => ask_no).toSorted()).toEqual(theirs.toSorted());
  const doubled = await run(`select invoice_id, kind from invoice_ask where state = 'issued' group by 1, 2 having count(*) > 1`);
  const broken = (await findBroken(mall.house.db)).filter((rule) => rule.startsWith('I30'));
  expect([doubled, broken]).toEqual([[], []]);
};

beforeAll(async () => {
  const { db } = mall.house;
  person.token = await tokenOf(db, buyer);
  seller = await addSignedIn(db, { audience: 'seller', storeId: small.stores.third } as never);
  titleId = await saveTitle(mall, person.token, personTitle);
  otherTitleId = await saveTitle(mall, person.token, { ...personTitle, personName: '王建军' });
});
beforeEach(() => setTax(mall, 'normal'));

describe('at the same moment', () => {
  it('a cancelling and an issuing: one of the two, and never both', async () => {
    for (let times = 0; times < 4; times += 1) {
      const id = await applied(await done());
      const codes = (await Promise.all([cancel(id), issue(id), cancel(id)])).map(({ code }) => code);
      expect(codes.filter((code) => code === 200)).toHaveLength(1);
      expect(['cancelled', 'reviewing']).toContain(await stateOf(id));
    }
    await settle();
    await compareBooks();
  });

  it('a change and a refund: one red letter, and an invoice over what is left', async () => {
    const orderId = await done();
    const id = await issued(orderId);
    const refund = await agreedRefund(orderId, 2);
    await Promise.all([change(id), refund(), change(id)]);
    await settle();
    expect(await figuresOf(orderId)).toEqual({ standing: 3003, kept: 3003 });
    expect(await run(`select count(*)::int as n from invoice_ask where invoice_id = $1 and kind = 'red'`, [id])).toEqual([{ n: 1 }]);
    await compareBooks();
  });

  it('an application and a refund: the invoice is over what is left', async () => {
    const orderId = await done();
    const refund = await agreedRefund(orderId, 1);
    await Promise.all([apply([orderId]), refund(), apply([orderId])]);
    await settle();
    expect(await figuresOf(orderId)).toEqual({ standing: 4004, kept: 4004 });
    await compareBooks();
  });

  it('a refund of all and the gateway’s word: it is taken back and nothing follows', async () => {
    const orderId = await done();
    const id = await applied(orderId);
    await issue(id);
    const refund = await agreedRefund(orderId, 5);
    await Promise.all([askNow(mall), refund()]);
    await settle();
    expect([await stateOf(id), await figuresOf(orderId)]).toEqual(['red_issued', { standing: 0, kept: 0 }]);
    expect(await run(`select id from invoice where replaces = $1`, [id])).toEqual([]);
    await compareBooks();
  });

  it('a refund after a change: what followed is taken back as well', async () => {
    const orderId = await done();
    const id = await issued(orderId);
    await change(id);
    await settle();
    await (await agreedRefund(orderId, 4))();
    await settle();
    expect(await figuresOf(orderId)).toEqual({ standing: 1001, kept: 1001 });
    expect(
      await run(
        `select state, cause, title ->> 'personName' as name from invoice i join invoice_cover c on c.invoice_id = i.id where c.order_id = $1 order by i.id`,
        [orderId],
      ),
    ).toEqual([
      { state: 'red_issued', cause: 'apply', name: '王建国' },
      { state: 'red_issued', cause: 'change', name: '王建军' },
      { state: 'issued', cause: 'refund', name: '王建军' },
    ]);
    await compareBooks();
  });

  it('four who take one back or change it: one does, the others hear that somebody was before them', async () => {
    for (let times = 0; times < 10; times += 1) {
      const id = await issued(await done());
      const answers = await Promise.all([takeBack(id), change(id), takeBack(id), change(id)]);
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
      expect(answers.filter(({ code }) => code !== 200).map(({ errorCode }) => errorCode)).toEqual(
        Array.from({ length: 3 }, () => 'invoice.moved'),
      );
    }
    await settle();
    await compareBooks();
  });

  it('who waits too long for another hears the same, and not that the mall is away', async () => {
    const orderId = await done();
    const id = await issued(orderId);
    const other = await mall.house.db.pool.connect();
    try {
      await other.query('begin');
      await other.query('select from shop_order where id = $1 for no key update', [orderId]);
      expect((await takeBack(id)).errorCode).toBe('invoice.moved');
    } finally {
      await other.query('rollback');
      other.release();
    }
    expect((await takeBack(id)).code).toBe(200);
    await settle();
  });

  it('two nodes that ask, and a gateway that answers and calls back twice: each number is issued once', async () => {
    await setTax(mall, 'slow');
    const ids = await Promise.all(Array.from({ length: 5 }, async () => applied(await done())));
    await Promise.all(ids.map(issue));
    await run(`update invoice_ask set next_try_at = now() where state = 'pending'`);
    await Promise.all([askGateway(mall.house), askGateway(mall.house), askGateway(mall.house)]);
    const asks = await run(`select ask_no, tries from invoice_ask where invoice_id = any ($1::bigint[])`, [ids]);
    expect(asks.map(({ tries }) => tries)).toEqual([1, 1, 1, 1, 1]);
    await Promise.all(asks.flatMap(({ ask_no }) => [atTax(mall, ask_no, 'issue'), atTax(mall, ask_no, 'call'), askNow(mall)]));
    expect(await run(`select distinct state from invoice where id = any ($1::bigint[])`, [ids])).toEqual([{ state: 'issued' }]);
    await compareBooks();
  });
});

it('a gateway that is well, slow, refusing, away, deaf and talkative by turns loses nothing and doubles nothing', async () => {
  const modes = ['lost', 'down', 'twice', 'refuse', 'slow', 'normal'] as const;
  const orders = await Promise.all(Array.from({ length: 8 }, done));
  const ids = await Promise.all(orders.map(applied));
  for (const [nth, mode] of modes.entries()) {
    await setTax(mall, mode);
    await Promise.all(ids.slice(nth, nth + 2).map(issue));
    await askNow(mall);
    const standing = await run(`select id::text from invoice where state = 'issued' and id = any ($1::bigint[]) order by id limit 1`, [
      ids,
    ]);
    for (const { id } of standing) await change(id);
    await askNow(mall);
  }
  await settle();
  for (const orderId of orders) expect(await figuresOf(orderId)).toEqual({ standing: 5005, kept: 5005 });
  await compareBooks();
});
