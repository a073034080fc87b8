import { correctionApi } from '@mall/contract/cart/correction.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { correctOrder } from './correct-order.ts';
import { requireCorrection } from './correction.queries.ts';
import { limitSubmissions } from './limit-submissions.ts';
import { settleCorrection } from './settle-correction.ts';

export const correctionRoutes = (app: App, house: House): void => {
  const { db, config } = house;
  route(app, correctionApi.draft, ({ side, params: { id } }) => requireCorrection(db, side, id));
  route(app, correctionApi.settle, ({ side, params: { id }, body, language }) => settleCorrection(db, side, id, body, language));
  route(app, correctionApi.submit, async ({ side, params: { id }, body, language }) => {
    await limitSubmissions(house, side);
    try {
      return await inTransaction(db, (tx) => correctOrder(tx, side, id, body, config));
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'order.price_changed') throw error;
      const { lines, addressId, stores, usePoints, payMode } = body;
      const couponId = stores.flatMap((store) => (store.couponId ? [`${store.storeId}:${store.couponId}`] : [])).join(',') || '0';
      const now = await settleCorrection(db, side, id, { lines, addressId, couponId, usePoints, payMode, projectIds: [] }, language);
      throw refuse('order.price_changed', {}, now.settlement);
    }
  });
};
