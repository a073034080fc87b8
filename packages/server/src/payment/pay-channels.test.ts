import type { Id } from '@mall/contract/kernel/fields.ts';
import { bankChannels, payChannelRows } from '@mall/contract/payment/pay-channels.ts';
import { beforeAll, expect, it } from 'vitest';
import type { StoreSide } from '../kernel/side.ts';
import { buyerOf, place } from '../testing/order-steps.ts';
import { atBank, attemptState, payApp, refundsOf, stateOf } from '../testing/pay-steps.ts';
import { cancelForSeller } from './cancel-for-seller.ts';
import { sendRefunds } from './send-refunds.ts';
import { startPayment } from './start-payment.ts';

const mall = payApp();
const buyer = buyerOf('1', { companyId: '1' });
const seller: StoreSide = { kind: 'seller', memberId: '9', sessionId: '1', rights: new Map(), storeId: '1' };

beforeAll(async () => {
  await mall.house.db.pool.query(
    "insert into member (id, mobile, member_name, password_hash, audience, store_id) values (9, '13900000009', '店员', '', 'seller', 1)",
  );
});

it.each(bankChannels)('pays by %s at its bank, which says what it is, and gives the money back the same way', async (channel) => {
  const { paySn, orderIds } = await place(mall.house.db, '1');
  const orderId = orderIds[0] as Id;
  const { attemptNo, payUrl = '' } = await startPayment(mall.house, buyer, { paySn, channel });
  expect(await (await fetch(payUrl)).text()).toContain(payChannelRows[channel].name.zh);
  expect(await atBank(mall, attemptNo, 'success')).toBe('success');
  expect([await stateOf(mall, orderId), await attemptState(mall, attemptNo)]).toEqual(['wait_ship', 'success']);
  await cancelForSeller(mall.house.db, seller, { orderId, reason: '无货' });
  await sendRefunds(mall.house);
  expect(await refundsOf(mall, orderId)).toMatchObject([{ state: 'success' }]);
});
