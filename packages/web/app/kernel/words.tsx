import { type TranslateOf, wordsOf } from '@mall/kit/words/words.tsx';
import type account from '../account/words/zh.json';
import type afterSale from '../after-sale/words/zh.json';
import type cart from '../cart/words/zh.json';
import type catalogue from '../catalogue/words/zh.json';
import type zones from '../catalogue/zones/words/zh.json';
import type content from '../content/words/zh.json';
import type goodsDetails from '../marketing/goods-details/words/zh.json';
import type marketing from '../marketing/words/zh.json';
import type member from '../member/words/zh.json';
import type order from '../order/words/zh.json';
import type payment from '../payment/words/zh.json';
import type review from '../review/words/zh.json';
import type search from '../search/words/zh.json';
import type reviews from '../shell/reviews/words/zh.json';
import type shell from '../shell/words/zh.json';
import type store from '../store/words/zh.json';

/** One file of words a room (or a part of one that stands alone) and language; Chinese is the list of keys that the compiler knows. */
type Rooms = {
  account: typeof account;
  'after-sale': typeof afterSale;
  cart: typeof cart;
  catalogue: typeof catalogue;
  'catalogue/zones': typeof zones;
  content: typeof content;
  marketing: typeof marketing;
  member: typeof member;
  payment: typeof payment;
  order: typeof order;
  review: typeof review;
  search: typeof search;
  shell: typeof shell;
  'shell/reviews': typeof reviews;
  store: typeof store;
  'marketing/goods-details': typeof goodsDetails;
};
export type Translate<Room extends keyof Rooms> = TranslateOf<Rooms[Room]>;

export const useWords = wordsOf<Rooms>();
