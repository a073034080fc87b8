import { randomUUID } from 'node:crypto';
import { settlementApi } from '@mall/contract/cart/settlement.api.ts';
import type { SubmitOrder } from '@mall/contract/cart/submit.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { orderAgainApi } from '@mall/contract/order/order.api.ts';
import { auditDenial } from '../account/audit-denial.ts';
import type { Member } from '../kernel/actor.ts';
import { type Db, inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { takeTurns } from '../kernel/take-turns.ts';
import { buyAgain } from './buy-again.ts';
import { limitSubmissions } from './limit-submissions.ts';
import { listOtherCoupons } from './list-other-coupons.ts';
import { listPayModes } from './list-pay-modes.ts';
import { askedCoupons, type Choice, settle } from './settle.ts';
import { settleCart } from './settle-cart.ts';
import { soldOutGate } from './sold-out-gate.ts';
import { submitOrder } from './submit-order.ts';

type Asked = { addressId?: Id | undefined; couponId?: string | undefined; usePoints?: number | undefined };
const choiceOf = ({ addressId, couponId, usePoints }: Asked): Choice => ({
  addressId,
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
  route(app, settlementApi.settlement, ({ actor, query, language }) =>
    auditDenial(db, actor, { what: 'settlement', ...query }, () => settleCart(db, actor, choiceOf(query), language)),
  );
  route(app, settlementApi.buyNow, ({ actor, query: { specId, num, ...asked }, language }) =>
    auditDenial(db, actor, { what: 'settlement', ...asked }, () => settle(db, actor, [{ specId, num }], choiceOf(asked), language)),
  );
  route(app, settlementApi.flushBuyNow, ({ actor, body: { specId, num, ...asked }, language }) =>
    auditDenial(db, actor, { what: 'settlement', ...asked }, () => settle(db, actor, [{ specId, num }], choiceOf(asked), language)),
  );
  route(app, settlementApi.otherCoupons, ({ actor, query, language }) => listOtherCoupons(db, actor, query, language));
  route(app, settlementApi.submit, async ({ actor, body, language }) => {
    await limitSubmissions(house, actor);
    const { addressId, invoice, stores } = body;
    const place = () => gate.guard(actor, body, () => inTransaction(db, (tx) => submitOrder(tx, actor, body, config)));
    try {
      return await auditDenial(db, actor, { what: 'order', addressId, invoice, stores: stores.map(({ couponId }) => couponId) }, () =>
        inTurn(place),
      );
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'order.price_changed') throw error;
      const settlement = await settleAgain(db, actor, body, language);
      await gate.note(actor, body, settlement.totalPrice);
      throw refuse('order.price_changed', {}, settlement);
    }
  });
  route(app, settlementApi.payTypes, ({ actor, language }) => listPayModes(db, actor, language));
  route(app, settlementApi.isSubmit, () => ({ approvalRequired: false, submitToken: randomUUID() }));
  route(app, orderAgainApi.again, ({ actor, params: { id }, language }) =>
    auditDenial(db, actor, { what: 'order', id }, () => inTransaction(db, (tx) => buyAgain(tx, actor, id, language))),
  );
};

/** What a submission that was refused for its total costs now, with the same choices. */
const settleAgain = (db: Db, actor: Member, { addressId, stores, usePoints, buyNow }: SubmitOrder, language: Language) => {
  const coupons = Object.fromEntries(stores.flatMap(({ storeId, couponId }) => (couponId ? [[storeId, couponId]] : [])));
  const choice = { addressId, coupons, points: usePoints };
  return buyNow ? settle(db, actor, [buyNow], choice, language) : settleCart(db, actor, choice, language);
};
