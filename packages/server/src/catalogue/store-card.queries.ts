import type { Id } from '@mall/contract/kernel/fields.ts';
import { fallbackLanguage, type Language } from '@mall/contract/kernel/language.ts';
import { StoreCard } from '@mall/contract/store/store.api.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows, WordsColumn } from '../kernel/read-rows.ts';
import { timeText } from '../kernel/time-text.ts';
import { wordOf } from '../kernel/word-of.ts';
import { IntroductionsColumn, introductionIn } from '../store/introduction-in.ts';
import { regionIn } from '../store/province-names.ts';

export type StoreCardFields = Omit<StoreCard, 'peerScore' | 'qualifications'>;

const Row = z.strictObject({
  id: z.string(),
  name: z.string(),
  en_name: z.string(),
  introduction: z.string(),
  introductions: IntroductionsColumn,
  logo: z.string(),
  kind: StoreCard.shape.kind,
  company_name: z.string(),
  en_company_name: z.string(),
  region: z.string(),
  grade: StoreCard.shape.grade,
  goods_score: z.string(),
  service_score: z.string(),
  logistics_score: z.string(),
  opened_at: z.string(),
  favourite_count: z.number(),
  goods_count: z.number(),
  sales: z.string(),
  open: z.boolean(),
  main_classes: z.array(z.strictObject({ id: z.string(), names: WordsColumn })),
});
type Row = z.infer<typeof Row>;

const storeFields = sql`s.id, s.name, s.en_name, s.introduction, s.introductions, s.logo, s.kind, s.company_name, s.en_company_name, s.region, s.grade,
  s.goods_score, s.service_score, s.logistics_score, ${timeText(sql`s.opened_at`)} as opened_at, s.favourite_count, s.sales, s.state = 'open' as open,
  (select count(*)::int from goods g where g.store_id = s.id and g.state = 'on') as goods_count,
  coalesce((select jsonb_agg(jsonb_build_object('id', c.id::text, 'names', c.names) order by c.sort, c.id)
    from store_main_class m join goods_class c on c.id = m.class_id where m.store_id = s.id), '[]') as main_classes`;

const oneDecimal = (score: number): string => score.toFixed(1);

export const meanScore = (scores: readonly (string | number)[]): string =>
  oneDecimal(scores.reduce<number>((sum, score) => sum + Number(score), 0) / scores.length);

const toFields = (row: Row, language: Language): StoreCardFields => ({
  storeId: row.id,
  name: language === fallbackLanguage ? row.name : row.en_name || row.name,
  logo: row.logo,
  kind: row.kind,
  companyName: language === fallbackLanguage ? row.company_name : row.en_company_name || row.company_name,
  region: regionIn(row.region, language),
  grade: row.grade,
  score: meanScore([row.goods_score, row.service_score, row.logistics_score]),
  goodsScore: oneDecimal(Number(row.goods_score)),
  serviceScore: oneDecimal(Number(row.service_score)),
  logisticsScore: oneDecimal(Number(row.logistics_score)),
  openTime: row.opened_at,
  favouriteCount: row.favourite_count,
  goodsCount: row.goods_count,
  sales: Number(row.sales),
});

export type ReadStore = {
  card: StoreCardFields;
  introduction: string;
  mainClasses: { id: Id; name: string }[];
  open: boolean;
};

const toStore = (row: Row, language: Language): ReadStore => ({
  card: toFields(row, language),
  introduction: introductionIn(row, language),
  mainClasses: row.main_classes.map((one) => ({ id: one.id, name: wordOf(one.names, language) })),
  open: row.open,
});

/** Stores with their number of goods and main classes. `from` names the rows as `s` and says in which order. */
export const readStores = async (tx: Tx, from: SQL, language: Language): Promise<ReadStore[]> => {
  const rows = await readRows(tx, Row)`select ${storeFields} from ${from}`;
  return rows.map((row) => toStore(row, language));
};

/** In the order named; closed ones too, because a follower still has them on his list. */
export const listStoresByIds = (tx: Tx, ids: readonly Id[], language: Language): Promise<ReadStore[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : readStores(
        tx,
        sql`unnest(${sql.param([...ids])}::bigint[]) with ordinality as wanted (id, place) join store s on s.id = wanted.id order by wanted.place`,
        language,
      );
