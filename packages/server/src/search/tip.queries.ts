import { mostTips, type SearchTip } from '@mall/contract/search/search.api.ts';
import { and, desc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { prepared } from '../kernel/prepared.ts';
import { searchTerm } from './search.table.ts';
import { spellTerm } from './spell-term.ts';
import { termKey } from './term-key.ts';
import { synonymGroups } from './trade-words.ts';

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

const find = (tx: Tx, key: string): Promise<SearchTip[]> =>
  (/\p{Script=Han}/u.test(key) ? byCharacters(tx) : byLetters(tx)).execute({ typed: key, beyond: `${key}\u{10ffff}` });

const synonyms = synonymGroups.flatMap(([first = '', ...others]) =>
  others.map((other) => ({ word: termKey(first), key: termKey(other), ...spellTerm(other) })),
);

/** What stands for a word that is as typed, or where nothing else does begins so: 断路器 for 空开, kongk or kk. */
const meantBy = (text: string, whole: boolean): string | undefined => {
  const fits = (spelled: string) => spelled === text || (!whole && text.length >= 2 && spelled.startsWith(text));
  return synonyms.find(({ key, pinyin, initials }) => fits(key) || fits(pinyin) || initials === text)?.word;
};

/** Words that begin as typed, and where there is room those of what is meant. */
export const listTips = async (tx: Tx, keyword: string): Promise<SearchTip[]> => {
  const key = termKey(keyword);
  if (key === '') return [];
  const tips = await find(tx, key);
  const meant = tips.length < mostTips ? meantBy(key, tips.length > 0) : undefined;
  if (meant === undefined) return tips;
  const more = await find(tx, meant);
  return [...tips, ...more.filter((one) => tips.every((known) => known.word !== one.word))].slice(0, mostTips);
};
