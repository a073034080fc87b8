import { workApi } from '@mall/contract/account/work.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { payApi } from '@mall/contract/payment/payment.api.ts';
import { payOperationsApi } from '@mall/contract/payment/payment-operations.api.ts';
import { type ProposeWrong, wrongPaymentApi } from '@mall/contract/payment/wrong-payment.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../kernel/db.ts';
import type { MallSide, StoreSide } from '../kernel/side.ts';
import { counterSteps } from '../testing/counter-steps.ts';
import { findBroken } from '../testing/find-broken.ts';
import { place } from '../testing/order-steps.ts';
import { atBank, attemptState, hurry, notify, payApp, refundsOf, stateOf, toBank } from '../testing/pay-steps.ts';
import { tokenOf } from '../testing/small-mall.ts';
import { addMember } from '../testing/test-member.ts';
import { cancelForSeller } from './cancel-for-seller.ts';
import { confirmWrong } from './confirm-wrong.ts';
import { keepWrong } from './keep-wrong.ts';
import { queryAttempts } from './query-attempts.ts';
import { refundOrder } from './refund-order.ts';
import { returnWrong } from './return-wrong.ts';
import { sendRefunds } from './send-refunds.ts';

/** Above ten yuan it takes two. */
const limitFen = 1000;
const mall = payApp({ FOUR_EYES_FEN: String(limitFen) });
type Person = { id: Id; token: string; secret: string };
let counter: ReturnType<typeof counterSteps>;
let first: Person;
let second: Person;

beforeAll(async () => {
  counter = counterSteps(mall);
  const enter = async (): Promise<Person> => {
    const { id, mobile } = await addMember(mall.house.db, { audience: 'operator', roles: ['mall_finance'] });
    return { id, ...(await counter.enrol(mobile)) } as Person;
  };
  first = await enter();
  second = await enter();
});

const run = async <T extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await mall.house.db.pool.query<T>(text, values)).rows;
const wrongOf = async (attemptNo: string): Promise<Id> =>
  (await run<{ id: Id }>('select id::text from wrong_payment where attempt_no = $1', [attemptNo]))[0]?.id as Id;
const stateOfWrong = async (id: Id) => (await run<{ state: string }>('select state from wrong_payment where id = $1', [id]))[0]?.state;
const codeOf = async (answer: Promise<{ errorCode: string | null }>) => (await answer).errorCode;
const propose = (id: Id, body: Partial<ProposeWrong> = {}, who = first) =>
  codeOf(mall.call(wrongPaymentApi.propose, { params: { id }, body: { way: 'give_back', reason: '客户要求退回', ...body } }, who));
const confirm = async (id: Id, who = second, proposal = 1, code?: string) => {
  await counter.nextCode(who.id);
  return codeOf(mall.call(wrongPaymentApi.confirm, { params: { id }, body: { proposal, code: code ?? counter.codeOf(who.secret) } }, who));
};
const detail = async (id: Id, who = first) => (await mall.call(wrongPaymentApi.detail, { params: { id } }, who)).data;
const sendAll = async () => {
  await hurry(mall);
  await sendRefunds(mall.house);
};

/** A buyer's order whose money came with another amount, told by the bank itself. */
const short = async () => {
  const given = await toBank(mall);
  await atBank(mall, given.attemptNo, 'wrong');
  return { ...given, id: await wrongOf(given.attemptNo), receivedFen: given.amountFen - 1 };
};
const over = async (moreFen: number) => {
  const given = await toBank(mall);
  await notify(mall, { attemptNo: given.attemptNo, amountFen: given.amountFen + moreFen });
  return { ...given, id: await wrongOf(given.attemptNo), receivedFen: given.amountFen + moreFen };
};

