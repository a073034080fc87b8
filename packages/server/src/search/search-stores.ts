import { GoodsSource } from '@mall/contract/catalogue/goods-card.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { fallbackLanguage, type Language } from '@mall/contract/kernel/language.ts';
import type { FoundStore, StoreSearch, StoreSearchQuery } from '@mall/contract/search/search.api.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { listGoodsCards } from '../catalogue/goods-card.queries.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { wordOf } from '../kernel/word-of.ts';
import { IntroductionsColumn, introductionIn } from '../store/introduction-in.ts';
import { regionIn } from '../store/province-names.ts';
import { planQuery } from './plan-query.ts';
import { nothingTyped, type Plan } from './query-plan.ts';
import { readQuestion } from './read-question.ts';
import type { SearchBook } from './search-book.ts';
import type { SearchEngine } from './search-engine.ts';
import { settlePlan } from './settle-plan.ts';

const mostSamples = 5;

const Row = z.strictObject({
  id: z.string(),
  name: z.string(),
  en_name: z.string(),
  logo: z.string(),
  kind: GoodsSource,
  region: z.string(),
  grade: z.enum(['A', 'B', 'C']),
  goods_score: z.string(),
  service_score: z.string(),
  logistics_score: z.string(),
  introduction: z.string(),
  introductions: IntroductionsColumn,
  favourite_count: z.number(),
  sales: z.number(),
  main_classes: z.array(z.string()),
  named: z.boolean(),
  hits: z.number(),
  total: z.number(),
});
type Row = z.infer<typeof Row>;

/** Classes that every word of the query names. */
const namedClasses = (book: SearchBook, plan: Plan): Id[] => {
  if (plan.slots.length === 0 || plan.unknown.length > 0) return [];
  const sets = plan.slots.map(
    (slot) => new Set(slot.alternatives.flatMap((words) => words.flatMap((word) => [...(book.wordClasses.get(word) ?? [])]))),
  );
  return [...(sets[0] ?? [])].filter((id) => sets.every((set) => set.has(id)));
};

/** Stores by name, by what they mainly sell, or by the goods they have: those so named first, then the one with the most goods that fit. */
export const searchStores = async (tx: Tx, engine: SearchEngine, query: StoreSearchQuery, language: Language): Promise<StoreSearch> => {
  const { keyword, kind, pageNo, pageSize } = query;
  const typed = keyword === '' ? nothingTyped : planQuery(engine, keyword);
  const settled = typed.slots.length > 0 && typed.unknown.length === 0 ? await settlePlan(engine, goodsQuestion(engine, typed)) : undefined;
  const plan = settled?.asked.plan ?? typed;
  const hits = settled?.found.stores ?? new Map<Id, number>();
  const key = keyword.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '');
  const rows = await readRows(tx, Row)`
    select s.id::text, s.name, s.en_name, s.logo, s.kind, s.region, s.grade, s.goods_score::text, s.service_score::text, s.logistics_score::text,
      s.introduction, s.introductions, s.favourite_count, s.sales::float8 as sales, s.named, coalesce(hit.amount, 0) as hits, (count(*) over ())::int as total,
      array(select m.class_id::text from store_main_class m where m.store_id = s.id order by m.class_id) as main_classes
    from (select *, ${key} <> '' and strpos(lower(replace(name || ' ' || en_name || ' ' || company_name, ' ', '')), ${key}) > 0 as named from store where state = 'open' ${kind === undefined ? sql`` : sql`and kind = ${kind}`}) s
    left join unnest(${sql.param([...hits.keys()])}::bigint[], ${sql.param([...hits.values()])}::int[]) as hit (store_id, amount) on hit.store_id = s.id
    where ${keyword} = '' or s.named or hit.amount is not null
      or exists (select from store_main_class m where m.store_id = s.id and m.class_id = any (${sql.param(namedClasses(engine.book, plan))}::bigint[]))
    order by s.named desc, hit.amount desc nulls last, s.sales desc, s.id
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`;
  const shelves = await engine.storesOf(
    plan,
    rows.map((row) => row.id),
    mostSamples,
  );
  const cards = await listGoodsCards(
    tx,
    [...shelves.values()].flatMap(({ best }) => best),
    language,
  );
  const byStore = Map.groupBy(cards, (card) => card.storeId);
  return {
    storeVOList: rows.map((row) => ({
      ...describeStore(engine.book, row, language),
      goodsCount: row.named || row.hits === 0 ? (shelves.get(row.id)?.goodsCount ?? 0) : row.hits,
      sampleGoods: byStore.get(row.id) ?? [],
    })),
    totalCount: rows[0]?.total ?? 0,
    pageNo,
    pageSize,
  };
};

const goodsQuestion = (engine: SearchEngine, plan: Plan) => ({
  ...readQuestion(engine.book, plan, { keyword: '', sort: 'relevance', pageNo: 1, pageSize: 1 }),
  countStores: true,
});

const mean = (...scores: string[]): string => (scores.reduce((sum, score) => sum + Number(score), 0) / scores.length).toFixed(1);

const describeStore = (book: SearchBook, row: Row, language: Language): Omit<FoundStore, 'goodsCount' | 'sampleGoods'> => {
  const chinese = language === fallbackLanguage;
  return {
    storeId: row.id,
    name: chinese ? row.name : row.en_name || row.name,
    logo: row.logo,
    kind: row.kind,
    region: regionIn(row.region, language),
    grade: row.grade,
    score: mean(row.goods_score, row.service_score, row.logistics_score),
    goodsScore: row.goods_score,
    serviceScore: row.service_score,
    logisticsScore: row.logistics_score,
    introduction: introductionIn(row, language),
    favouriteCount: row.favourite_count,
    sales: row.sales,
    mainClasses: row.main_classes.flatMap((id) => {
      const found = book.classes.get(id);
      return found?.shown ? [{ id, name: wordOf(found.names, language) }] : [];
    }),
  };
};
