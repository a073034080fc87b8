import { randomUUID } from 'node:crypto';
import { settlementApi } from '@mall/contract/cart/settlement.api.ts';
import type { SubmitOrder } from '@mall/contract/cart/submit.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { orderAgainApi } from '@mall/contract/order/order.api.ts';
import { type Db, inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { takeTurns } from '../kernel/take-turns.ts';
import { findApproval, listProcesses } from './about-to-order.ts';
import { buyAgain } from './buy-again.ts';
import { limitSubmissions } from './limit-submissions.ts';
import { listOtherCoupons } from './list-other-coupons.ts';
import { listPayModes } from './list-pay-modes.ts';
import { askedCoupons, type Choice, settle } from './settle.ts';
import { settleCart } from './settle-cart.ts';
import { soldOutGate } from './sold-out-gate.ts';
import { submitOrder } from './submit-order.ts';

type Asked = { addressId?: Id | undefined; couponId?: string | undefined; usePoints?: number | undefined; groupId?: Id | undefined };
const choiceOf = ({ addressId, couponId, usePoints, groupId }: Asked): Choice => ({
  addressId,
  groupId,
  coupons: askedCoupons(couponId),
  points: usePoints ?? 0,
});

// A crowd waits here and not for connections, so that some stay free for those who only look.
const shareOfConnections = 0.7;
const mostWaiting = 5000;
const waitMs = 8000;

export const settlementRoutes = (app: App, house: House): void => {
  const { db, config } = house;
  const gate = soldOutGate(db);
  const inTurn = takeTurns(Math.max(1, Math.floor(config.DATABASE_POOL * shareOfConnections)), mostWaiting, {
    refusal: 'kernel.too_often',
    patienceMs: waitMs,
  });
  route(app, settlementApi.settlement, ({ side, query, language }) => settleCart(db, side, choiceOf(query), language));
  route(app, settlementApi.buyNow, ({ side, query: { specId, num, ...asked }, language }) =>
    settle(db, side, [{ specId, num }], choiceOf(asked), language),
  );
  route(app, settlementApi.flushBuyNow, ({ side, body: { specId, num, ...asked }, language }) =>
    settle(db, side, [{ specId, num }], choiceOf(asked), language),
  );
  route(app, settlementApi.otherCoupons, ({ side, query, language }) => listOtherCoupons(db, side, query, language));
  route(app, settlementApi.submit, async ({ side, body, language }) => {
    await limitSubmissions(house, side);
    const place = () => gate.guard(side, body, () => inTransaction(db, (tx) => submitOrder(tx, side, body, config)));
    try {
      return await inTurn(place);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'order.price_changed') throw error;
      const settlement = await settleAgain(db, side, body, language);
      await gate.note(side, body, settlement.totalPrice);
      throw refuse('order.price_changed', {}, settlement);
    }
  });
  route(app, settlementApi.payTypes, ({ side, language }) => listPayModes(db, side, language));
  route(app, settlementApi.isSubmit, async ({ side, query }) => ({ ...(await findApproval(db, side, query)), submitToken: randomUUID() }));
  route(app, settlementApi.processList, ({ side, query }) => listProcesses(db, side, query));
  route(app, orderAgainApi.again, ({ side, params: { id }, language }) => inTransaction(db, (tx) => buyAgain(tx, side, id, language)));
};

/** What a submission that was refused for its total costs now, with the same choices. */
const settleAgain = (db: Db, side: BuyerSide, { addressId, stores, usePoints, buyNow }: SubmitOrder, language: Language) => {
  const coupons = Object.fromEntries(stores.flatMap(({ storeId, couponId }) => (couponId ? [[storeId, couponId]] : [])));
  const choice = { addressId, coupons, points: usePoints };
  return buyNow ? settle(db, side, [buyNow], choice, language) : settleCart(db, side, choice, language);
};
