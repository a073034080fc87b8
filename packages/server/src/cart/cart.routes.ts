import { cartApi } from '@mall/contract/cart/cart.api.ts';
import { memberApi } from '@mall/contract/member/member.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { countCart, requireMemberHomeWithCart } from './cart.queries.ts';
import { mergeCart } from './merge-cart.ts';

export const cartRoutes = (app: App, { db }: House): void => {
  route(app, cartApi.count, ({ actor, guestKey }) => countCart(db, actor, guestKey));
  route(app, cartApi.merge, ({ actor, guestKey }) => inTransaction(db, (tx) => mergeCart(tx, actor, guestKey)));
  route(app, memberApi.home, ({ actor, language }) => requireMemberHomeWithCart(db, actor, language));
};
