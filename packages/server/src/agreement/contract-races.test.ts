import type { Id } from '@mall/contract/kernel/fields.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../kernel/db.ts';
import { byOf, type MallSide, system } from '../kernel/side.ts';
import { cancelOrder } from '../order/cancel-order.ts';
import { placeOrder } from '../order/place-order.ts';
import { codeOf } from '../testing/code-of.ts';
import { type ContractPeople, contractPeople, contractSteps } from '../testing/contract-steps.ts';
import { findBroken, pastTheBank } from '../testing/find-broken.ts';
import { buyerOf, orderInput, place, specOf } from '../testing/order-steps.ts';
import { payApp } from '../testing/pay-steps.ts';
import { whileWaiting } from '../testing/while-waiting.ts';
import { terminateContract } from './end-contract.ts';

const mall = payApp();
let people: ContractPeople;
const steps = contractSteps(mall, () => people);
beforeAll(async () => {
  people = await contractPeople(mall);
});

const signaturesOf = async (id: Id): Promise<number> =>
  (await mall.owner.query('select from agreement_signature where agreement_id = $1 and void_at is null', [id])).rowCount ?? 0;

describe('several who act on a contract at once', () => {
  it('sign it or withdraw it, and never both', async () => {
    for (let round = 0; round < 2; round += 1) {
      const id = await steps.toSign();
      const code = await steps.codeFor('seller', id);
      const [signed, withdrawn] = await Promise.all([
        steps.sign('seller', id, people.seller, code),
        mall.call(steps.apis.seller.withdraw, { params: { id } }, people.seller),
      ]);
      const { state } = await steps.detail(id);
      expect([signed.code, withdrawn.code].filter((one) => one === 200)).toHaveLength(1);
      expect(state).toBe(signed.code === 200 ? 'signing' : 'withdrawn');
      expect(await signaturesOf(id)).toBe(signed.code === 200 ? 1 : 0);
    }
  });

  it('sign it once, however often one presses', async () => {
    const id = await steps.toSign();
    const code = await steps.codeFor('seller', id);
    const answers = await Promise.all([1, 2, 3].map(() => steps.sign('seller', id, people.seller, code)));
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
    expect(await signaturesOf(id)).toBe(1);
  });

  it('hear that somebody was before them where they wait too long, and not that the mall is away', async () => {
    const id = await steps.toSign();
    const code = await steps.codeFor('seller', id);
    const other = await mall.owner.connect();
    try {
      await other.query('begin');
      await other.query('select from agreement where id = $1 for no key update', [id]);
      expect((await steps.sign('seller', id, people.seller, code)).errorCode).toBe('agreement.moved');
    } finally {
      await other.query('rollback');
      other.release();
    }
    expect((await steps.detail(id)).state).toBe('to_sign');
    expect((await steps.sign('seller', id, people.seller, code)).code).toBe(200);
  });

  it('sign what was withdrawn not at all, with the right code', async () => {
    const id = await steps.toSign();
    const code = await steps.codeFor('seller', id);
    await mall.call(steps.apis.seller.withdraw, { params: { id } }, people.seller);
    expect((await steps.sign('seller', id, people.seller, code)).errorCode).toBe('agreement.moved');
    expect(await signaturesOf(id)).toBe(0);
  });

  it('do not try a code out: after some wrong ones the right one is spent', async () => {
    const id = await steps.toSign();
    const code = await steps.codeFor('seller', id);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 10; tries += 1)
      expect((await steps.sign('seller', id, people.seller, wrong)).errorCode).toBe('agreement.code_wrong');
    expect((await steps.sign('seller', id, people.seller, code)).errorCode).toBe('agreement.code_wrong');
    expect(await signaturesOf(id)).toBe(0);
    expect(await findBroken(mall.house.db, pastTheBank)).toEqual([]);
  });
});

