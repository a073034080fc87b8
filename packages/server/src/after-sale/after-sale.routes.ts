import { afterSaleApi } from '@mall/contract/after-sale/after-sale.api.ts';
import { afterSaleTypeOf } from '@mall/contract/after-sale/after-sale.machine.ts';
import { afterSaleReasonKeys, afterSaleReasons, reasonFits } from '@mall/contract/after-sale/after-sale.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Member } from '../kernel/actor.ts';
import { inTransaction, type Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { onRefunded } from '../payment/refund-hooks.ts';
import { listAfterSales, requireAfterSale, requireSteps } from './after-sale.queries.ts';
import { appealAfterSale } from './appeal-after-sale.ts';
import { applyAfterSale } from './apply-after-sale.ts';
import { cancelAfterSale } from './cancel-after-sale.ts';
import { confirmExchange } from './confirm-exchange.ts';
import { finishRefund } from './finish-refund.ts';
import { listReturnable, requireReturnable } from './returnable.queries.ts';
import { sendBack } from './send-back.ts';
import { watchAfterSale } from './watch-after-sale.ts';

export const afterSaleRoutes = (app: App, { db, config }: House): void => {
  onRefunded('after-sale', finishRefund(config));
  const days = config.AFTER_SALE_DAYS;
  const act = (actor: Member, id: Id, work: (tx: Tx) => Promise<void>): Promise<null> =>
    watchAfterSale(db, actor, id, async () => {
      await inTransaction(db, work);
      return null;
    });

  route(app, afterSaleApi.apply, ({ actor, body }) =>
    watchAfterSale(db, actor, body.orderGoodsId ?? body.lines?.[0]?.orderGoodsId ?? '0', () =>
      inTransaction(db, (tx) => applyAfterSale(tx, actor, body, config)),
    ),
  );
  route(app, afterSaleApi.cancel, ({ actor, params: { id } }) => act(actor, id, (tx) => cancelAfterSale(tx, actor, id)));
  route(app, afterSaleApi.sendBack, ({ actor, body }) => act(actor, body.id, (tx) => sendBack(tx, actor, body, config)));
  route(app, afterSaleApi.confirmReceipt, ({ actor, params: { id } }) =>
    act(actor, id, (tx) => confirmExchange(tx, { memberId: actor.memberId }, id)),
  );
  route(app, afterSaleApi.appeal, ({ actor, params: { id }, body }) => act(actor, id, (tx) => appealAfterSale(tx, actor, id, body)));
  route(app, afterSaleApi.detail, ({ actor, query: { id }, language }) =>
    watchAfterSale(db, actor, id, () => requireAfterSale(db, actor, id, language, days)),
  );
  route(app, afterSaleApi.process, ({ actor, params: { id } }) => watchAfterSale(db, actor, id, () => requireSteps(db, actor, id, days)));
  route(app, afterSaleApi.record, ({ actor, query }) => listAfterSales(db, actor, query, days));
  route(app, afterSaleApi.available, ({ actor, query, language }) => listReturnable(db, actor, query, language, days));
  route(app, afterSaleApi.availableOfOrder, ({ actor, params: { id }, language }) =>
    watchAfterSale(db, actor, id, () => requireReturnable(db, actor, id, language, days)),
  );
  route(app, afterSaleApi.reasons, ({ query, language }) => {
    const type = query.type && afterSaleTypeOf(Number(query.type) as 1 | 2 | 3);
    return afterSaleReasonKeys
      .filter((reason) => !type || reasonFits(reason, type))
      .map((reason) => ({ reason, name: afterSaleReasons[reason].words[language] }));
  });
};
