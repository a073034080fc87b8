import { randomUUID } from 'node:crypto';
import { settlementApi } from '@mall/contract/cart/settlement.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { addressApi } from '@mall/contract/member/address.api.ts';
import type { PayMode } from '@mall/contract/order/order.machine.ts';
import { usualSettings } from '../kernel/config.ts';
import { type Db, inTransaction } from '../kernel/db.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { type PlacingRules, usualRules } from '../order/order-times.ts';
import { payOrder } from '../order/pay-order.ts';
import { type PlacedOrder, type PlaceOrderInput, placeOrder } from '../order/place-order.ts';
import { readQuote } from '../order/read-quote.ts';
import { sendParcels } from '../order/send-parcels.ts';
import { small, tokenOf } from './small-mall.ts';
import type { TestApp } from './test-app.ts';

export const buyerOf = (memberId: Id, over: Partial<BuyerSide> = {}): BuyerSide => ({
  kind: 'buyer',
  memberId,
  sessionId: '1',
  rights: new Map([
    ['order:buy', 'own'],
    ['order:buyOnAccount', 'own'],
    ['order:cancel', 'own'],
    ['order:receive', 'own'],
  ]),
  companyId: undefined,
  companyState: over.companyId === undefined ? undefined : 'active',
  departmentId: undefined,
  departments: [],
  zoneId: undefined,
  ownStoreId: undefined,
  reach: 'own',
  ...over,
});

const testAddress = {
  receiverName: '王建国',
  receiverPhone: '13800000001',
  provinceId: '120000',
  areaInfo: '天津市 市辖区 和平区',
  detail: '南京路 1 号',
  postalCode: '300000',
};

/** A spec of the small mall: even ones are of store 1, odd ones of store 2. */
export const specOf = (at: number): Id => String(1_000_000 + at);

type Given = {
  lines?: { specId: Id; num: number }[];
  payMode?: PayMode;
  coupons?: Record<Id, Id>;
  usePoints?: number;
  submitToken?: string;
  shownTotal?: string;
  projectId?: Id;
  groupId?: Id;
};

/** What the fill-order page would send: the total is the one that the buyer sees now. */
export const orderInput = async (db: Db, memberId: Id, given: Given = {}): Promise<PlaceOrderInput> => {
  const { lines = [{ specId: specOf(2), num: 5 }], payMode = 'prepay', coupons = {}, usePoints = 0, groupId } = given;
  const ask = { lines, provinceId: testAddress.provinceId, coupons, points: usePoints, groupId };
  const shownTotal = given.shownTotal ?? toYuan(fen((await readQuote(db, memberId, ask)).priced.payableFen));
  return {
    ordered: { lines },
    address: testAddress,
    coupons,
    usePoints,
    payMode,
    deliveryTime: 'any',
    invoices: {},
    leaveWords: {},
    submitToken: given.submitToken ?? randomUUID(),
    shownTotal,
    ...(given.projectId !== undefined && { projectId: given.projectId }),
    ...(groupId !== undefined && { groupId }),
  };
};

/** The buyers of tests leave more orders unpaid than the mall allows. */
const patientRules: PlacingRules = { ...usualRules, UNPAID_HOLDS_PER_SPEC: 1000 };

/** Places an order as a buyer does. */
export const place = async (
  db: Db,
  memberId: Id,
  given: Given & { actor?: BuyerSide; rules?: PlacingRules } = {},
): Promise<PlacedOrder> => {
  const input = await orderInput(db, memberId, given);
  return inTransaction(db, (tx) => placeOrder(tx, given.actor ?? buyerOf(memberId), input, given.rules ?? patientRules));
};

export const payableOf = async (db: Db, orderId: Id): Promise<number> =>
  Number((await db.pool.query('select payable_fen from shop_order where id = $1', [orderId])).rows[0]?.payable_fen);

/** Places an order and pays it. */
export const placePaid = async (db: Db, memberId: Id, given: Given = {}): Promise<Id> => {
  const { orderIds } = await place(db, memberId, given);
  const orderId = orderIds[0] as Id;
  const amountFen = await payableOf(db, orderId);
  const taken = await inTransaction(db, (tx) => payOrder(tx, { orderId, amountFen, channel: 'test' }));
  if (!taken) throw new Error('the order did not take its money');
  return orderId;
};

let parcels = 0;

/** Sends everything of an order, or the lines named. */
export const ship = (db: Db, orderId: Id, lines?: { orderLineId: Id; num: number }[]): Promise<Id> => {
  parcels += 1;
  const parcel = { logisticsCompany: '顺丰速运', trackingNumber: `SF${process.pid}${parcels}`, lines };
  return inTransaction(
    db,
    async (tx) => (await sendParcels(tx, { kind: 'seller' }, { orderId, parcels: [parcel] }, usualSettings))[0] as Id,
  );
};

export const linesOf = async (db: Db, orderId: Id) =>
  (
    await db.pool.query<{
      id: Id;
      spec_id: Id;
      num: number;
      shipped_num: number;
      in_process_num: number;
      refunded_num: number;
      pay_fen: string;
    }>('select id, spec_id, num, shipped_num, in_process_num, refunded_num, pay_fen from order_line where order_id = $1 order by id', [
      orderId,
    ])
  ).rows;

export const orderRow = async (db: Db, orderId: Id) => (await db.pool.query('select * from shop_order where id = $1', [orderId])).rows[0];

/** An address in the smallest map, as a form sends it. */
export const addressFields = {
  receiverName: '王建国',
  receiverPhone: '13800000001',
  provinceId: '12',
  cityId: '1201',
  districtId: '120116',
  detail: '新港路',
  postalCode: '300450',
};

type ReadyBuyer = { token: string; addressId: Id };

/** The token and the address of a buyer who is about to order, on the smallest map there is. */
export const readyBuyer = async (mall: TestApp): Promise<ReadyBuyer> => {
  await mall.house.db.pool.query(
    `insert into area (id, parent_id, name, level, leaf) values (12, null, '天津市', 1, false), (1201, 12, '天津市', 2, false), (120116, 1201, '滨海新区', 3, true)`,
  );
  const token = await tokenOf(mall.house.db, small.members.buyer);
  return { token, addressId: (await mall.call(addressApi.add, { body: addressFields }, { token })).data.id };
};

/** Orders a piece of the second spec past the cart, over the wire. */
export const submitPiece = (mall: TestApp, { token, addressId }: ReadyBuyer, submitToken: string) =>
  mall.call(
    settlementApi.submit,
    { body: { addressId, payMode: 'prepay', submitToken, totalPrice: '10.02', buyNow: { specId: specOf(2), num: 1 } } },
    { token },
  );