describe('the code to sign with', () => {
  it('comes in the language of who asks for it', async () => {
    const id = await steps.toSign();
    const ask = (call: typeof steps.apis.buyer.code | typeof steps.apis.seller.code, { token }: { token: string }, language: string) =>
      mall.call(call, { params: { id } }, { token, language });
    await mall.owner.query(`update sms_code set created_at = created_at - interval '2 days'`);
    const { contractSn } = await steps.detail(id);
    const last = ({ mobile }: { mobile: string }) => mall.sms.findLast((one) => one.mobile === mobile)?.text;
    await ask(steps.apis.seller.code, people.seller, 'en');
    expect(last(people.seller)).toMatch(new RegExp(`Your code is \\d{6}, to sign contract ${contractSn}`));
    expect((await steps.sign('seller', id)).code).toBe(200);
    await ask(steps.apis.buyer.code, people.admin, 'ru');
    expect(last(people.admin)).toMatch(new RegExp(`Ваш код \\d{6} для подписания договора ${contractSn}`));
  });

  it('signs the one contract that its text names', async () => {
    const [named, other] = [await steps.toSign(), await steps.toSign()];
    const code = await steps.codeFor('seller', named);
    expect((await steps.sign('seller', other, people.seller, code)).errorCode).toBe('agreement.code_wrong');
    expect(await signaturesOf(other)).toBe(0);
    expect((await steps.sign('seller', named, people.seller, code)).code).toBe(200);
  });

  it('is not spent by a signing that is refused for another reason', async () => {
    const [id, other] = [await steps.toSign(), await steps.toSign()];
    await mall.call(steps.apis.seller.withdraw, { params: { id: other } }, people.seller);
    const code = await steps.codeFor('seller', id);
    const body = { seal: 'contract' as const, code, hash: 'f'.repeat(64) };
    expect((await mall.call(steps.apis.seller.sign, { params: { id }, body }, people.seller)).errorCode).toBe('agreement.changed');
    expect((await steps.sign('seller', other, people.seller, code)).errorCode).toBe('agreement.moved');
    expect((await steps.sign('seller', id, people.seller, code)).code).toBe(200);
  });

  it('is sent to nobody for what is not his to sign now', async () => {
    const draft = await steps.create('seller', { kind: 'order', orderId: await steps.order() });
    const open = await steps.toSign();
    const signed = await steps.inForce();
    await mall.owner.query(`update sms_code set created_at = created_at - interval '2 days'`);
    const sent = mall.sms.length;
    const ask = async (side: 'buyer' | 'seller', id: Id) =>
      (await mall.call(steps.apis[side].code, { params: { id } }, side === 'buyer' ? people.admin : people.seller)).errorCode;
    expect(await ask('seller', draft)).toBe('agreement.moved');
    expect(await ask('buyer', open)).toBe('agreement.not_turn');
    expect(await ask('seller', signed)).toBe('agreement.moved');
    expect(mall.sms.length).toBe(sent);
    expect(await ask('seller', open)).toBe(null);
    expect(mall.sms.length).toBe(sent + 1);
  });
});

const as = (id: Id) => buyerOf(id, { companyId: '1' });
const calledOff = async (id: Id): Promise<number> =>
  (
    await mall.owner.query(
      `select coalesce(sum(l.num), 0)::int as n from order_line l join shop_order o on o.id = l.order_id where l.agreed_id = $1 and o.state <> 'cancelled'`,
      [id],
    )
  ).rows[0].n;
/** They are sent, so that the framework can be ended and the next be made. */
const finish = async (id: Id) => {
  await mall.owner.query('update order_line set agreed_id = null where agreed_id = $1', [id]);
  const { state } = await steps.detail(id);
  if (state === 'effective') expect((await steps.terminate(id)).code).toBe(200);
};

