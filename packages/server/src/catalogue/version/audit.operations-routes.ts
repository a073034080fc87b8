import { goodsAuditApi } from '@mall/contract/catalogue/goods-audit.api.ts';
import { inTransaction, type Tx } from '../../kernel/db.ts';
import type { House } from '../../kernel/house.ts';
import { type App, route } from '../../kernel/http/route.ts';
import { approveVersion } from './approve-version.ts';
import { listAudits, listMallGoods, requireAudit } from './audit.queries.ts';
import { barGoods } from './bar-goods.ts';
import { returnVersion } from './return-version.ts';

export const auditOperationsRoutes = (app: App, { db }: House): void => {
  const done = async (work: (tx: Tx) => Promise<void>) => {
    await inTransaction(db, work);
    return null;
  };
  route(app, goodsAuditApi.page, ({ query }) => listAudits(db, query));
  route(app, goodsAuditApi.detail, ({ params }) => requireAudit(db, params.id));
  route(app, goodsAuditApi.approve, ({ side, params, language }) => done((tx) => approveVersion(tx, side, params.id, language)));
  route(app, goodsAuditApi.giveBack, ({ side, params, body, language }) =>
    done((tx) => returnVersion(tx, side, params.id, body, language)),
  );
  route(app, goodsAuditApi.goods, ({ query }) => listMallGoods(db, query));
  route(app, goodsAuditApi.bar, ({ side, params, body }) => done((tx) => barGoods(tx, side, params.id, 'bar', body.reason)));
  route(app, goodsAuditApi.unbar, ({ side, params, body }) => done((tx) => barGoods(tx, side, params.id, 'unbar', body.reason)));
};
