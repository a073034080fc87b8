import { activityOperationsApi } from '@mall/contract/marketing/activity-office.api.ts';
import { pointOperationsApi } from '@mall/contract/marketing/point-office.api.ts';
import { seckillOperationsApi } from '@mall/contract/marketing/seckill-office.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { refusalEnvelope } from '../kernel/refusal.ts';
import { changePointRules } from './change-point-rules.ts';
import { layGroupBuy } from './group/lay-group-buy.ts';
import { requireActivityForm } from './office/activity-form.queries.ts';
import { listOffice } from './office/activity-office.queries.ts';
import { adjustActivity } from './office/adjust-activity.ts';
import { changeCoupon } from './office/change-coupon.ts';
import { changeLimited } from './office/change-limited.ts';
import { changeReduction } from './office/change-reduction.ts';
import { copyWeek } from './office/copy-week.ts';
import { decideApplication } from './office/decide-application.ts';
import { endSession } from './office/end-session.ts';
import { layCoupon } from './office/lay-coupon.ts';
import { layLimited } from './office/lay-limited.ts';
import { layReduction } from './office/lay-reduction.ts';
import { laySession } from './office/lay-session.ts';
import { moveSession } from './office/move-session.ts';
import { pauseActivity } from './office/pause-activity.ts';
import { putSessionGoods } from './office/put-session-goods.ts';
import { removeSessionGoods } from './office/remove-session-goods.ts';
import { readTimeline, requireSessionDetail } from './office/session-office.queries.ts';
import { listSpecChoices } from './office/spec-choice.queries.ts';
import { stopActivity } from './office/stop-activity.ts';
import { readPointOffice } from './point-rules.queries.ts';

export const marketingOperationsRoutes = (app: App, { db }: House): void => {
  route(app, activityOperationsApi.page, ({ side, query }) => listOffice(db, side, query));
  route(app, activityOperationsApi.specs, ({ side, query }) => listSpecChoices(db, side, query));
  route(app, activityOperationsApi.addCoupon, ({ side, body }) =>
    inTransaction(db, async (tx) => ({ id: await layCoupon(tx, side, body) })),
  );
  route(app, activityOperationsApi.addReduction, ({ side, body }) =>
    inTransaction(db, async (tx) => ({ id: await layReduction(tx, side, body) })),
  );
  route(app, activityOperationsApi.addLimited, ({ side, body }) =>
    inTransaction(db, async (tx) => ({ id: await layLimited(tx, side, body) })),
  );
  route(app, activityOperationsApi.addGroup, ({ side, body }) =>
    inTransaction(db, async (tx) => ({ id: await layGroupBuy(tx, null, body, { byMemberId: side.memberId }) })),
  );
  route(app, activityOperationsApi.stop, async ({ side, params, body }) => {
    await inTransaction(db, (tx) => stopActivity(tx, side, params.id, body));
    return null;
  });
  route(app, activityOperationsApi.form, ({ side, params }) => requireActivityForm(db, side, params.id));
  route(app, activityOperationsApi.changeCoupon, async ({ side, params, body }) => {
    await inTransaction(db, (tx) => changeCoupon(tx, side, params.id, body));
    return null;
  });
  route(app, activityOperationsApi.changeReduction, async ({ side, params, body }) => {
    await inTransaction(db, (tx) => changeReduction(tx, side, params.id, body));
    return null;
  });
  route(app, activityOperationsApi.changeLimited, async ({ side, params, body }) => {
    await inTransaction(db, (tx) => changeLimited(tx, side, params.id, body));
    return null;
  });
  route(app, activityOperationsApi.adjust, async ({ side, params, body }) => {
    await inTransaction(db, (tx) => adjustActivity(tx, side, params.id, body));
    return null;
  });
  route(app, activityOperationsApi.pause, async ({ side, params }) => {
    await inTransaction(db, (tx) => pauseActivity(tx, side, params.id, 'paused'));
    return null;
  });
  route(app, activityOperationsApi.resume, async ({ side, params }) => {
    await inTransaction(db, (tx) => pauseActivity(tx, side, params.id, 'on'));
    return null;
  });
  route(app, pointOperationsApi.rules, () => readPointOffice(db));
  route(app, pointOperationsApi.change, ({ side, body }) => inTransaction(db, (tx) => changePointRules(tx, side, body)));
  route(app, seckillOperationsApi.timeline, ({ query }) => readTimeline(db, query.day));
  route(app, seckillOperationsApi.detail, ({ params }) => requireSessionDetail(db, params.id));
  route(app, seckillOperationsApi.add, ({ side, body }) => inTransaction(db, async (tx) => ({ id: await laySession(tx, side, body) })));
  route(app, seckillOperationsApi.move, async ({ params, body }) => {
    await inTransaction(db, (tx) => moveSession(tx, params.id, body));
    return null;
  });
  route(app, seckillOperationsApi.copy, async ({ side, body, language }) => {
    const { left, ...copied } = await inTransaction(db, (tx) => copyWeek(tx, side, body));
    return { ...copied, left: left.map(({ name, code }) => ({ name, why: refusalEnvelope(code, language).msg })) };
  });
  route(app, seckillOperationsApi.putGoods, async ({ params, body }) => {
    await inTransaction(db, (tx) => putSessionGoods(tx, params.id, body));
    return null;
  });
  route(app, seckillOperationsApi.removeGoods, async ({ params, body }) => {
    await inTransaction(db, (tx) => removeSessionGoods(tx, params.id, body.specId));
    return null;
  });
  route(app, seckillOperationsApi.end, async ({ params }) => {
    await inTransaction(db, (tx) => endSession(tx, params.id));
    return null;
  });
  route(app, seckillOperationsApi.accept, async ({ side, params }) => {
    await inTransaction(db, (tx) => decideApplication(tx, side, params.id, 'accept'));
    return null;
  });
  route(app, seckillOperationsApi.giveBack, async ({ side, params, body }) => {
    await inTransaction(db, (tx) => decideApplication(tx, side, params.id, 'giveBack', body.reason));
    return null;
  });
};