describe('an order at the price of a framework beside its end', () => {
  const spec = specOf(2);
  const listed = 20;
  const frame = () => steps.inForce({ kind: 'framework', partnerId: '1', lines: [{ specId: spec, num: listed, price: '9.80' }] });
  const asking = (num: number) => ({ lines: [{ specId: spec, num }], payMode: 'postpay' as const });

  beforeAll(async () => {
    await steps.order();
  });

  it('is waited for by who ends it, who then finds goods that are to be sent', async () => {
    const id = await frame();
    const wanted = await orderInput(mall.house.db, people.purchaser.id, asking(5));
    const ended = await whileWaiting(mall.house.db, {
      hold: (tx) => placeOrder(tx, as(people.purchaser.id), wanted),
      come: () => steps.terminate(id),
    });
    expect(ended.errorCode).toBe('agreement.unshipped');
    expect(await steps.detail(id)).toMatchObject({ state: 'effective', left: '147.00' });
    expect(await calledOff(id)).toBe(5);
    await finish(id);
  });

  it('that comes second is refused: what is over takes no new order', async () => {
    const id = await frame();
    const wanted = await orderInput(mall.house.db, people.purchaser.id, asking(5));
    const bought = await whileWaiting(mall.house.db, {
      hold: (tx) => terminateContract(tx, { kind: 'operator', memberId: people.operator.id } as MallSide, id, { reason: '双方同意' }),
      come: () => codeOf(inTransaction(mall.house.db, (tx) => placeOrder(tx, as(people.purchaser.id), wanted))),
    });
    expect(bought).toBe('order.agreed_gone');
    expect(await steps.detail(id)).toMatchObject({ state: 'terminated', left: '0.00' });
    expect(await calledOff(id)).toBe(0);
    // Whoever asks anew is told the price of everybody.
    const { orderIds } = await place(mall.house.db, people.purchaser.id, { ...asking(5), actor: as(people.purchaser.id) });
    const { rows } = await mall.owner.query('select agreed_id, unit_fen::int as unit from order_line where order_id = $1', [orderIds[0]]);
    expect(rows).toEqual([{ agreed_id: null, unit: 1002 }]);
  });

  it('keeps it from being ended until it is sent, paid or not, approved or not', async () => {
    const id = await frame();
    const { orderIds } = await place(mall.house.db, people.purchaser.id, {
      ...asking(5),
      payMode: 'prepay',
      actor: as(people.purchaser.id),
    });
    expect((await mall.owner.query('select state from shop_order where id = $1', [orderIds[0]])).rows).toEqual([{ state: 'wait_pay' }]);
    expect((await steps.terminate(id)).errorCode).toBe('agreement.unshipped');
    await inTransaction(mall.house.db, (tx) => cancelOrder(tx, { orderId: orderIds[0] as Id, kind: 'buyer', by: byOf(system) }));
    expect((await steps.terminate(id)).code).toBe(200);
  });

  it('never passes the list, however many come while it is ended', async () => {
    for (let round = 0; round < 3; round += 1) {
      const id = await frame();
      const buyers = [people.purchaser, people.admin, people.finance, people.purchaser];
      const wanted = await Promise.all(buyers.map(({ id: who }) => orderInput(mall.house.db, who, asking(8))));
      const buy = (at: number) =>
        codeOf(inTransaction(mall.house.db, (tx) => placeOrder(tx, as(buyers[at]?.id as Id), wanted[at] as (typeof wanted)[number])));
      const [first, second, ended, ...rest] = await Promise.all([buy(0), buy(1), steps.terminate(id), buy(2), buy(3)]);
      for (const bought of [first, second, ...rest]) expect(['done', 'order.agreed_gone', 'order.price_changed']).toContain(bought);
      const taken = await calledOff(id);
      expect(taken).toBeLessThanOrEqual(listed);
      expect(taken).toBe(8 * [first, second, ...rest].filter((one) => one === 'done').length);
      if (ended.code === 200) expect(taken).toBe(0);
      else expect([ended.errorCode, taken > 0]).toEqual(['agreement.unshipped', true]);
      expect(await findBroken(mall.house.db, pastTheBank)).toEqual([]);
      await finish(id);
    }
  });
});
