import { type Dictionary, type TranslateOf, wordsOf } from '@mall/kit/words/words.tsx';
import type afterSale from '../after-sale/words/zh.json';
import type agreement from '../agreement/words/zh.json';
import type catalogue from '../catalogue/words/zh.json';
import type desk from '../desk/words/zh.json';
import type figures from '../figures/words/zh.json';
import type freight from '../freight/words/zh.json';
import type goodsEditor from '../goods-editor/words/zh.json';
import type goodsImport from '../goods-import/words/zh.json';
import type inquiry from '../inquiry/words/zh.json';
import type marketing from '../marketing/words/zh.json';
import type order from '../order/words/zh.json';
import type people from '../people/words/zh.json';
import type register from '../register/words/zh.json';
import type review from '../review/words/zh.json';
import type store from '../store/words/zh.json';

export const wordFiles = import.meta.glob<Dictionary>('../*/words/*.json', { import: 'default' });

type Rooms = {
  'after-sale': typeof afterSale;
  agreement: typeof agreement;
  catalogue: typeof catalogue;
  desk: typeof desk;
  figures: typeof figures;
  freight: typeof freight;
  'goods-editor': typeof goodsEditor;
  'goods-import': typeof goodsImport;
  inquiry: typeof inquiry;
  marketing: typeof marketing;
  order: typeof order;
  people: typeof people;
  register: typeof register;
  review: typeof review;
  store: typeof store;
};

export const useWords = wordsOf<Rooms>();
export type Translate<Room extends keyof Rooms> = TranslateOf<Rooms[Room]>;
