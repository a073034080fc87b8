import { Id } from '@mall/contract/kernel/fields.ts';
import { fallbackLanguage, type Language } from '@mall/contract/kernel/language.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { storeTemplates } from '@mall/contract/store/decoration.rules.ts';
import {
  type ListedStore,
  type Share,
  type StoreCard,
  type StoreClass,
  StoreInfo,
  type StoreListQuery,
  type StoreRecommendQuery,
  storeCardFields,
} from '@mall/contract/store/store.api.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows, TotalRow, WordsColumn } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { treeOf } from '../kernel/tree-of.ts';
import { wordOf } from '../kernel/word-of.ts';
import { StoreLicence } from '../store/store.table.ts';
import { listGoodsCards } from './goods-card.queries.ts';
import { type ReadStore, readStores, type StoreCardFields } from './store-card.queries.ts';
import { valueIn } from './value-words.ts';

const best = sql`s.goods_score + s.service_score + s.logistics_score desc, s.sales desc, s.id`;

const countStores = async (tx: Tx, where: SQL): Promise<number> => {
  const rows = await readRows(tx, TotalRow)`select count(*)::int as total from store s where ${where}`;
  return rows[0]?.total ?? 0;
};

const samples = 4;

const BestRow = z.strictObject({ store_id: z.string(), goods_id: z.string() });

/** The best goods of each store, all by two statements. */
const addSamples = async (tx: Tx, stores: readonly ReadStore[], language: Language): Promise<ListedStore[]> => {
  const rows = await readRows(tx, BestRow)`
    select s.id as store_id, g.id as goods_id
    from unnest(${sql.param(stores.map((store) => store.card.storeId))}::bigint[]) as s (id)
    cross join lateral (select id, rank from goods where store_id = s.id and state = 'on' order by rank desc, id desc limit ${samples}) g
    order by s.id, g.rank desc, g.id desc`;
  const cards = await listGoodsCards(
    tx,
    rows.map((row) => row.goods_id),
    language,
  );
  const cardsOf = Map.groupBy(cards, (card) => card.storeId);
  return stores.map(({ card, introduction, mainClasses }) => ({
    ...card,
    introduction,
    mainClasses,
    sampleGoods: cardsOf.get(card.storeId) ?? [],
  }));
};

const pageStores = async (tx: Tx, where: SQL, { page, limit }: { page: number; limit: number }, language: Language) => {
  const [total, stores] = await Promise.all([
    countStores(tx, where),
    readStores(tx, sql`store s where ${where} order by ${best} limit ${limit} offset ${(page - 1) * limit}`, language),
  ]);
  return { list: await addSamples(tx, stores, language), total };
};

export const listStores = (tx: Tx, query: StoreListQuery, language: Language): Promise<PageOf<ListedStore>> => {
  const ofClass = query.classId
    ? sql`and exists (select from store_main_class m where m.store_id = s.id and m.class_id = ${query.classId})`
    : sql``;
  const ofKind = query.kind ? sql`and s.kind = ${query.kind}` : sql``;
  return pageStores(tx, sql`s.state = 'open' ${ofClass} ${ofKind}`, query, language);
};

/** Stores of the same trade as one, or the best of all. */
export const listRecommendedStores = (tx: Tx, query: StoreRecommendQuery, language: Language): Promise<PageOf<ListedStore>> => {
  const beside = query.storeId
    ? sql`and s.id <> ${query.storeId} and exists (select from store_main_class m join store_main_class n on n.class_id = m.class_id and n.store_id = ${query.storeId} where m.store_id = s.id)`
    : sql``;
  return pageStores(tx, sql`s.state = 'open' ${beside}`, query, language);
};

const InfoRow = z.strictObject({
  id: z.string(),
  banner: z.string(),
  template: z.enum(storeTemplates),
  licence: StoreLicence.partial(),
  en_licence: StoreLicence.partial(),
  freight_fen: z.string(),
  freight_areas: z.array(z.strictObject({ provinceId: Id, freightFen: z.number() })),
  free_from_fen: z.string().nullable(),
  invoice_types: StoreInfo.shape.invoiceTypes,
  qualifications: StoreInfo.shape.qualifications,
  peers: z.record(z.enum(['goodsScore', 'serviceScore', 'logisticsScore']), z.string()),
});
type InfoRow = z.infer<typeof InfoRow>;

const cardKeys = Object.keys(storeCardFields) as (keyof typeof storeCardFields)[];

const licenceFields = [
  'unifiedCode',
  'legalRepresentative',
  'registeredCapital',
  'establishedDate',
  'validUntil',
  'registrationAuthority',
  'address',
  'businessScope',
] as const;

