import { activitySellerApi } from '@mall/contract/marketing/activity-office.api.ts';
import { seckillSellerApi } from '@mall/contract/marketing/seckill-office.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { layGroupBuy } from './group/lay-group-buy.ts';
import { requireActivityForm } from './office/activity-form.queries.ts';
import { listOffice } from './office/activity-office.queries.ts';
import { adjustActivity } from './office/adjust-activity.ts';
import { applyForSession } from './office/apply-for-session.ts';
import { changeCoupon } from './office/change-coupon.ts';
import { changeLimited } from './office/change-limited.ts';
import { changeReduction } from './office/change-reduction.ts';
import { decideApplication } from './office/decide-application.ts';
import { layCoupon } from './office/lay-coupon.ts';
import { layLimited } from './office/lay-limited.ts';
import { layReduction } from './office/lay-reduction.ts';
import { pauseActivity } from './office/pause-activity.ts';
import { listApplications, listComing } from './office/session-office.queries.ts';
import { listSpecChoices } from './office/spec-choice.queries.ts';
import { stopActivity } from './office/stop-activity.ts';

export const marketingSellerRoutes = (app: App, { db }: House): void => {
  route(app, activitySellerApi.page, ({ side, query }) => listOffice(db, side, query));
  route(app, activitySellerApi.specs, ({ side, query }) => listSpecChoices(db, side, query));
  route(app, activitySellerApi.addCoupon, ({ side, body }) => inTransaction(db, async (tx) => ({ id: await layCoupon(tx, side, body) })));
  route(app, activitySellerApi.addReduction, ({ side, body }) =>
    inTransaction(db, async (tx) => ({ id: await layReduction(tx, side, body) })),
  );
  route(app, activitySellerApi.addLimited, ({ side, body }) => inTransaction(db, async (tx) => ({ id: await layLimited(tx, side, body) })));
  route(app, activitySellerApi.addGroup, ({ side, body }) =>
    inTransaction(db, async (tx) => ({ id: await layGroupBuy(tx, side.storeId, body, { byMemberId: side.memberId }) })),
  );
  route(app, activitySellerApi.stop, async ({ side, params, body }) => {
    await inTransaction(db, (tx) => stopActivity(tx, side, params.id, body));
    return null;
  });
  route(app, activitySellerApi.form, ({ side, params }) => requireActivityForm(db, side, params.id));
  route(app, activitySellerApi.changeCoupon, async ({ side, params, body }) => {
    await inTransaction(db, (tx) => changeCoupon(tx, side, params.id, body));
    return null;
  });
  route(app, activitySellerApi.changeReduction, async ({ side, params, body }) => {
    await inTransaction(db, (tx) => changeReduction(tx, side, params.id, body));
    return null;
  });
  route(app, activitySellerApi.changeLimited, async ({ side, params, body }) => {
    await inTransaction(db, (tx) => changeLimited(tx, side, params.id, body));
    return null;
  });
  route(app, activitySellerApi.adjust, async ({ side, params, body }) => {
    await inTransaction(db, (tx) => adjustActivity(tx, side, params.id, body));
    return null;
  });
  route(app, activitySellerApi.pause, async ({ side, params }) => {
    await inTransaction(db, (tx) => pauseActivity(tx, side, params.id, 'paused'));
    return null;
  });
  route(app, activitySellerApi.resume, async ({ side, params }) => {
    await inTransaction(db, (tx) => pauseActivity(tx, side, params.id, 'on'));
    return null;
  });
  route(app, seckillSellerApi.sessions, () => listComing(db));
  route(app, seckillSellerApi.page, ({ side, query }) => listApplications(db, side, query));
  route(app, seckillSellerApi.apply, ({ side, body }) => inTransaction(db, async (tx) => ({ id: await applyForSession(tx, side, body) })));
  route(app, seckillSellerApi.withdraw, async ({ side, params }) => {
    await inTransaction(db, (tx) => decideApplication(tx, side, params.id, 'withdraw'));
    return null;
  });
};
