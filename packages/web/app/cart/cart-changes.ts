import { type CartList, cartApi, type WhichLines } from '@mall/contract/cart/cart.api.ts';
import { settlementApi } from '@mall/contract/cart/settlement.api.ts';
import { favouritesApi } from '@mall/contract/member/favourites.api.ts';
import { browserCall, browserQueries } from '../kernel/browser.ts';

const cartPaths = new Set<unknown>([cartApi.list.path, cartApi.count.path, cartApi.page.path, settlementApi.settlement.path]);
const favouritePaths = new Set<unknown>([favouritesApi.goodsPage.path, favouritesApi.isFavourite.path]);

/** Whatever shows the cart is read again; done when it has been. */
export const cartChanged = (): Promise<void> =>
  browserQueries().invalidateQueries({ predicate: ({ queryKey }) => cartPaths.has(queryKey[1]) });

const thenReload = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } finally {
    // A refusal, too, tells that the cart is not what the page shows.
    await cartChanged();
  }
};

export const setNumber = (cartId: string, num: number) => thenReload(browserCall(cartApi.setNumber, { body: { cartId, num } }));

export const removeLines = (which: WhichLines, signedIn: boolean) =>
  thenReload(signedIn ? browserCall(cartApi.remove, { body: which }) : browserCall(cartApi.removeAsGuest, { body: which }));

export const moveToFavourites = async (which: WhichLines) => {
  const answer = await thenReload(browserCall(cartApi.moveToFavourites, { body: which }));
  void browserQueries().invalidateQueries({ predicate: ({ queryKey }) => favouritePaths.has(queryKey[1]) });
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
  browserQueries().setQueriesData<CartList>(
    { predicate: ({ queryKey }) => queryKey[1] === cartApi.list.path },
    (before) => before && withSelection(before, which, state),
  );
  await thenReload(sendSelection(which, state));
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