/** All of a store but whether the visitor follows it, which the member room knows. A closed store is not there. */
export const requireStore = async (tx: Tx, storeId: Id, language: Language): Promise<Omit<StoreInfo, 'isFavorite'>> => {
  const [[store], rows] = await Promise.all([
    readStores(tx, sql`store s where s.id = ${storeId} and s.state = 'open'`, language),
    readRows(tx, InfoRow)`
      select s.id, s.banner, s.template, s.licence, s.en_licence, s.freight_fen, s.free_from_fen, s.invoice_types,
        (select coalesce(json_agg(json_build_object('provinceId', f.province_id::text, 'freightFen', f.freight_fen) order by f.province_id), '[]')
          from store_freight_area f where f.store_id = s.id) as freight_areas,
        (select coalesce(jsonb_agg(jsonb_build_object('name', q.name, 'image', q.image, 'validUntil', coalesce(q.valid_until::text, '')) order by q.sort, q.id), '[]')
          from store_qualification q where q.store_id = s.id) as qualifications,
        (select jsonb_build_object('goodsScore', round(avg(goods_score), 1)::text, 'serviceScore', round(avg(service_score), 1)::text,
            'logisticsScore', round(avg(logistics_score), 1)::text) from store where state = 'open') as peers
      from store s where s.id = ${storeId} and s.state = 'open'`,
  ]);
  const [row] = rows;
  if (!store || !row) throw refuse('kernel.not_found');
  const licence = language === fallbackLanguage ? row.licence : { ...row.licence, ...row.en_licence };
  return {
    ...store.card,
    introduction: store.introduction,
    mainClasses: store.mainClasses,
    banner: row.banner,
    template: row.template,
    peerScore: row.peers,
    qualifications: row.qualifications.map((one) => ({ ...one, name: valueIn(one.name, language) })),
    certificateInfo: Object.fromEntries(licenceFields.map((field) => [field, licence[field] ?? ''])) as StoreInfo['certificateInfo'],
    freight: toYuan(fen(Number(row.freight_fen))),
    freightAreas: row.freight_areas.map(({ provinceId, freightFen }) => ({ provinceId, freight: toYuan(fen(freightFen)) })),
    ...(row.free_from_fen === null ? {} : { freeFrom: toYuan(fen(Number(row.free_from_fen))) }),
    invoiceTypes: row.invoice_types,
  };
};

/** What stands beside a goods. */
export const cardOfStore = (store: Omit<StoreInfo, 'isFavorite'>): StoreCard => ({
  ...(Object.fromEntries(cardKeys.map((key) => [key, store[key]])) as StoreCardFields),
  peerScore: store.peerScore,
  qualifications: store.qualifications.map((one) => one.name),
});

const ShelfRow = z.strictObject({
  id: z.string(),
  parentId: z.string().nullable(),
  name: z.string(),
  names: WordsColumn.nullable(),
  amount: z.number(),
});

/** The shelves of a store with what stands on them; empty ones too, because the seller put them there. */
export const listStoreClasses = async (tx: Tx, storeId: Id, language: Language): Promise<StoreClass[]> => {
  const rows = await readRows(tx, ShelfRow)`
    select c.id, c.parent_id as "parentId", c.name, c.names, coalesce(n.amount, 0) as amount
    from store_class c join store s on s.id = c.store_id and s.state = 'open'
    left join (select store_class_id, count(*)::int as amount from goods where store_id = ${storeId} and state = 'on' group by store_class_id) n
      on n.store_class_id = c.id
    where c.store_id = ${storeId} and c.shown order by c.sort, c.id`;
  return treeOf(rows, (row, children: StoreClass[]) => ({
    id: row.id,
    name: wordOf({ ...row.names, zh: row.name }, language),
    goodsCount: row.amount + children.reduce((sum, child) => sum + child.goodsCount, 0),
    children,
  }));
};

const ShareRow = z.strictObject({ names: WordsColumn, value: z.number() });

/** Open stores by the class they mainly sell; a store of two classes counts in both. */
export const countStoresByCategory = async (tx: Tx, language: Language): Promise<Share[]> => {
  const rows = await readRows(tx, ShareRow)`
    select c.names, count(*)::int as value
    from store_main_class m join store s on s.id = m.store_id and s.state = 'open' join goods_class c on c.id = m.class_id
    group by c.id order by value desc, c.sort, c.id`;
  return rows.map((row) => ({ name: wordOf(row.names, language), value: row.value }));
};
