import type { GoodsCard } from '@mall/contract/catalogue/goods-card.api.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import type { Footprint, FootprintQuery } from '@mall/contract/member/favourites.api.ts';
import { latestFootprints } from '@mall/contract/member/favourites.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { listGoodsCards } from '../catalogue/goods-card.queries.ts';
import { listRecommended } from '../catalogue/recommendation.queries.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { type BuyerSide, within } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';
import { readKeptCards } from './kept-card.queries.ts';

type Paging = { page: number; limit: number };
const Row = z.strictObject({ id: z.string(), spec_id: z.string(), day: z.string(), at: z.string() });
type Row = z.infer<typeof Row>;

const fields = sql`f.id, f.spec_id, f.day::text, ${timeText(sql`f.seen_at`)} as at`;

const readFootprints = async (tx: Tx, query: SQL, language: Language): Promise<Footprint[]> => {
  const rows = await readRows(tx, Row)`${query}`;
  const cards = await readKeptCards(
    tx,
    rows.map((row) => row.spec_id),
    language,
  );
  return rows.flatMap((row) => {
    const card = cards.get(row.spec_id);
    return card ? [{ id: row.id, ...card, day: row.day, createDate: row.at }] : [];
  });
};

export const listFootprints = async (
  tx: Tx,
  side: BuyerSide,
  { keyword, from, to, page, limit }: FootprintQuery,
  language: Language,
): Promise<PageOf<Footprint>> => {
  const narrowed = [
    within(side, 'f'),
    ...(keyword ? [sql`(p.name ilike ${likePattern(keyword)} or p.item_number = upper(${keyword}))`] : []),
    ...(from ? [sql`f.day >= ${from}::date`] : []),
    ...(to ? [sql`f.day <= ${to}::date`] : []),
  ];
  const mine = sql`from footprint f join spec p on p.id = f.spec_id where ${sql.join(narrowed, sql` and `)}`;
  const [list, counted] = await Promise.all([
    readFootprints(
      tx,
      sql`select ${fields} ${mine} order by f.seen_at desc, f.id desc limit ${limit} offset ${(page - 1) * limit}`,
      language,
    ),
    readRows(tx, TotalRow)`select count(*)::int as total ${mine}`,
  ]);
  return { list, total: counted[0]?.total ?? 0 };
};

/** The latest goods looked at, each once however many days it was looked at. */
export const listLatestFootprints = (tx: Tx, side: BuyerSide, language: Language): Promise<Footprint[]> =>
  readFootprints(
    tx,
    sql`select ${fields} from (
      select distinct on (goods_id) goods_id, spec_id, day, seen_at, id from footprint where ${within(side, 'footprint')} order by goods_id, seen_at desc, id desc) f
      order by f.seen_at desc, f.id desc limit ${latestFootprints}`,
    language,
  );

const mostClasses = 8;
const mostOfClass = 60;
/** Fewer than this make no page worth showing. */
const leastLiked = 20;

const LikedRow = z.strictObject({ total: z.number(), ids: z.array(z.string()) });

/** For a member the best of the classes he looked at last, taking turns, without what he has seen; for others what the mall recommends. */
export const listLiked = async (tx: Tx, actor: Actor, { page, limit }: Paging, language: Language): Promise<PageOf<GoodsCard>> => {
  if (actor.kind === 'guest') return listRecommended(tx, { list: 'home', page, limit }, language);
  const rows = await readRows(tx, LikedRow)`
    with seen as (select goods_id, max(seen_at) as at from footprint where member_id = ${actor.memberId} group by goods_id),
    looked as (
      select g.second_gc_id, max(seen.at) as at from seen join goods g on g.id = seen.goods_id group by g.second_gc_id order by max(seen.at) desc limit ${mostClasses}),
    liked as (
      select best.id, looked.at, row_number() over (partition by looked.second_gc_id order by best.rank desc, best.id desc) as turn
      from looked cross join lateral (
        select id, rank from goods where second_gc_id = looked.second_gc_id and state = 'on' and id not in (select goods_id from seen)
        order by rank desc, id desc limit ${mostOfClass}) best)
    select (select count(*)::int from liked) as total,
      array(select id::text from liked order by turn, at desc, id desc limit ${limit} offset ${(page - 1) * limit}) as ids`;
  const total = rows[0]?.total ?? 0;
  if (total < leastLiked) return listRecommended(tx, { list: 'home', page, limit }, language);
  return { list: await listGoodsCards(tx, rows[0]?.ids ?? [], language), total };
};
