import { fill, type Language } from '@mall/contract/kernel/language.ts';
import { createContext, type ReactNode, use } from 'react';
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
import type uploads from '../shell/uploads/words/zh.json';
import type shell from '../shell/words/zh.json';
import type store from '../store/words/zh.json';
import { formatFigure } from './format-figure.ts';
import { useLanguage } from './language.ts';
import { choosePlurals } from './plural-forms.ts';

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
  'shell/uploads': typeof uploads;
  store: typeof store;
  'marketing/goods-details': typeof goodsDetails;
};
export type WordsRoom = keyof Rooms;
export type Dictionary = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, string | number>>;
export type Translate<R extends WordsRoom> = (key: keyof Rooms[R] & string, values?: Values) => string;

/** Where words come from: all files on the server, a store that loads the missing ones in the browser. */
export type WordsSource = { find: (room: WordsRoom, language: Language) => Dictionary | Promise<Dictionary> };

const SourceContext = createContext<WordsSource | undefined>(undefined);

export function WordsProvider({ source, children }: { source: WordsSource; children: ReactNode }) {
  return <SourceContext value={source}>{children}</SourceContext>;
}

/** Figures are read in groups of three, wherever a text carries them. */
const groupFigures = (values: Values, language: Language): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? formatFigure(value, language) : value]),
  );

export const useWords = <R extends WordsRoom>(room: R): Translate<R> => {
  const source = use(SourceContext);
  const language = useLanguage();
  const found = source?.find(room, language) ?? {};
  const dictionary = found instanceof Promise ? use(found) : found;
  return (key, values) => {
    const text = dictionary[key] ?? key;
    return values ? fill(choosePlurals(text, values, language), groupFigures(values, language)) : text;
  };
};
