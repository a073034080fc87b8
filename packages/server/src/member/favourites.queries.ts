import type { GoodsCard } from '@mall/contract/catalogue/goods-card.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import type { FavouriteGoodsPage, FavouriteGoodsQuery, FavouriteStore } from '@mall/contract/member/favourites.api.ts';
import type { FavouriteKind } from '@mall/contract/member/favourites.rules.ts';
import type { StoreInfo } from '@mall/contract/store/store.api.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { listGoodsCards } from '../catalogue/goods-card.queries.ts';
import { priceNow } from '../catalogue/price-now.ts';
import { listStoresByIds } from '../catalogue/store-card.queries.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { prepared } from '../kernel/prepared.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { type BuyerSide, within } from '../kernel/side.ts';
import { sqlList } from '../kernel/sql-list.ts';
import { timeText } from '../kernel/time-text.ts';
import { goodsFavourite, storeFavourite } from './favourites.table.ts';
import { readKeptCards } from './kept-card.queries.ts';

type Paging = { page: number; limit: number };

const isFavouriteStatement = prepared((tx: Tx) =>
  tx
    .select({ id: goodsFavourite.id })
    .from(goodsFavourite)
    .where(sql`${goodsFavourite.memberId} = ${sql.placeholder('memberId')} and ${goodsFavourite.goodsId} = ${sql.placeholder('goodsId')}`)
    .prepare('goods_is_favourite'),
);

export const isFavourite = async (tx: Tx, side: BuyerSide, goodsId: Id): Promise<0 | 1> =>
  (await isFavouriteStatement(tx).execute({ memberId: side.memberId, goodsId })).length > 0 ? 1 : 0;

const goodsAmongStatement = prepared((tx: Tx) =>
  tx
    .select({ id: goodsFavourite.goodsId })
    .from(goodsFavourite)
    .where(
      sql`${goodsFavourite.memberId} = ${sql.placeholder('memberId')} and ${goodsFavourite.goodsId} = any(${sqlList(sql.placeholder('ids'))})`,
    )
    .prepare('goods_favourites_among'),
);

/** Which of the goods named the member keeps, however many he keeps in all. */
export const listGoodsAmong = async (tx: Tx, side: BuyerSide, ids: readonly Id[]): Promise<Id[]> =>
  (await goodsAmongStatement(tx).execute({ memberId: side.memberId, ids: [...ids] })).map(({ id }) => id);

const storesAmongStatement = prepared((tx: Tx) =>
  tx
    .select({ id: storeFavourite.storeId })
    .from(storeFavourite)
    .where(
      sql`${storeFavourite.memberId} = ${sql.placeholder('memberId')} and ${storeFavourite.storeId} = any(${sqlList(sql.placeholder('ids'))})`,
    )
    .prepare('store_favourites_among'),
);

export const listStoresAmong = async (tx: Tx, side: BuyerSide, ids: readonly Id[]): Promise<Id[]> =>
  (await storesAmongStatement(tx).execute({ memberId: side.memberId, ids: [...ids] })).map(({ id }) => id);

const KeptRow = z.strictObject({ spec_id: z.string(), kept_fen: z.string().nullable(), at: z.string() });
const KindRow = z.strictObject({ all: z.int(), cheaper: z.int(), gone: z.int(), found: z.int() });

const sold = sql`(g.state = 'on' and p.state = 'on' and s.state = 'open')`;
const isOf: Record<FavouriteKind, SQL> = {
  all: sql`true`,
  cheaper: sql`(${sold} and ${priceNow} < f.kept_price_fen)`,
  gone: sql`not ${sold}`,
};

