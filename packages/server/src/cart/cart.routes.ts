import { cartApi } from '@mall/contract/cart/cart.api.ts';
import { memberApi } from '@mall/contract/member/member.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { refusalEnvelope } from '../kernel/refusal.ts';
import { addOneToCart } from './add-one-to-cart.ts';
import { addToCart } from './add-to-cart.ts';
import { countCart, listCartGlances, requireMemberHomeWithCart } from './cart.queries.ts';
import { limitGuestCarts } from './limit-guest-carts.ts';
import { listCart } from './list-cart.ts';
import { mergeCart } from './merge-cart.ts';
import { moveToFavourites } from './move-to-favourites.ts';
import { listCartRecommended } from './recommend.queries.ts';
import { removeLines } from './remove-lines.ts';
import { selectLines } from './select-lines.ts';
import { setNumber } from './set-number.ts';

export const cartRoutes = (app: App, house: House): void => {
  const { db } = house;
  // Without a transaction: one statement writes, and decides by itself.
  route(app, cartApi.add, async ({ body, ...visitor }) => {
    await limitGuestCarts(house, visitor);
    return addOneToCart(db, visitor.actor, visitor.guestKey, body);
  });
  route(app, cartApi.addMany, async ({ body, language, ...visitor }) => {
    await limitGuestCarts(house, visitor);
    const { count, added, refused } = await inTransaction(db, (tx) => addToCart(tx, visitor.actor, visitor.guestKey, body.lines));
    return {
      count,
      added: [...added.keys()],
      refused: [...refused].map(([specId, refusal]) => ({ specId, msg: refusalEnvelope(refusal, language).msg })),
    };
  });
  route(app, cartApi.list, ({ actor, guestKey, language }) => listCart(db, actor, guestKey, language));
  route(app, cartApi.setNumber, ({ actor, guestKey, body }) => inTransaction(db, (tx) => setNumber(tx, actor, guestKey, body)));
  route(app, cartApi.remove, ({ actor, guestKey, body }) => inTransaction(db, (tx) => removeLines(tx, actor, guestKey, body)));
  route(app, cartApi.removeAsGuest, ({ actor, guestKey, body }) => inTransaction(db, (tx) => removeLines(tx, actor, guestKey, body)));
  route(app, cartApi.checkAll, ({ actor, guestKey, body: { storeId, state } }) =>
    inTransaction(db, (tx) => selectLines(tx, actor, guestKey, { storeId }, state === 1)),
  );
  route(app, cartApi.check, ({ actor, guestKey, body: { cartId, state } }) =>
    inTransaction(db, (tx) => selectLines(tx, actor, guestKey, { cartId }, state === 1)),
  );
  route(app, cartApi.moveToFavourites, ({ actor, body }) => inTransaction(db, (tx) => moveToFavourites(tx, actor, body)));
  route(app, cartApi.recommend, ({ actor, guestKey, query, language }) => listCartRecommended(db, actor, guestKey, query, language));
  route(app, cartApi.page, ({ actor, guestKey, query }) => listCartGlances(db, actor, guestKey, query));
  route(app, cartApi.count, ({ actor, guestKey }) => countCart(db, actor, guestKey));
  route(app, cartApi.merge, ({ actor, guestKey }) => inTransaction(db, (tx) => mergeCart(tx, actor, guestKey)));
  route(app, memberApi.home, ({ actor, language }) => requireMemberHomeWithCart(db, actor, language));
};
