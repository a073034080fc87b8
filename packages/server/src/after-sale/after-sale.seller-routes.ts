import { sellerAfterSaleApi } from '@mall/contract/after-sale/after-sale-office.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Member } from '../kernel/actor.ts';
import { inTransaction, type Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { refuse } from '../kernel/refusal.ts';
import { listStoreAfterSales, requireStoreAfterSale } from './after-sale.queries.ts';
import { agreeAfterSale } from './agree-after-sale.ts';
import type { Side } from './lock-after-sale.ts';
import { receiveReturn } from './receive-return.ts';
import { refuseReturn } from './refuse-return.ts';
import { rejectAfterSale } from './reject-after-sale.ts';
import { resendGoods } from './resend-goods.ts';
import { watchAfterSale } from './watch-after-sale.ts';

const sideOf = (actor: Member): Side => {
  if (actor.storeId === undefined) throw refuse('kernel.no_permission');
  return { storeId: actor.storeId, byMemberId: actor.memberId };
};

export const afterSaleSellerRoutes = (app: App, { db, config }: House): void => {
  const act = (actor: Member, id: Id, work: (tx: Tx, side: Side) => Promise<void>): Promise<null> =>
    watchAfterSale(db, actor, id, async () => {
      await inTransaction(db, (tx) => work(tx, sideOf(actor)));
      return null;
    });

  route(app, sellerAfterSaleApi.page, ({ actor, query }) => listStoreAfterSales(db, sideOf(actor), query));
  route(app, sellerAfterSaleApi.detail, ({ actor, params: { id }, language }) =>
    watchAfterSale(db, actor, id, () => requireStoreAfterSale(db, sideOf(actor), id, language)),
  );
  route(app, sellerAfterSaleApi.agree, ({ actor, params: { id }, body }) =>
    act(actor, id, (tx, side) => agreeAfterSale(tx, side, id, body, config)),
  );
  route(app, sellerAfterSaleApi.reject, ({ actor, params: { id }, body }) =>
    act(actor, id, (tx, side) => rejectAfterSale(tx, side, id, body)),
  );
  route(app, sellerAfterSaleApi.receive, ({ actor, params: { id }, body }) =>
    act(actor, id, (tx, side) => receiveReturn(tx, side, id, body, config)),
  );
  route(app, sellerAfterSaleApi.refuseReceipt, ({ actor, params: { id }, body }) =>
    act(actor, id, (tx, side) => refuseReturn(tx, side, id, body)),
  );
  route(app, sellerAfterSaleApi.resend, ({ actor, params: { id }, body }) =>
    act(actor, id, (tx, side) => resendGoods(tx, side, id, body, config)),
  );
};
