import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterSaleApi } from '@mall/contract/after-sale/after-sale.api.ts';
import { operatorAfterSaleApi, sellerAfterSaleApi } from '@mall/contract/after-sale/after-sale-office.api.ts';
import { settlementApi } from '@mall/contract/cart/settlement.api.ts';
import type { SubmitOrder } from '@mall/contract/cart/submit.rules.ts';
import type { AnyCall, DataOf, RequestOf } from '@mall/contract/kernel/call.ts';
import { orderApi, orderCancelApi } from '@mall/contract/order/order.api.ts';
import { orderSellerApi } from '@mall/contract/order/order-seller.api.ts';
import { payApi } from '@mall/contract/payment/payment.api.ts';
import type { Envelope } from '@mall/contract/wire/envelope.ts';
import { randomId } from '@mall/contract/wire/random-id.ts';
import { plainCall } from '@mall/server/testing/plain-call.ts';
import type { AckLog } from './ack-log.ts';
import { type Bank, manners } from './bank.ts';
import type { Person, World } from './world.ts';

export type Tally = {
  asked: number;
  ordered: number;
  paid: number;
  approved: number;
  /** Orders of which somebody was told that his approval counts. */
  decided: string[];
  invoiced: number;
  billed: number;
  /** Payments of bills of which the mall said that they are booked. */
  booked: string[];
  refused: number;
  silent: number;
  broken: string[];
};
export type Mall = {
  doors: () => readonly string[];
  /** Stops with warning: nobody comes any more, and who is inside is served. */
  isClosing: (door: string) => boolean;
  /** What is not done by then after a stop with warning is cut: who has waited so long met a machine that is too busy, not a fault. Where it is not said, nobody may be cut. */
  cutsAfterMs?: number;
  bank: Bank;
  log: AckLog;
  world: World;
  random: () => number;
  tally: Tally;
  ended: () => boolean;
  /** How long somebody thinks before he asks, at most; nobody does where it is not said. */
  thinkMs?: number;
  /** What a buyer does about the invoice of an order that he has received. */
  invoice: (buyer: Person, orderId: string) => Promise<void>;
  /** What a company's finance does about the bill of such an order. */
  bill: (orderId: string) => Promise<void>;
};

export const pick = <T>(mall: Mall, from: readonly T[]): T => from[Math.floor(mall.random() * from.length)] as T;

/** One call at any door that is open. A 5xx is a fault, but for the "come again" of a mall whose database is away. */
export const ask = async <C extends AnyCall>(
  mall: Mall,
  call: C,
  request: RequestOf<C>,
  person: Person,
): Promise<Envelope<DataOf<C>> | undefined> => {
  const doors = mall.doors();
  if (doors.length === 0) return undefined;
  if (mall.thinkMs) await sleep(mall.random() * mall.thinkMs);
  mall.tally.asked += 1;
  const door = pick(mall, doors);
  const since = performance.now();
  const answer = await plainCall(door, call, request, person.token);
  if (!answer) {
    mall.tally.silent += 1;
    if (mall.isClosing(door) && performance.now() - since < (mall.cutsAfterMs ?? Number.POSITIVE_INFINITY))
      mall.tally.broken.push(`cut off by a stop with warning: ${call.verb} ${call.path}`);
    return undefined;
  }
  if (answer.status >= 500 && answer.status !== 503) mall.tally.broken.push(`${answer.status} ${call.verb} ${call.path}`);
  if (answer.body.code !== 200) mall.tally.refused += 1;
  return answer.body;
};

type Placed = { orderIds: string[]; paySn: string };
/** How somebody orders who is not content with paying first. */
type Manner = Partial<Pick<SubmitOrder, 'payMode' | 'projectId'>>;

type Bought = { specId: string; num: number; groupId?: string };

/** Orders one hot spec, any where none is given. Without an answer it asks again under the same token until it has one: that must never make a second order. */
export const order = async (mall: Mall, buyer: Person, manner: Manner = {}, given?: Bought): Promise<Placed | undefined> => {
  const buyNow = given ?? { specId: pick(mall, mall.world.specIds), num: 1 + Math.floor(mall.random() * 3) };
  const usePoints = manner.payMode === undefined && mall.random() < 0.3 ? 500 : 0;
  const query = { ...buyNow, num: String(buyNow.num), addressId: buyer.addressId, usePoints: String(usePoints) };
  const quote = (await ask(mall, settlementApi.buyNow, { query } as RequestOf<typeof settlementApi.buyNow>, buyer))?.data;
  if (!quote || quote.stores.length === 0) return undefined;
  const body = {
    addressId: buyer.addressId,
    stores: quote.stores.map(({ storeId, couponId }) => ({ storeId, leaveWord: '', couponId })),
    payMode: 'prepay' as const,
    deliveryTime: 'any' as const,
    usePoints: quote.pointsUsed,
    submitToken: randomUUID(),
    totalPrice: quote.totalPrice,
    buyNow,
    ...manner,
  };
  for (let tries = 0; tries < 40 && !mall.ended(); tries += 1) {
    const answer = await ask(mall, settlementApi.submit, { body }, buyer);
    if (!answer) continue;
    if (answer.code !== 200) return undefined;
    for (const orderId of answer.data.orderIds) mall.log.write({ kind: 'order', ref: orderId, token: body.submitToken });
    mall.tally.ordered += 1;
    return answer.data;
  }
  return undefined;
};

