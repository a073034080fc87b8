import type { Id } from '@mall/contract/kernel/fields.ts';
import { beforeAll, expect, it } from 'vitest';
import { agreeAfterSale } from '../after-sale/agree-after-sale.ts';
import { sendBack } from '../after-sale/send-back.ts';
import { usualSettings } from '../kernel/config.ts';
import { inTransaction } from '../kernel/db.ts';
import { apply, finishRefunds, placeDone } from '../testing/after-sale-steps.ts';
import { buyerOf, specOf } from '../testing/order-steps.ts';
import { buildSmallMall, layStock, small } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';
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
  await mall.owner.query('alter table after_sale_event disable trigger user');
  await mall.owner.query("update after_sale_event set at = at - interval '1 minute'");
  await mall.owner.query('alter table after_sale_event enable trigger user');
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
  await inTransaction(db(), (tx) =>
    sendBack(tx, buyerOf(buyer), { id: exchanged, company: '德邦', trackingNumber: 'DB0001', photos: [] }, usualSettings),
  );
  for (let round = 0; round < 3; round += 1) {
    await later();
    await answerAfterSales(mall.house);
  }
  await finishRefunds(db());
  expect([await stateOf(refunded), await stateOf(exchanged)]).toEqual(['finished', 'resent']);
});

it('leaves a case to the store’s and the mall’s people while they are here', async () => {
  const id = await apply(db(), buyer, await placeDone(db(), buyer), { type: 1 });
  const gone = (memberId: Id) =>
    db().pool.query(`update member_session set seen_at = now() - interval '11 minutes' where member_id = $1`, [memberId]);
  const round = async () => {
    await later();
    await answerAfterSales(mall.house);
    return stateOf(id);
  };
  const seller = await addSignedIn(db(), { id: '101', audience: 'seller', storeId: small.stores.own });
  const operator = await addSignedIn(db(), { id: '102', audience: 'operator' });
  expect(await round()).toBe('applied');
  const side = { kind: 'seller', storeId: small.stores.own, memberId: seller.id } as const;
  await inTransaction(db(), (tx) => agreeAfterSale(tx, side, id, { remark: '' }, usualSettings));
  const started = async () =>
    (await db().pool.query('select refund_started_at is not null as yes from after_sale where id = $1', [id])).rows[0].yes;
  await round();
  expect(await started()).toBe(false);
  await gone(operator.id);
  await round();
  expect(await started()).toBe(true);
  await gone(seller.id);
});
