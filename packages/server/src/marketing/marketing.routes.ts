import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { type ActivityScope, couponApi } from '@mall/contract/marketing/coupon.api.ts';
import { groupBuyApi } from '@mall/contract/marketing/group-buy.api.ts';
import { myCouponApi } from '@mall/contract/marketing/my-coupon.api.ts';
import { pointApi } from '@mall/contract/marketing/point.api.ts';
import { seckillApi } from '@mall/contract/marketing/seckill.api.ts';
import { guest } from '../kernel/actor.ts';
import { cached } from '../kernel/cached.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import type { Search } from '../search/open-search.ts';
import { requireActivityDetail } from './activity.queries.ts';
import { listActivityGoods } from './activity-goods.queries.ts';
import { findCouponCenter } from './coupon.queries.ts';
import { listGroupGoods } from './group/group.queries.ts';
import { listMyCoupons } from './my-coupon.queries.ts';
import { countPoints, listPointLogs, listRecentPoints } from './point.queries.ts';
import { readPointRules } from './point-rules.queries.ts';
import { receiveCoupon } from './receive-coupon.ts';
import { remindMe } from './remind-me.ts';
import { findSeckillHome, listSessionGoods, listSessions, markReminded, type SessionState } from './seckill.queries.ts';

// The answers carry the clock or what is left, so they are kept for a second and no longer, and only while anything is kept at all.
const keepMs = 1000;

export const marketingRoutes = (app: App, { db, config }: House, search: Search): void => {
  const keep = Math.min(keepMs, config.PAGE_CACHE_SECONDS * 1000);
  const home = cached(keep, (language: Language) => findSeckillHome(db, language));
  const sessions = cached(keep, (language: Language) => listSessions(db, language));
  const goods = cached(keep, (language: Language, state: SessionState, page: string, limit: string, sessionId: Id | undefined) =>
    listSessionGoods(db, state, { sessionId, page: Number(page), limit: Number(limit) }, language),
  );
  const groups = cached(keep, (language: Language, state: 'running' | 'new', page: string, limit: string) =>
    listGroupGoods(db, state, { page: Number(page), limit: Number(limit) }, language),
  );
  const guestCenter = cached(
    keep,
    (language: Language, page: string, limit: string, scope: ActivityScope | undefined, goodsId: Id | undefined) =>
      findCouponCenter(db, guest, { scope, goodsId, page: Number(page), limit: Number(limit) }, language),
  );
  type Paged = { page: number; limit: number; sessionId?: Id | undefined };
  const goodsPage = (language: Language, state: SessionState, { page, limit, sessionId }: Paged) =>
    goods(language, state, String(page), String(limit), sessionId);

  route(app, seckillApi.home, ({ language }) => home(language));
  route(app, seckillApi.sessions, async ({ language }) => (await sessions(language)).sessions);
  route(app, seckillApi.currentGoods, ({ query, language }) => goodsPage(language, 'current', query));
  route(app, seckillApi.soonGoods, async ({ actor, query, language }) => markReminded(db, actor, await goodsPage(language, 'soon', query)));
  route(app, seckillApi.remind, ({ side, query }) => remindMe(db, side, query));

  route(app, groupBuyApi.goods, ({ query: { state, page, limit }, language }) => groups(language, state, String(page), String(limit)));

  route(app, couponApi.center, ({ actor, query, language }) =>
    actor.kind === 'guest'
      ? guestCenter(language, String(query.page), String(query.limit), query.scope, query.goodsId)
      : findCouponCenter(db, actor, query, language),
  );
  route(app, couponApi.receive, ({ side, params }) => inTransaction(db, (tx) => receiveCoupon(tx, side, params.id)));
  route(app, couponApi.receiveHere, ({ side, params }) => inTransaction(db, (tx) => receiveCoupon(tx, side, params.couponId)));
  route(app, couponApi.detail, ({ actor, query, language }) => requireActivityDetail(db, actor, query, language));
  route(app, couponApi.goods, async ({ query, language }) => listActivityGoods(db, await search.engine(), query, language));

  route(app, myCouponApi.page, ({ side, query, language }) => listMyCoupons(db, side, query, language));

  route(app, pointApi.rules, () => readPointRules(db));
  route(app, pointApi.detail, ({ side }) => countPoints(db, side));
  route(app, pointApi.recent, ({ side }) => listRecentPoints(db, side));
  route(app, pointApi.page, ({ side, query }) => listPointLogs(db, side, query));
};
