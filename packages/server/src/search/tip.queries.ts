import { mostTips, type SearchTip } from '@mall/contract/search/search.api.ts';
import { and, desc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { prepared } from '../kernel/prepared.ts';
import { searchTerm } from './search.table.ts';
import { termKey } from './term-key.ts';

const typed = sql.placeholder('typed');
type Spelled = typeof searchTerm.key | typeof searchTerm.pinyin | typeof searchTerm.initials;

/** A range instead of LIKE: nothing in it needs escaping, and a prepared plan still uses the index. */
const begins = (column: Spelled): SQL | undefined => and(gte(column, typed), lt(column, sql.placeholder('beyond')));

const tip = { word: searchTerm.word, count: searchTerm.goodsCount };

const byLetters = prepared((tx: Tx) =>
  tx
    .select(tip)
    .from(searchTerm)
    .where(
      or(
        begins(searchTerm.key),
        and(eq(searchTerm.han, true), begins(searchTerm.pinyin)),
        and(eq(searchTerm.han, true), begins(searchTerm.initials)),
      ),
    )
    .orderBy(desc(searchTerm.weight), searchTerm.word)
    .limit(mostTips)
    .prepare('tips_by_letters'),
);

/** Chinese is also found inside a word; what begins with it comes first. */
const byCharacters = prepared((tx: Tx) =>
  tx
    .select(tip)
    .from(searchTerm)
    .where(and(eq(searchTerm.han, true), sql`strpos(${searchTerm.key}, ${typed}) > 0`))
    .orderBy(desc(sql`${begins(searchTerm.key)}`), desc(searchTerm.weight), searchTerm.word)
    .limit(mostTips)
    .prepare('tips_by_characters'),
);

export const listTips = async (tx: Tx, keyword: string): Promise<SearchTip[]> => {
  const key = termKey(keyword);
  if (key === '') return [];
  const statement = /\p{Script=Han}/u.test(key) ? byCharacters(tx) : byLetters(tx);
  return statement.execute({ typed: key, beyond: `${key}\u{10ffff}` });
};