export const listFavouriteGoods = async (
  tx: Tx,
  side: BuyerSide,
  { keyword, kind, page, limit }: FavouriteGoodsQuery,
  language: Language,
): Promise<FavouriteGoodsPage> => {
  const named = keyword ? sql`(p.name ilike ${likePattern(keyword)} or p.item_number = upper(${keyword}))` : sql`true`;
  const wanted = sql`${isOf[kind]} and ${named}`;
  const from = sql`from goods_favourite f join spec p on p.id = f.spec_id join goods g on g.id = p.goods_id join store s on s.id = g.store_id
    where ${within(side, 'f')}`;
  const [rows, counted] = await Promise.all([
    readRows(tx, KeptRow)`
      select f.spec_id, f.kept_price_fen::text as kept_fen, ${timeText(sql`f.created_at`)} as at ${from} and ${wanted}
      order by f.id desc limit ${limit} offset ${(page - 1) * limit}`,
    readRows(tx, KindRow)`
      select count(*)::int as "all", (count(*) filter (where ${isOf.cheaper}))::int as cheaper, (count(*) filter (where ${isOf.gone}))::int as gone,
        (count(*) filter (where ${wanted}))::int as found ${from}`,
  ]);
  const cards = await readKeptCards(
    tx,
    rows.map((row) => row.spec_id),
    language,
  );
  const { found, ...counts } = counted[0] ?? { all: 0, cheaper: 0, gone: 0, found: 0 };
  return {
    list: rows.flatMap((row) => {
      const card = cards.get(row.spec_id);
      return card ? [{ ...card, ...(row.kept_fen !== null && { keptPrice: toYuan(fen(Number(row.kept_fen))) }), createDate: row.at }] : [];
    }),
    total: found,
    counts,
  };
};

const mostNew = 4;

/** The newest goods of each store, by two statements for all. */
const listNewest = async (tx: Tx, storeIds: readonly Id[], language: Language): Promise<Map<Id, GoodsCard[]>> => {
  const rows = await readRows(tx, IdRow)`
    select g.id from unnest(${sql.param([...storeIds])}::bigint[]) as s (id)
    cross join lateral (select id, created_at from goods where store_id = s.id and state = 'on' order by created_at desc, id desc limit ${mostNew}) g
    order by g.created_at desc, g.id desc`;
  const cards = await listGoodsCards(
    tx,
    rows.map((row) => row.id),
    language,
  );
  return Map.groupBy(cards, (card) => card.storeId);
};

const StoreIdRow = z.strictObject({ store_id: z.string(), at: z.string(), total: z.number() });

export const listFavouriteStores = async (
  tx: Tx,
  side: BuyerSide,
  { page, limit }: Paging,
  language: Language,
): Promise<PageOf<FavouriteStore>> => {
  const rows = await readRows(tx, StoreIdRow)`
    select store_id, ${timeText(sql`created_at`)} as at, (select count(*)::int from store_favourite where ${within(side, 'store_favourite')}) as total
    from store_favourite where ${within(side, 'store_favourite')} order by id desc limit ${limit} offset ${(page - 1) * limit}`;
  const ids = rows.map((row) => row.store_id);
  const [stores, newest] = await Promise.all([listStoresByIds(tx, ids, language), listNewest(tx, ids, language)]);
  const followedAt = new Map(rows.map((row) => [row.store_id, row.at]));
  return {
    list: stores.map(({ card, open }) => ({
      ...card,
      openFlag: open ? 1 : 0,
      createDate: followedAt.get(card.storeId) ?? '',
      newGoods: newest.get(card.storeId) ?? [],
    })),
    total: rows[0]?.total ?? 0,
  };
};

const FollowersRow = z.strictObject({ followers: z.number(), mine: z.boolean() });

/** Lays over a store what changes with a click: whether this visitor follows it, and how many do. */
export const addFollowing = async (tx: Tx, actor: Actor, store: Omit<StoreInfo, 'isFavorite'>): Promise<StoreInfo> => {
  const memberId = actor.kind !== 'guest' ? actor.memberId : null;
  const rows = await readRows(tx, FollowersRow)`
    select favourite_count as followers, exists (select from store_favourite f where f.store_id = s.id and f.member_id = ${memberId}::bigint) as mine
    from store s where s.id = ${store.storeId}`;
  return { ...store, favouriteCount: rows[0]?.followers ?? store.favouriteCount, isFavorite: rows[0]?.mine ? 1 : 0 };
};
