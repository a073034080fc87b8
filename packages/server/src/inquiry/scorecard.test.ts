import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import { inquirySellerApi } from '@mall/contract/inquiry/inquiry-seller.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { beforeAll, expect, it } from 'vitest';
import { type InquiryPeople, inquiryPeople, inquirySteps } from '../testing/inquiry-steps.ts';
import { placePaid, readyBuyer } from '../testing/order-steps.ts';
import { payApp } from '../testing/pay-steps.ts';
import { runDueInquiries } from './run-due-inquiries.ts';
import { readScorecards } from './scorecard.queries.ts';

const mall = payApp();
let people: InquiryPeople;
const steps = inquirySteps(mall, () => people);

beforeAll(async () => {
  people = await inquiryPeople(mall);
});

const cancel = (id: Id) => mall.call(inquiryApi.cancel, { params: { id }, body: { reason: '设计变更' } }, people.buyer);

it('counts quotes and refusals with a reason as answers, silence as none, and silence before a cancelling not at all', async () => {
  for (const nth of [1, 2, 3]) {
    const id = await steps.released();
    await steps.quote(id, 0, `${nth}.00`);
    await mall.call(inquirySellerApi.decline, { params: { id }, body: { reason: '产能已满' } }, people.sellers[1]);
    await steps.pass(id);
    await runDueInquiries(mall.house);
  }
  const calledOff = await steps.released();
  await steps.quote(calledOff, 0, '9.00');
  await cancel(calledOff);
  const cards = await readScorecards(mall.house.db, ['1', '2', '4', '5']);
  expect(cards.get('1')?.answered).toEqual({ value: 100, of: 4 });
  expect(cards.get('2')?.answered).toEqual({ value: 100, of: 3 });
  expect(cards.get('4')?.answered).toEqual({ value: 0, of: 3 });
  expect(cards.get('5')).toMatchObject({ score: null, answered: null });
});

it('counts what should have been sent and was not as late, also where it was called off since', async () => {
  await readyBuyer(mall);
  const ids: Id[] = [];
  for (const _ of Array.from({ length: 8 })) ids.push(await placePaid(mall.house.db, '1'));
  const { rows } = await mall.owner.query<{ store: Id }>('select store_id::text as store from shop_order where id = any ($1)', [ids]);
  const store = rows[0]?.store ?? '';
  const card = async () => (await readScorecards(mall.house.db, [store])).get(store)?.onTime;
  expect(await card(), 'there is still time').toBeNull();
  const ago = `now() - interval '40 days'`;
  await mall.owner.query(`update shop_order set created_at = ${ago}, paid_at = ${ago}, ship_from = ${ago} where id = any ($1)`, [ids]);
  await mall.owner.query(`update shop_order set shipped_at = ship_from + interval '1 day' where id = any ($1)`, [ids.slice(0, 3)]);
  expect(await card()).toEqual({ value: 37.5, of: 8 });
  const off = `update shop_order set state = 'cancelled', cancel_kind = 'seller', cancelled_at = ship_from + $2::interval where id = $1`;
  await mall.owner.query(off, [ids[7], '30 days']);
  expect(await card()).toEqual({ value: 37.5, of: 8 });
  await mall.owner.query(off, [ids[6], '1 day']);
  expect(await card()).toEqual({ value: 42.9, of: 7 });
});
