import { freightApi } from '@mall/contract/catalogue/freight.api.ts';
import { inTransaction } from '../../kernel/db.ts';
import type { House } from '../../kernel/house.ts';
import { type App, route } from '../../kernel/http/route.ts';
import { addTemplate } from './add-template.ts';
import { assignFreight } from './assign-freight.ts';
import { changeTemplate } from './change-template.ts';
import { listFreightGoods, listTemplates } from './freight.queries.ts';
import { removeTemplate } from './remove-template.ts';

export const freightSellerRoutes = (app: App, { db }: House): void => {
  route(app, freightApi.templates, ({ side, query }) => listTemplates(db, side, query));
  route(app, freightApi.add, ({ side, body }) => inTransaction(db, (tx) => addTemplate(tx, side, body)));
  route(app, freightApi.change, async ({ side, params, body }) => {
    await inTransaction(db, (tx) => changeTemplate(tx, side, params.id, body));
    return null;
  });
  route(app, freightApi.remove, async ({ side, params }) => {
    await inTransaction(db, (tx) => removeTemplate(tx, side, params.id));
    return null;
  });
  route(app, freightApi.goods, ({ side, query }) => listFreightGoods(db, side, query));
  route(app, freightApi.assign, async ({ side, body }) => {
    await inTransaction(db, (tx) => assignFreight(tx, side, body));
    return null;
  });
};
