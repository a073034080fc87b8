import type { Id } from '@mall/contract/kernel/fields.ts';
import { beforeAll, expect, it } from 'vitest';
import { sendBack } from '../after-sale/send-back.ts';
import { inTransaction } from '../kernel/db.ts';
import { apply, finishRefunds, placeDone } from '../testing/after-sale-steps.ts';
import { buyerOf, specOf } from '../testing/order-steps.ts';
import { buildSmallMall, layStock, small } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { answerAfterSales } from './answer-after-sales.ts';

const mall = testApp();
const db = () => mall.house.db;
const { buyer } = small.members;

beforeAll(async () => {
  await buildSmallMall(db(), 6);
  await layStock(db(), 1000);
});

const stateOf = async (id: Id) => (await db().pool.query('select state from after_sale where id = $1', [id])).rows[0].state;
const later = async () => {
  await db().pool.query('alter table after_sale_event disable trigger user');
  await db().pool.query("update after_sale_event set at = at - interval '1 minute'");
  await db().pool.query('alter table after_sale_event enable trigger user');
};

it('answers what is new, after a moment, until the end', async () => {
  const refunded = await apply(db(), buyer, await placeDone(db(), buyer), { type: 1 });
  const exchanged = await apply(db(), buyer, await placeDone(db(), buyer, [{ specId: specOf(4), num: 5 }]), { type: 3 });
  const old = await apply(db(), buyer, await placeDone(db(), buyer));
  await db().pool.query("update after_sale set created_at = now() - interval '2 days' where id = $1", [old]);
  await answerAfterSales(mall.house);
  expect(await stateOf(refunded)).toBe('applied');
  await later();
  await answerAfterSales(mall.house);
  expect([await stateOf(refunded), await stateOf(exchanged), await stateOf(old)]).toEqual(['wait_refund', 'agreed', 'applied']);
  await inTransaction(db(), (tx) => sendBack(tx, buyerOf(buyer), { id: exchanged, company: '德邦', trackingNumber: 'DB0001', photos: [] }));
  for (let round = 0; round < 3; round += 1) {
    await later();
    await answerAfterSales(mall.house);
  }
  await finishRefunds(db());
  expect([await stateOf(refunded), await stateOf(exchanged)]).toEqual(['finished', 'resent']);
});
