import { memberApi } from '@mall/contract/member/member.api.ts';
import { beforeAll, expect, it } from 'vitest';
import { place } from '../testing/order-steps.ts';
import { buildSmallMall, layStock, small, tokenOf } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { toldMessages } from '../testing/told-messages.ts';
import { remindUnpaid } from './remind-unpaid.ts';

const mall = testApp();
const run = async (text: string, values: unknown[] = []) => (await mall.house.db.pool.query(text, values)).rows;
const { buyer } = small.members;
let orderId = '';

const leave = (left: string, whole: string) =>
  run(`update shop_order set pay_deadline = now() + $2::interval, created_at = now() + $2::interval - $3::interval where id = $1`, [
    orderId,
    left,
    whole,
  ]);

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 6);
  await layStock(mall.house.db, 1000);
  [orderId = ''] = (await place(mall.house.db, buyer)).orderIds;
});

it('reminds a buyer once, when little of the time to pay is left, and says how long', async () => {
  await leave('3 hours', '24 hours');
  expect(await remindUnpaid(mall.house)).toBe(0);
  await leave('20 minutes', '30 minutes');
  expect(await remindUnpaid(mall.house)).toBe(0);
  await leave('90 minutes', '24 hours');
  expect(await remindUnpaid(mall.house)).toBe(1);
  expect(await remindUnpaid(mall.house)).toBe(0);
  await toldMessages(mall.house, buyer);
  const token = await tokenOf(mall.house.db, buyer);
  const first = async () => (await mall.call(memberApi.messages, {}, { token })).data.list[0];
  expect(await first()).toMatchObject({ act: 'pay', url: `/personalCenterBase/myOrdersDetail?id=${orderId}` });
  expect((await first())?.paySeconds).toBeGreaterThan(5300);
  await run(`update shop_order set pay_deadline = now() - interval '1 minute' where id = $1`, [orderId]);
  expect((await first())?.paySeconds).toBeUndefined();
});
