import type { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { payApi } from '@mall/contract/payment/payment.api.ts';
import { payOperationsApi } from '@mall/contract/payment/payment-operations.api.ts';
import { beforeAll, expect, it } from 'vitest';
import { counterSteps } from '../testing/counter-steps.ts';
import { payableOf, place } from '../testing/order-steps.ts';
import { payApp, stateOf } from '../testing/pay-steps.ts';
import { tokenOf } from '../testing/small-mall.ts';
import { addMember } from '../testing/test-member.ts';

const mall = payApp({ FOUR_EYES_FEN: '1000' });
type Person = { id: Id; token: string; secret: string };
let counter: ReturnType<typeof counterSteps>;
let one: Person;
let other: Person;

const enter = async (): Promise<Person> => {
  const { id, mobile } = await addMember(mall.house.db, { audience: 'operator', roles: ['mall_finance'] });
  return { id, ...(await counter.enrol(mobile)) } as Person;
};
const codeOf = async ({ id, secret }: Person) => {
  await counter.nextCode(id);
  return counter.codeOf(secret);
};

beforeAll(async () => {
  counter = counterSteps(mall);
  one = await enter();
  other = await enter();
});

const submitted = async () => {
  const { orderIds, paySn } = await place(mall.house.db, '1');
  const orderId = orderIds[0] as Id;
  await mall.call(payApi.offline, { body: { paySn } }, { token: await tokenOf(mall.house.db, '1') });
  const { rows } = await mall.house.db.pool.query<{ id: Id }>(
    `insert into pay_voucher (pay_sn, member_id, urls, payer_name) values ($1, 1, '{a}', '王建国') returning id::text`,
    [paySn],
  );
  return { id: rows[0]?.id as Id, orderId, amount: toYuan(fen(await payableOf(mall.house.db, orderId))) };
};
const confirm = (id: Id, by: Person, body: { amount: string; code?: string }) =>
  mall.call(payOperationsApi.confirmVoucher, { params: { id }, body }, by);

it('a transfer above the limit of one person is entered by one and confirmed by another with the second factor', async () => {
  const { id, orderId, amount } = await submitted();
  expect((await confirm(id, one, { amount: '0.01' })).errorCode).toBe('payment.amount_differs');
  expect((await confirm(id, one, { amount })).data).toEqual({ waits: true });
  expect((await confirm(id, one, { amount, code: await codeOf(one) })).errorCode).toBe('payment.four_eyes');
  const shown = async (by: Person) => (await mall.call(payOperationsApi.vouchers, { query: { id } }, by)).data.list[0];
  expect([await shown(one), await shown(other)]).toMatchObject([
    { two: true, ownEntry: true },
    { two: true, ownEntry: false },
  ]);
  expect((await confirm(id, other, { amount })).errorCode).toMatch(/^account\.factor/);
  expect(await stateOf(mall, orderId)).toBe('wait_pay');
  expect((await confirm(id, other, { amount, code: await codeOf(other) })).data).toEqual({ waits: false });
  expect(await stateOf(mall, orderId)).toBe('wait_ship');
  expect((await confirm(id, one, { amount })).errorCode).toBe('order.moved');
});

it('two who enter at the same moment have not confirmed each other', async () => {
  const { id, orderId, amount } = await submitted();
  const answers = await Promise.all([confirm(id, one, { amount }), confirm(id, other, { amount })]);
  expect(answers.filter(({ data }) => data?.waits === false)).toEqual([]);
  expect(await stateOf(mall, orderId)).toBe('wait_pay');
});

it('the database itself keeps one person from confirming what takes two', async () => {
  const { id } = await submitted();
  await expect(
    mall.house.db.pool.query(
      `update pay_voucher set state = 'confirmed', decided_at = now(), by_member_id = $2, confirmed_fen = 5000, limit_fen = 1000 where id = $1`,
      [id, one.id],
    ),
  ).rejects.toThrow('pay_voucher_four_eyes');
});
