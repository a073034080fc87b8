import { cartApi } from '@mall/contract/cart/cart.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { memberApi } from '@mall/contract/member/member.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
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

type Filler = Pick<Visitor, 'actor' | 'address' | 'device'>;

/** `carted`: hears what was put into a cart, so that it can be counted. */
export const cartRoutes = (app: App, house: House, carted: (filler: Filler, specIds: readonly Id[]) => void): void => {
  const { db } = house;
  // Without a transaction: one statement writes, and decides by itself.
  route(app, cartApi.add, async ({ side, body, address, device }) => {
    await limitGuestCarts(house, side, address);
    const added = await addOneToCart(db, side, body);
    carted({ actor: side, address, device }, [body.specId]);
    return added;
  });
  route(app, cartApi.addMany, async ({ side, body, language, address, device }) => {
    await limitGuestCarts(house, side, address);
    const { count, added, refused } = await inTransaction(db, (tx) => addToCart(tx, side, body.lines));
    carted({ actor: side, address, device }, [...added.keys()]);
    return {
      count,
      added: [...added.keys()],
      refused: [...refused].map(([specId, refusal]) => ({ specId, msg: refusalEnvelope(refusal, language).msg })),
    };
  });
  route(app, cartApi.list, ({ side, language }) => listCart(db, side, language));
  route(app, cartApi.setNumber, ({ side, body }) => inTransaction(db, (tx) => setNumber(tx, side, body)));
  route(app, cartApi.remove, ({ side, body }) => inTransaction(db, (tx) => removeLines(tx, side, body)));
  route(app, cartApi.removeAsGuest, ({ side, body }) => inTransaction(db, (tx) => removeLines(tx, side, body)));
  route(app, cartApi.checkAll, ({ side, body: { storeId, state } }) =>
    inTransaction(db, (tx) => selectLines(tx, side, { storeId }, state === 1)),
  );
  route(app, cartApi.check, ({ side, body: { cartId, state } }) =>
    inTransaction(db, (tx) => selectLines(tx, side, { cartId }, state === 1)),
  );
  route(app, cartApi.moveToFavourites, ({ side, body }) => inTransaction(db, (tx) => moveToFavourites(tx, side, body)));
  route(app, cartApi.recommend, ({ side, query, language }) => listCartRecommended(db, side, query, language));
  route(app, cartApi.page, ({ side, query }) => listCartGlances(db, side, query));
  route(app, cartApi.count, ({ side }) => countCart(db, side));
  route(app, cartApi.merge, ({ side, guestKey }) => inTransaction(db, (tx) => mergeCart(tx, side, guestKey)));
  route(app, memberApi.home, ({ actor, language }) => requireMemberHomeWithCart(db, actor, language));
};
