import { type CartList, cartApi, type WhichLines } from '@mall/contract/cart/cart.api.ts';
import { settlementApi } from '@mall/contract/cart/settlement.api.ts';
import { favouritesApi } from '@mall/contract/member/favourites.api.ts';
import { answersTo } from '@mall/kit/ask/answers-to.ts';
import { askAgain } from '@mall/kit/ask/ask-again.ts';
import { browserCall, browserQueries } from '@mall/kit/ask/browser.ts';
import { cartReads } from '../shell/cart.changes.ts';

/** Whatever shows the cart is read again; done when it has been. */
export const cartChanged = (): Promise<void> => askAgain([...cartReads, settlementApi.settlement]);

let latest: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Changes reach the server in the order they were made, one after another: of two quick clicks on a mark the second must hold.
 * The cart is read again behind the last of them; a refusal, too, tells that it is not what the page shows.
 */
const inTurn = async <T>(change: () => Promise<T>): Promise<T> => {
  waiting += 1;
  const turn = latest.then(change);
  latest = turn.catch(() => undefined);
  try {
    return await turn;
  } finally {
    waiting -= 1;
    if (waiting === 0) await cartChanged();
  }
};

export const setNumber = (cartId: string, num: number) => inTurn(() => browserCall(cartApi.setNumber, { body: { cartId, num } }));

export const removeLines = (which: WhichLines, signedIn: boolean) =>
  inTurn(() => (signedIn ? browserCall(cartApi.remove, { body: which }) : browserCall(cartApi.removeAsGuest, { body: which })));

export const moveToFavourites = async (which: WhichLines) => {
  const answer = await inTurn(() => browserCall(cartApi.moveToFavourites, { body: which }));
  void askAgain([favouritesApi.goodsPage, favouritesApi.isFavourite]);
  return answer;
};

/** One line, one store, or all. */
export type Selection = { cartId: string } | { storeId: string } | { all: true };

const sendSelection = (which: Selection, state: 0 | 1) => {
  if ('cartId' in which) return browserCall(cartApi.check, { body: { cartId: which.cartId, state } });
  return browserCall(cartApi.checkAll, { body: { state, ...('storeId' in which && { storeId: which.storeId }) } });
};

/** The mark moves at once; the amounts follow when the server has counted. */
export const select = async (which: Selection, selected: boolean): Promise<void> => {
  const state = selected ? 1 : 0;
  const shown = answersTo([cartApi.list]);
  const mark = () => browserQueries().setQueriesData<CartList>(shown, (before) => before && withSelection(before, which, state));
  mark();
  // A cart that is on its way was read before this click; giving it up puts back what was shown when it was asked for.
  await browserQueries().cancelQueries(shown);
  mark();
  await inTurn(() => sendSelection(which, state));
};

const all = (marks: readonly (0 | 1)[]): 0 | 1 => (marks.length > 0 && marks.every((mark) => mark === 1) ? 1 : 0);

export const withSelection = (cart: CartList, which: Selection, state: 0 | 1): CartList => {
  const findCartDTO = cart.findCartDTO.map((store) => {
    const groups = store.activityCartGroupDTOList.map((group) => ({
      ...group,
      cartDTOList: group.cartDTOList.map((item) => {
        const meant = 'cartId' in which ? item.cartId === which.cartId : !('storeId' in which) || store.storeId === which.storeId;
        return meant ? { ...item, isSelect: state } : item;
      }),
    }));
    const marks = groups.flatMap((group) => group.cartDTOList.map((item) => item.isSelect));
    return { ...store, activityCartGroupDTOList: groups, isSelectAll: all(marks) };
  });
  return { ...cart, findCartDTO, isSelectAll: all(findCartDTO.map((store) => store.isSelectAll)) };
};