describe('money of a wrong amount', () => {
  it('is written down once, however often the bank tells of it', async () => {
    const { attemptNo, id, amountFen } = await short();
    await atBank(mall, attemptNo, 'again');
    await hurry(mall);
    await queryAttempts(mall.house);
    expect(await run('select count(*)::int as n from wrong_payment where attempt_no = $1', [attemptNo])).toEqual([{ n: 1 }]);
    expect(await detail(id)).toMatchObject({
      kind: 'amount',
      state: 'found',
      received: toYuan(fen(amountFen - 1)),
      expected: toYuan(fen(amountFen)),
      actions: ['propose'],
      mine: true,
    });
  });

  it('is given back by two people: one alone cannot, and without the second factor neither can the other', async () => {
    const { id, orderId, attemptNo, receivedFen } = await short();
    expect(await confirm(id)).toBe('order.moved');
    expect(await propose(id)).toBeNull();
    expect(await confirm(id, first)).toBe('payment.four_eyes');
    expect(await detail(id)).toMatchObject({ ownProposal: true, actions: ['return'], mine: false });
    expect(await confirm(id, second, 1, '000000')).toBe('account.factor_again');
    expect([await stateOfWrong(id), await refundsOf(mall, orderId)]).toEqual(['proposed', []]);
    expect(await confirm(id)).toBeNull();
    expect(await stateOfWrong(id)).toBe('confirmed');
    expect(await attemptState(mall, attemptNo)).toBe('closed');
    await sendAll();
    expect(await stateOfWrong(id)).toBe('settled');
    expect(await refundsOf(mall, orderId)).toMatchObject([{ ref: `wrong:${id}`, state: 'success', amount_fen: String(receivedFen) }]);
    expect(await detail(id)).toMatchObject({ refund: { state: 'success' }, actions: [] });
    expect(await findBroken(mall.house.db)).toEqual([]);
  });

  it('leaves the buyer free to pay anew', async () => {
    const { id, orderId, paySn } = await short();
    await propose(id);
    await confirm(id);
    await sendAll();
    expect(await stateOf(mall, orderId)).toBe('wait_pay');
    const owner = { token: await tokenOf(mall.house.db, '1') };
    const again = await mall.call(payApi.pcpay, { body: { paySn } }, owner);
    const start = again.errorCode === null ? again : await mall.call(payApi.abcpay, { body: { paySn } }, owner);
    await atBank(mall, start.data.attemptNo, 'success');
    expect(await stateOf(mall, orderId)).toBe('wait_ship');
    expect(await findBroken(mall.house.db)).toEqual([]);
  });

  it('is booked to its order, and what is too much goes back', async () => {
    const { id, orderId, attemptNo } = await over(500);
    await propose(id, { way: 'book', reason: '多付部分退回' });
    expect(await confirm(id)).toBeNull();
    expect([await stateOf(mall, orderId), await attemptState(mall, attemptNo)]).toEqual(['wait_ship', 'success']);
    expect(await refundsOf(mall, orderId)).toMatchObject([{ ref: `wrong:${id}`, amount_fen: '500', state: 'pending' }]);
    expect(await findBroken(mall.house.db)).toEqual([]);
  });

  it('is booked although something is missing, when two say so', async () => {
    const { id, orderId } = await short();
    await propose(id, { way: 'book', reason: '差 1 分，记尾差' });
    expect(await confirm(id)).toBeNull();
    expect([await stateOf(mall, orderId), await stateOfWrong(id), await refundsOf(mall, orderId)]).toEqual(['wait_ship', 'settled', []]);
    expect(await findBroken(mall.house.db)).toEqual([]);
  });

  it('is booked to none but the order it was paid for', async () => {
    const { id, orderId } = await short();
    const { orderIds } = await place(mall.house.db, '1');
    const [own, foreign] = await run<{ sn: string }>('select order_sn as sn from shop_order where id = any ($1) order by id', [
      [orderId, orderIds[0]],
    ]);
    expect(await propose(id, { way: 'book', orderSn: foreign?.sn as string })).toBe('payment.order_foreign');
    expect(await propose(id, { orderSn: foreign?.sn as string })).toBe('payment.order_foreign');
    expect(await stateOfWrong(id)).toBe('found');
    expect(await propose(id, { way: 'book', orderSn: own?.sn as string })).toBeNull();
  });

  it('cannot be booked to an order that was cancelled meanwhile', async () => {
    const { id, orderId, attemptNo } = await short();
    await run(`update shop_order set pay_deadline = now() - interval '1 second' where id = $1`, [orderId]);
    await propose(id, { way: 'book', reason: '记到订单' });
    const { cancelOrder } = await import('../order/cancel-order.ts');
    await inTransaction(mall.house.db, (tx) => cancelOrder(tx, { orderId, by: { kind: 'system' }, kind: 'pay_timeout', reason: '' }));
    expect(await confirm(id)).toBe('payment.book_closed');
    expect([await stateOfWrong(id), await attemptState(mall, attemptNo), await refundsOf(mall, orderId)]).toEqual([
      'proposed',
      'paying',
      [],
    ]);
    expect(
      await codeOf(mall.call(wrongPaymentApi.return, { params: { id }, body: { proposal: 1, reason: '订单已取消，应退款' } }, second)),
    ).toBeNull();
    expect(await propose(id)).toBeNull();
    expect(await confirm(id, second, 1)).toBe('order.moved');
    expect(await confirm(id, second, 2)).toBeNull();
    await sendAll();
    expect(await stateOfWrong(id)).toBe('settled');
  });

  it('that was paid a second time is only given back', async () => {
    const given = await toBank(mall);
    await notify(mall, { attemptNo: given.attemptNo, amountFen: given.amountFen, outNo: 'FIRST' + given.attemptNo });
    await notify(mall, { attemptNo: given.attemptNo, amountFen: given.amountFen, outNo: 'SECOND' + given.attemptNo });
    const id = await wrongOf(given.attemptNo);
    expect(await propose(id, { way: 'book' })).toBe('payment.book_closed');
    expect([await propose(id), await confirm(id)]).toEqual([null, null]);
    expect(await refundsOf(mall, given.orderId)).toMatchObject([{ ref: `wrong:${id}`, amount_fen: String(given.amountFen) }]);
    expect(await findBroken(mall.house.db)).toEqual([]);
  });
});

