import type { House } from '../kernel/house.ts';
import { indexMissingGoods } from './index-goods.ts';
import { addWord, readLexicon } from './lexicon.ts';
import { readSearchBook } from './read-search-book.ts';
import type { SearchEngine } from './search-goods.ts';
import { readStoresInSql, readValuesInSql, searchInSql } from './search-in-sql.ts';

export type Search = { engine: () => Promise<SearchEngine>; start: () => void; close: () => Promise<void> };

export const openSearch = ({ db }: House): Search => {
  let opened: Promise<SearchEngine> | undefined;
  const open = async (): Promise<SearchEngine> => {
    await indexMissingGoods(db);
    const [book, lexicon] = await Promise.all([readSearchBook(db), readLexicon(db)]);
    for (const words of [book.wordClasses, book.wordBrands]) for (const word of words.keys()) addWord(lexicon, word);
    return {
      book,
      lexicon,
      find: (asked) => searchInSql(db, book, asked),
      valuesOf: (ids) => readValuesInSql(db, book, ids),
      storesOf: (_plan, ids, most) => readStoresInSql(db, ids, most),
    };
  };
  const engine = () => (opened ??= open());
  return {
    engine,
    start: () => void engine(),
    close: async () => void (await opened?.catch(() => {})),
  };
};
