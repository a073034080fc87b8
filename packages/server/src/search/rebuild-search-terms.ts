import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { takeTime } from '../kernel/take-time.ts';
import { spellTerm } from './spell-term.ts';
import { termKey } from './term-key.ts';

const Source = z.strictObject({ word: z.string(), goods_count: z.number(), weight: z.number() });
type Source = z.infer<typeof Source>;

// Past this a model is one of a kind and nobody waits for its name to be finished.
const mostModels = 20_000;

const readSources = (tx: Tx) =>
  readRows(tx, Source)`
    with counted_brand as (select brand_id, count(*)::int as amount from goods where state = 'on' group by brand_id)
    select word, goods_count, base + least(goods_count, 99999) as weight from (
      select names ->> 'zh' as word, goods_count, case level when 1 then 300000 else 400000 end as base from goods_class where shown
      union all -- 高压断路器与隔离开关: each half is what people type
      select part, goods_count, 350000 from goods_class, regexp_split_to_table(names ->> 'zh', '[与及、]') part
        where shown and names ->> 'zh' ~ '[与及、]' and length(part) >= 3
      union all
      select b.name, c.amount, 200000 from brand b join counted_brand c on c.brand_id = b.id
      union all
      select b.en_name, c.amount, 200000 from brand b join counted_brand c on c.brand_id = b.id
      union all
      select w.word, (select count(*)::int from goods g where g.state = 'on' and strpos(g.name, w.word) > 0), 500000 from hot_word w
      union all
      (select model, count(*)::int, 100000 from goods where state = 'on' and model <> '' group by model order by max(rank) desc, model limit ${mostModels})
    ) source
    where goods_count > 0 and length(word) between 1 and 60`;

/**
 * Makes the words of the search box anew. Run by a job and after a bulk load; readers see the old words until it commits.
 * A word that leads to nothing is not offered.
 */
export const rebuildSearchTerms = async (tx: Tx): Promise<number> => {
  // It reads every goods; a request's ten seconds are not meant for it.
  await takeTime(tx, 300);
  // Two rebuilds at once would insert the same words.
  await tx.execute(sql`select pg_advisory_xact_lock(7302028)`);
  const terms = new Map<string, Source>();
  for (const source of await readSources(tx)) {
    const known = terms.get(source.word);
    terms.set(
      source.word,
      known
        ? { word: source.word, goods_count: Math.max(known.goods_count, source.goods_count), weight: Math.max(known.weight, source.weight) }
        : source,
    );
  }
  const rows = [...terms.values()].map((term) => ({
    ...term,
    key: termKey(term.word),
    han: /\p{Script=Han}/u.test(term.word),
    ...spellTerm(term.word),
  }));
  const column = <K extends keyof (typeof rows)[number]>(name: K) => sql.param(rows.map((row) => row[name]));
  await tx.execute(sql`delete from search_term`);
  await tx.execute(sql`
    insert into search_term (word, key, pinyin, initials, han, goods_count, weight)
    select * from unnest(${column('word')}::text[], ${column('key')}::text[], ${column('pinyin')}::text[], ${column('initials')}::text[],
      ${column('han')}::boolean[], ${column('goods_count')}::int[], ${column('weight')}::int[])`);
  return rows.length;
};
