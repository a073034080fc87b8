import { paySellerApi } from '@mall/contract/payment/payment.api.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { cancelForSeller } from './cancel-for-seller.ts';

export const paymentSellerRoutes = (app: App, { db }: House): void => {
  route(app, paySellerApi.cancel, async ({ side, body }) => {
    await cancelForSeller(db, side, body);
    return null;
  });
};
