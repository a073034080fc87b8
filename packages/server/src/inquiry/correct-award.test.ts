import { randomUUID } from 'node:crypto';
import { requestApi } from '@mall/contract/approval/request.api.ts';
import { correctionApi } from '@mall/contract/cart/correction.api.ts';
import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { addressApi } from '@mall/contract/member/address.api.ts';
import { beforeAll, expect, it } from 'vitest';
import { badChecks, type Crew, enableProcess, layCrew, nodeOf, people as those } from '../testing/approval-steps.ts';
import { type InquiryPeople, inquiryPeople, inquirySteps } from '../testing/inquiry-steps.ts';
import { addressFields, readyBuyer } from '../testing/order-steps.ts';
import { payApp } from '../testing/pay-steps.ts';

const mall = payApp();
let people: InquiryPeople;
let crew: Crew;
let [addressId, otherId]: Id[] = [];
const steps = inquirySteps(mall, () => people);

beforeAll(async () => {
  const { db } = mall.house;
  const asked = await inquiryPeople(mall);
  await readyBuyer(mall);
  crew = await layCrew(db);
  await enableProcess(db, crew, [nodeOf('财务', { by: those(crew.finance.id) })]);
  people = { ...asked, buyer: crew.buyer, admin: crew.admin };
  addressId = (await mall.call(addressApi.add, { body: addressFields }, crew.buyer)).data.id;
  otherId = (await mall.call(addressApi.add, { body: { ...addressFields, detail: '二号库' } }, crew.buyer)).data.id;
  // The small mall gives its goods numbers of its own.
  for (const table of ['brand', 'goods', 'spec']) await mall.owner.query(`alter table ${table} alter column id restart with 5000`);
});

const requestOf = async (orderId: Id) =>
  (
    await mall.owner.query<{ id: Id; state: string }>(
      'select r.id::text, r.state from approval_request r join shop_order o on o.trade_id = r.trade_id where o.id = $1',
      [orderId],
    )
  ).rows[0];

it('an award whose request came back is corrected at the price that was quoted, whole, and stays the one order of its inquiry', async () => {
  const { id, total } = await steps.awarded();
  const body = { addressId: addressId ?? '', payMode: 'prepay' as const, submitToken: randomUUID(), totalPrice: total };
  const [orderId = ''] = (await mall.call(inquiryApi.order, { params: { id }, body }, crew.buyer)).data.orderIds;
  const request = await requestOf(orderId);
  await mall.call(requestApi.return, { params: { id: request?.id ?? '' }, body: { reason: '送到二号库' } }, crew.finance);

  const draft = (await mall.call(correctionApi.draft, { params: { id: orderId } }, crew.buyer)).data;
  expect(draft).toMatchObject({ fixed: true, lines: [{ num: 300 }, { num: 2 }] });
  const lines = draft.lines.map(({ specId, num }) => ({ specId, num }));
  const wanted = { lines, addressId: otherId ?? '', payMode: 'prepay' as const };
  const settled = await mall.call(
    correctionApi.settle,
    { params: { id: orderId }, body: { ...wanted, usePoints: 0 } as never },
    crew.buyer,
  );
  expect(settled.data).toMatchObject({ settlement: { totalPrice: total, faults: [] }, processes: [{}] });

  const correct = (over: object, submitToken = randomUUID()) =>
    mall.call(
      correctionApi.submit,
      { params: { id: orderId }, body: { ...wanted, submitToken, totalPrice: total, ...over } as never },
      crew.buyer,
    );
  expect((await correct({ lines: lines.slice(0, 1) })).errorCode).toBe('approval.correction_goods');
  expect((await correct({ lines: lines.map((line) => ({ ...line, num: 1 })) })).errorCode).toBe('approval.correction_goods');
  const token = randomUUID();
  const corrected = await correct({}, token);
  expect(corrected.errorCode).toBeNull();
  const [newId = ''] = corrected.data.orderIds;
  const { rows } = await mall.owner.query(
    `select o.payable_fen::int as fen, o.address ->> 'detail' as place, (select count(*)::int from order_line l where l.order_id = o.id and l.quotation_id is not null) as lines from shop_order o where o.id = $1`,
    [newId],
  );
  expect(rows).toEqual([{ fen: 364_000, place: '二号库', lines: 2 }]);
  expect((await requestOf(newId))?.state).toBe('running');
  expect((await steps.detail(id)).order?.id).toBe(newId);
  expect((await correct({}, token)).data.orderIds).toEqual([newId]);
  expect((await mall.call(inquiryApi.order, { params: { id }, body: { ...body, submitToken: randomUUID() } }, crew.buyer)).errorCode).toBe(
    'inquiry.ordered',
  );
  expect(await badChecks(mall.house.db)).toEqual([]);
});