export const pay = async (mall: Mall, buyer: Person, paySn: string): Promise<boolean> => {
  const channel = pick(mall, ['pc', 'wechat'] as const);
  const started = await ask(mall, payApi.pc, { body: { paySn, channel } }, buyer);
  if (started?.code !== 200) return false;
  if (mall.random() < 0.1) return false;
  const taken = mall.bank.pay(started.data.attemptNo, pick(mall, manners));
  if (taken) mall.tally.paid += 1;
  return taken;
};

export const cancel = (mall: Mall, buyer: Person, orderId: string) =>
  ask(mall, orderCancelApi.cancel, { body: { orderId, reason: '不想买了' } }, buyer);

export const sendAndReceive = async (mall: Mall, buyer: Person, orderId: string) => {
  const seller = mall.world.sellers[Number(orderId) % mall.world.sellers.length];
  for (const one of seller ? mall.world.sellers : []) {
    const parcels = [{ logisticsCompany: '顺丰速运', trackingNumber: `T${randomUUID().slice(0, 18)}` }];
    const sent = await ask(mall, orderSellerApi.ship, { body: { orderId, key: randomId(), parcels } }, one);
    if (sent?.code === 200) break;
  }
  await Promise.all([
    ask(mall, orderApi.confirm, { params: { id: orderId } }, buyer),
    ask(mall, orderApi.confirm, { params: { id: orderId } }, buyer),
  ]);
};

/** Asks for more than there is, twice at once: the line bounds it. */
export const giveBack = async (mall: Mall, buyer: Person, orderId: string) => {
  const whole = await ask(mall, orderApi.detail, { params: { id: orderId } }, buyer);
  const line = whole?.data?.lines?.[0];
  if (!line) return;
  const body = { orderGoodsId: line.orderGoodsId, num: line.goodsNum, type: 1 as const, reason: 'quality' as const };
  const applied = await Promise.all(
    [1, 2].map(() => ask(mall, afterSaleApi.apply, { body } as RequestOf<typeof afterSaleApi.apply>, buyer)),
  );
  for (const answer of applied) {
    if (answer?.code !== 200) continue;
    const { id } = answer.data;
    for (const seller of mall.world.sellers) {
      const request = { params: { id }, body: {} } as RequestOf<typeof sellerAfterSaleApi.agree>;
      const agreed = await Promise.all([
        ask(mall, sellerAfterSaleApi.agree, request, seller),
        ask(mall, sellerAfterSaleApi.agree, request, seller),
      ]);
      if (agreed.some((one) => one?.code === 200)) break;
    }
    await Promise.all([1, 2].map(() => ask(mall, operatorAfterSaleApi.startRefund, { params: { id } }, mall.world.operator)));
  }
};

/** One visit of a buyer: an order and something that becomes of it. */
const visit = async (mall: Mall, buyer: Person): Promise<void> => {
  const placed = await order(mall, buyer);
  const orderId = placed?.orderIds[0];
  if (!placed || !orderId) return;
  const fate = mall.random();
  if (fate < 0.15) return void (await cancel(mall, buyer, orderId));
  if (fate < 0.3) return void (await Promise.all([pay(mall, buyer, placed.paySn), cancel(mall, buyer, orderId)]));
  if (fate < 0.4) return mall.world.expire(orderId);
  if (fate < 0.5) return void (await Promise.all([pay(mall, buyer, placed.paySn), mall.world.expire(orderId)]));
  if (!(await pay(mall, buyer, placed.paySn))) return;
  if (fate < 0.6) return giveBack(mall, buyer, orderId);
  await sendAndReceive(mall, buyer, orderId);
  if (mall.random() < 0.6) await mall.invoice(buyer, orderId);
  if (fate < 0.8) await giveBack(mall, buyer, orderId);
};

export const keepBuying = async (mall: Mall, buyer: Person): Promise<void> => {
  while (!mall.ended()) await visit(mall, buyer);
};