/** A transfer that came beside every attempt. */
const stray = (receivedFen: number, payerName = '') =>
  inTransaction(mall.house.db, (tx) =>
    keepWrong(tx, {
      kind: 'stray',
      channel: 'offline',
      attemptNo: null,
      outNo: `L${receivedFen}`,
      receivedFen,
      expectedFen: null,
      payerName,
    }),
  ) as Promise<Id>;

describe('a transfer that belongs to no order', () => {
  it('is decided by one person up to the limit, and waits for a transfer back by hand', async () => {
    const id = await stray(limitFen);
    await propose(id);
    expect(await confirm(id, first)).toBeNull();
    const { data } = await mall.call(payOperationsApi.refunds, { query: { tab: 'hand', limit: 100 } }, first);
    const refund = data.list.find(({ ref }) => ref === `wrong:${id}`);
    expect(refund).toMatchObject({ orderId: null, orderSn: '', buyerName: '', byHand: true, amount: '10.00' });
    expect(
      await codeOf(mall.call(payOperationsApi.refundDone, { params: { id: refund?.refundId as Id }, body: { proof: 'HD1' } }, first)),
    ).toBeNull();
    expect(await stateOfWrong(id)).toBe('settled');
    expect(await findBroken(mall.house.db)).toEqual([]);
  });

  it('is marked as transferred back by two people above the limit, who say the same proof', async () => {
    const id = await stray(limitFen + 1);
    await propose(id);
    await confirm(id);
    const refundOf = async (who = first) => {
      const { data } = await mall.call(payOperationsApi.refunds, { query: { limit: 100 } }, who);
      return data.list.find(({ ref }) => ref === `wrong:${id}`);
    };
    const refundId = (await refundOf())?.refundId as Id;
    const done = (proof: string, who = first, code?: string) =>
      mall.call(payOperationsApi.refundDone, { params: { id: refundId }, body: { proof, ...(code && { code }) } }, who);
    expect((await done('HD7')).data).toEqual({ waits: true });
    expect(await codeOf(done('HD7'))).toBe('payment.four_eyes');
    expect(await refundOf()).toMatchObject({ state: 'pending', two: true, ownEntry: true, enteredProof: 'HD7' });
    expect(await codeOf(done('HD7', second))).toBe('account.factor_required');
    expect(await codeOf(done('HD7', second, '000000'))).toBe('account.factor_again');
    expect((await done('HD8', second)).data).toEqual({ waits: true });
    expect((await done('HD7')).data).toEqual({ waits: true });
    await expect(
      run(`update refund set state = 'success', done_at = now(), by_member_id = entered_by, limit_fen = $2 where id = $1`, [
        refundId,
        limitFen,
      ]),
    ).rejects.toThrow('four_eyes');
    // Who lately held the keys of the other may be he himself.
    await run(`insert into key_giving (member_id, giver_id) values ($1, $2)`, [second.id, first.id]);
    await counter.nextCode(second.id);
    expect(await codeOf(done('HD7', second, counter.codeOf(second.secret)))).toBe('staff.same_hands');
    await run(`delete from key_giving where member_id = $1`, [second.id]);
    await counter.nextCode(second.id);
    expect((await done('HD7', second, counter.codeOf(second.secret))).data).toEqual({ waits: false });
    expect(await refundOf(second)).toMatchObject({ state: 'success', proof: 'HD7', ownEntry: false });
    expect(await stateOfWrong(id)).toBe('settled');
    expect(await findBroken(mall.house.db)).toEqual([]);
  });

  it('pays a large order by the word of two, however little came, and no more goes back of it than came', async () => {
    const { orderIds } = await place(mall.house.db, '1');
    const orderId = orderIds[0] as Id;
    const [order] = await run<{ sn: string; fen: number; store: Id }>(
      'select order_sn as sn, payable_fen::float8 as fen, store_id::text as store from shop_order where id = $1',
      [orderId],
    );
    expect(order?.fen).toBeGreaterThan(limitFen);
    const id = await stray(limitFen - 1);
    await propose(id, { way: 'book', orderSn: order?.sn as string });
    expect(await detail(id)).toMatchObject({ ownProposal: true, mine: false, actions: ['return'] });
    expect(await confirm(id, first)).toBe('payment.four_eyes');
    await expect(
      run(`update wrong_payment set state = 'confirmed', confirmed_by = proposed_by, limit_fen = $2 where id = $1`, [id, limitFen]),
    ).rejects.toThrow('four_eyes');
    expect(await stateOf(mall, orderId)).toBe('wait_pay');
    expect(await confirm(id)).toBeNull();
    expect(await stateOf(mall, orderId)).toBe('wait_ship');
    const store: StoreSide = { kind: 'seller', memberId: '1', storeId: order?.store as Id, sessionId: '1', rights: new Map() };
    await cancelForSeller(mall.house.db, store, { orderId, reason: '缺货' });
    expect(await refundsOf(mall, orderId)).toMatchObject([{ ref: `cancel:${orderId}`, amount_fen: String(limitFen - 1) }]);
    expect(await findBroken(mall.house.db)).toEqual([]);
    const [refund] = await run<{ id: Id }>('select id::text from refund where order_id = $1', [orderId]);
    await codeOf(mall.call(payOperationsApi.refundDone, { params: { id: refund?.id as Id }, body: { proof: 'HD2' } }, first));
    expect(await run('select refunded_fen::float8 = paid_fen as "all", pay_state from shop_order where id = $1', [orderId])).toEqual([
      { all: true, pay_state: 'refunded' },
    ]);
    expect(await findBroken(mall.house.db)).toEqual([]);
    await run('update refund set amount_fen = $2, limit_fen = null where id = $1', [refund?.id, order?.fen]);
    expect((await findBroken(mall.house.db)).join()).toContain('I47 no order gives back more money than came in for it: 1');
    await run('update refund set amount_fen = $2 where id = $1', [refund?.id, limitFen - 1]);
  });

  it('leaves nothing for a second refund of what never came', async () => {
    const { id, orderId, amountFen, receivedFen } = await short();
    await propose(id, { way: 'book', reason: '差 1 分，记尾差' });
    await confirm(id);
    const give = (part: number, ref: string) =>
      inTransaction(mall.house.db, (tx) => refundOrder(tx, { orderId, amountFen: part, ref: `after-sale:${ref}${orderId}`, reason: '' }));
    await give(amountFen - 1, 'a');
    // Nobody waits for it here; that it is told without a refund is what counts.
    await expect(give(1, 'b')).rejects.toThrow();
    expect(await refundsOf(mall, orderId)).toMatchObject([{ amount_fen: String(receivedFen) }]);
    await run('delete from refund where order_id = $1', [orderId]);
    await run('update pay_attempt_order set refund_fen = 0 where order_id = $1', [orderId]);
    await give(amountFen, 'c');
    expect(await refundsOf(mall, orderId)).toMatchObject([{ amount_fen: String(receivedFen) }]);
  });

  it('is booked to an order that waits, which another names', async () => {
    const { orderIds, paySn } = await place(mall.house.db, '1');
    const orderId = orderIds[0] as Id;
    const [order] = await run<{ sn: string; fen: number }>(
      'select order_sn as sn, payable_fen::float8 as fen from shop_order where id = $1',
      [orderId],
    );
    const id = await stray((order?.fen as number) + 7);
    expect(await propose(id, { way: 'book', orderSn: '000' })).toBe('payment.order_unknown');
    const other = await stray((order?.fen as number) + 8, '松坞水务有限公司');
    expect(await propose(other, { way: 'book', orderSn: order?.sn as string })).toBe('payment.order_not_payers');
    const [buyer] = await run<{ name: string }>(
      `select coalesce(c.name, m.member_name) as name from shop_order o join member m on m.id = o.member_id left join company c on c.id = o.company_id where o.id = $1`,
      [orderId],
    );
    await mall.call(payApi.offline, { body: { paySn } }, { token: await tokenOf(mall.house.db, '1') });
    await run(`insert into pay_voucher (pay_sn, member_id, urls, payer_name) values ($1, 1, '{a}', '松坞水务有限公司')`, [paySn]);
    expect(await propose(other, { way: 'book', orderSn: order?.sn as string })).toBeNull();
    const own = await stray((order?.fen as number) + 9, buyer?.name ?? '');
    expect(await propose(own, { way: 'book', orderSn: order?.sn as string })).toBeNull();
    expect(await propose(id, { way: 'book', orderSn: order?.sn as string })).toBeNull();
    expect(await detail(id)).toMatchObject({ rest: '0.07', orders: [{ orderSn: order?.sn, state: 'wait_pay' }] });
    expect(await confirm(id)).toBeNull();
    expect(await stateOf(mall, orderId)).toBe('wait_ship');
    // The voucher that announced it says who decided, as one that was confirmed itself.
    const [voucher] = await run(
      `select state, by_member_id is not null as by, entered_by is not null as entered, confirmed_fen::float8 as fen, limit_fen is not null as limited from pay_voucher where pay_sn = $1`,
      [paySn],
    );
    expect(voucher).toEqual({ state: 'confirmed', by: true, entered: true, fen: order?.fen, limited: true });
    expect(await findBroken(mall.house.db)).toEqual([]);
  });
});

