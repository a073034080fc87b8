import type { GoodsCard } from '@mall/contract/catalogue/goods-card.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { formatTime } from '@mall/contract/kernel/format.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import type { SeckillGoods, SeckillHome, SeckillSession } from '@mall/contract/marketing/seckill.api.ts';
import { and, eq, sql } from 'drizzle-orm';
import { listSpecCards } from '../catalogue/goods-card.queries.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { prepared } from '../kernel/prepared.ts';
import { wordOf } from '../kernel/word-of.ts';
import { activity, seckillRemind, seckillSession } from './marketing.table.ts';

const homeGoods = 5;

// The clock comes along even when no session does.
const sessionsStatement = prepared((tx: Tx) =>
  tx
    .select({
      now: sql<Date>`clock.at`.mapWith(seckillSession.startsAt),
      id: seckillSession.id,
      names: activity.names,
      startsAt: seckillSession.startsAt,
      endsAt: seckillSession.endsAt,
    })
    .from(sql`(select now() as at) as clock`)
    .leftJoin(
      seckillSession,
      sql`${seckillSession.endsAt} > clock.at and ${seckillSession.startsAt} < date_trunc('day', clock.at) + interval '3 days'
        and exists (select from activity on_sale where on_sale.id = ${seckillSession.activityId} and on_sale.state = 'on')`,
    )
    .leftJoin(activity, eq(activity.id, seckillSession.activityId))
    .orderBy(seckillSession.startsAt)
    .prepare('seckill_sessions'),
);

/** Sessions that run or begin today or in the next two days, with the clock they are measured by. */
export const listSessions = async (tx: Tx, language: Language): Promise<{ currentDateStr: string; sessions: SeckillSession[] }> => {
  const rows = await sessionsStatement(tx).execute();
  const now = rows[0]?.now ?? new Date();
  const currentDateStr = formatTime(now);
  const sessions = rows.flatMap(({ id, names, startsAt, endsAt }): SeckillSession[] =>
    id === null || startsAt === null || endsAt === null
      ? []
      : [
          {
            sessionId: id,
            name: wordOf(names, language),
            state: startsAt <= now ? 'current' : 'soon',
            activityStartDate: formatTime(startsAt),
            activityEndDate: formatTime(endsAt),
            currentDateStr,
          },
        ],
  );
  return { currentDateStr, sessions };
};

type Place = { spec_id: string; price_fen: number; total: number; sold: number; restriction: number };

const wanted = sql.placeholder('sessionId');

/** One row when there is such a session: its size and one page of its goods. */
const goodsStatement = prepared((tx: Tx) =>
  tx
    .select({
      id: sql<string>`session.id::text`,
      total: sql<number>`(select count(*)::int from seckill_goods where session_id = session.id)`,
      places: sql<Place[]>`coalesce((
        select json_agg(place) from (
          select spec_id::text, price_fen, total, sold, restriction from seckill_goods where session_id = session.id
          order by sort, spec_id limit ${sql.placeholder('limit')} offset ${sql.placeholder('after')}) as place), '[]')`,
    })
    .from(
      sql`(
        select s.id from seckill_session s join activity a on a.id = s.activity_id and a.state = 'on'
        where s.ends_at > now() and (s.starts_at <= now()) = ${sql.placeholder('running')}::boolean and (${wanted}::bigint is null or s.id = ${wanted}::bigint)
        order by s.starts_at limit 1) as session`,
    )
    .prepare('seckill_goods'),
);

export type SessionState = SeckillSession['state'];
type PageQuery = { sessionId?: Id | undefined; page: number; limit: number };

/** Goods of the session named, if it is in that state, or of the first that is. A session that has ended has none. */
export const listSessionGoods = async (
  tx: Tx,
  state: SessionState,
  { sessionId, page, limit }: PageQuery,
  language: Language,
): Promise<PageOf<SeckillGoods>> => {
  const [found] = await goodsStatement(tx).execute({
    sessionId: sessionId ?? null,
    running: state === 'current',
    limit,
    after: (page - 1) * limit,
  });
  if (!found) return { list: [], total: 0 };
  const places = new Map(found.places.map((place) => [place.spec_id, place]));
  const cards = await listSpecCards(tx, [...places.keys()], language);
  return { list: cards.map((card) => toSeckillGoods(card, places.get(card.specId) as Place, found.id, state)), total: found.total };
};

const toSeckillGoods = (card: GoodsCard, place: Place, sessionId: Id, state: SessionState): SeckillGoods => ({
  ...card,
  activityPrice: toYuan(fen(place.price_fen)),
  activityType: 3,
  seckillFlag: state === 'current' ? 1 : 2,
  sessionId,
  soldPercent: Math.floor((place.sold * 100) / place.total),
  activitySurplusStorage: place.total - place.sold,
  restrictionQuantity: place.restriction,
  reminded: 0,
});

/** What the home page shows: the session that runs, or else the next, and the tabs of the others. */
export const findSeckillHome = async (tx: Tx, language: Language): Promise<SeckillHome> => {
  const { currentDateStr, sessions } = await listSessions(tx, language);
  const [first, ...later] = sessions;
  if (!first)
    return {
      sessionId: null,
      activityStartDate: null,
      activityEndDate: null,
      currentDateStr,
      seckillGoodsList: [],
      soonTimeSoltList: [],
    };
  const goods = await listSessionGoods(tx, first.state, { sessionId: first.sessionId, page: 1, limit: homeGoods }, language);
  return {
    sessionId: first.sessionId,
    activityStartDate: first.activityStartDate,
    activityEndDate: first.activityEndDate,
    currentDateStr,
    seckillGoodsList: goods.list,
    soonTimeSoltList: later,
  };
};

/** Lays over a page, which is everybody's, what this member asked to be reminded of. */
export const markReminded = async (tx: Tx, actor: Actor, page: PageOf<SeckillGoods>): Promise<PageOf<SeckillGoods>> => {
  const [first] = page.list;
  if (actor.kind === 'guest' || !first) return page;
  const rows = await tx
    .select({ specId: seckillRemind.specId })
    .from(seckillRemind)
    .where(and(eq(seckillRemind.memberId, actor.memberId), eq(seckillRemind.sessionId, first.sessionId)));
  const asked = new Set(rows.map(({ specId }) => specId));
  return { ...page, list: page.list.map((goods) => (asked.has(goods.specId) ? { ...goods, reminded: 1 } : goods)) };
};
