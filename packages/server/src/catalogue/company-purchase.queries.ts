import { unitIn } from '@mall/contract/catalogue/unit.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { type Language, localeOf } from '@mall/contract/kernel/language.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import type { CompanyPurchase, CompanyPurchaseDetail, CompanyPurchaseQuery } from '@mall/contract/store/store.api.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows, TotalRow, WordsColumn } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { timeText } from '../kernel/time-text.ts';
import { wordOf } from '../kernel/word-of.ts';
import { valueIn } from './value-words.ts';

const Row = z.strictObject({
  id: z.string(),
  company_name: z.string(),
  country_code: z.string(),
  gc_id: z.string().nullable(),
  class_names: WordsColumn.nullable(),
  titles: WordsColumn,
  descriptions: WordsColumn,
  requirements: z.array(z.string()),
  delivery: z.string(),
  payment: z.string(),
  quantity: z.number(),
  unit: z.string(),
  budget_fen: z.string(),
  published_at: z.string(),
  deadline: z.string(),
  open: z.boolean(),
});
type Row = z.infer<typeof Row>;

const readPurchases = async (tx: Tx, rest: SQL): Promise<Row[]> =>
  await readRows(tx, Row)`
      select p.id, p.company_name, p.country_code, p.gc_id, c.names as class_names, p.titles, p.descriptions, p.requirements, p.delivery, p.payment,
        p.quantity, p.unit, p.budget_fen, ${timeText(sql`p.published_at`)} as published_at, ${timeText(sql`p.deadline`)} as deadline, p.deadline > now() as open
      from company_purchase p left join goods_class c on c.id = p.gc_id ${rest}`;

const countryName = (code: string, language: Language): string =>
  new Intl.DisplayNames(localeOf[language], { type: 'region' }).of(code) ?? code;

const toPurchase = (row: Row, language: Language): CompanyPurchase => ({
  id: row.id,
  title: wordOf(row.titles, language),
  companyName: row.company_name,
  country: countryName(row.country_code, language),
  countryCode: row.country_code,
  className: wordOf(row.class_names, language),
  gcId: row.gc_id,
  quantity: row.quantity,
  unit: unitIn(row.unit, language),
  budget: toYuan(fen(Number(row.budget_fen))),
  publishTime: row.published_at,
  deadline: row.deadline,
  state: row.open ? 'open' : 'closed',
});

/** What companies look for, the newest first; `classId` of any level takes in everything below it. */
export const listCompanyPurchases = async (tx: Tx, query: CompanyPurchaseQuery, language: Language): Promise<PageOf<CompanyPurchase>> => {
  const { keyword, classId, state, page, limit } = query;
  const like = likePattern(keyword);
  const called = keyword ? sql`and (p.titles ->> ${language} ilike ${like} or p.company_name ilike ${like})` : sql``;
  const ofClass = classId
    ? sql`and p.gc_id in (select id from goods_class where ${classId}::text = any (string_to_array(path, '/')))`
    : sql``;
  const inState = state ? (state === 'open' ? sql`and p.deadline > now()` : sql`and p.deadline <= now()`) : sql``;
  const where = sql`where p.published_at <= now() ${called} ${ofClass} ${inState}`;
  const [rows, counted] = await Promise.all([
    readPurchases(tx, sql`${where} order by p.published_at desc, p.id desc limit ${limit} offset ${(page - 1) * limit}`),
    readRows(tx, TotalRow)`select count(*)::int as total from company_purchase p ${where}`,
  ]);
  return { list: rows.map((row) => toPurchase(row, language)), total: counted[0]?.total ?? 0 };
};

export const requireCompanyPurchase = async (tx: Tx, id: Id, language: Language): Promise<CompanyPurchaseDetail> => {
  const [row] = await readPurchases(tx, sql`where p.id = ${id} and p.published_at <= now()`);
  if (!row) throw refuse('kernel.not_found');
  return {
    ...toPurchase(row, language),
    description: wordOf(row.descriptions, language),
    requirements: row.requirements.map((one) => valueIn(one, language)),
    delivery: row.delivery,
    payment: row.payment,
  };
};