const sideOf = ({ id }: Person): MallSide => ({ kind: 'operator', memberId: id, sessionId: '1', rights: new Map() });

describe('at once', () => {
  it('ten who confirm and ten who give it back move the money once or not at all', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id, orderId } = await short();
      await propose(id);
      const tries = Array.from({ length: 20 }, (_, at) =>
        inTransaction(mall.house.db, (tx) =>
          at % 2 === round % 2
            ? confirmWrong(tx, sideOf(second), id, 1, limitFen)
            : returnWrong(tx, sideOf(second), id, { proposal: 1, reason: '再核对' }),
        ).then(
          () => 'done',
          () => 'refused',
        ),
      );
      expect((await Promise.all(tries)).filter((end) => end === 'done')).toHaveLength(1);
      const confirmed = (await stateOfWrong(id)) === 'confirmed';
      expect(await refundsOf(mall, orderId)).toHaveLength(confirmed ? 1 : 0);
    }
    expect(await findBroken(mall.house.db)).toEqual([]);
  });

  it('who proposed it does not slip through while he proposes', async () => {
    const { id, orderId } = await short();
    const tries = [
      propose(id),
      ...Array.from({ length: 5 }, () => inTransaction(mall.house.db, (tx) => confirmWrong(tx, sideOf(first), id, 1, limitFen))),
    ];
    const ends = await Promise.allSettled(tries);
    expect(ends.slice(1).every(({ status }) => status === 'rejected')).toBe(true);
    expect(await refundsOf(mall, orderId)).toEqual([]);
  });
});

const taking = (id: Id, who: Person) => codeOf(mall.call(workApi.take, { body: { items: [{ kind: 'wrong', id }] } }, who));
const waiting = async (id: Id, who: Person) =>
  (await mall.call(workApi.page, { query: { kind: 'wrong', limit: 50 } }, who)).data.list.find((row) => row.id === id);

describe('the work list of what takes two', () => {
  it('lets go of a case when it is proposed, and gives it to a second person alone', async () => {
    const { id } = await over(limitFen * 2);
    expect(await taking(id, first)).toBeNull();
    expect(await propose(id)).toBeNull();
    expect(await waiting(id, second)).toMatchObject({ what: 'wrong.second', holder: null });
    expect(await taking(id, first)).toBe('account.work_moved');
    expect(await taking(id, second)).toBeNull();
  });

  it('leaves what one person may decide to him who proposed it', async () => {
    const { id } = await over(1);
    await run('update wrong_payment set received_fen = 500, expected_fen = 499 where id = $1', [id]);
    expect(await propose(id)).toBeNull();
    expect(await taking(id, first)).toBeNull();
  });
});
