import { brandOfficeApi } from '@mall/contract/catalogue/brand-office.api.ts';
import { inTransaction } from '../../kernel/db.ts';
import type { House } from '../../kernel/house.ts';
import { type App, route } from '../../kernel/http/route.ts';
import { keepSettingPicture } from '../../kernel/keep-setting-picture.ts';
import { listBrands, listLabelGoods, listLabels } from './brand-office.queries.ts';
import { giveLabel } from './give-label.ts';
import { removeBrand } from './remove-brand.ts';
import { removeLabel } from './remove-label.ts';
import { saveBrand } from './save-brand.ts';
import { saveLabel } from './save-label.ts';
import { takeLabel } from './take-label.ts';

export const brandOperationsRoutes = (app: App, { db }: House): void => {
  route(app, brandOfficeApi.page, ({ query }) => listBrands(db, query));
  route(app, brandOfficeApi.add, ({ body }) => inTransaction(db, (tx) => saveBrand(tx, body)));
  route(app, brandOfficeApi.save, async ({ params, body }) => {
    await inTransaction(db, (tx) => saveBrand(tx, { ...body, id: params.id }));
    return null;
  });
  route(app, brandOfficeApi.remove, ({ params }) => inTransaction(db, (tx) => removeBrand(tx, params.id)));
  route(app, brandOfficeApi.labels, ({ query }) => listLabels(db, query));
  route(app, brandOfficeApi.addLabel, ({ body }) => inTransaction(db, (tx) => saveLabel(tx, body)));
  route(app, brandOfficeApi.saveLabel, async ({ params, body }) => {
    await inTransaction(db, (tx) => saveLabel(tx, { ...body, id: params.id }));
    return null;
  });
  route(app, brandOfficeApi.removeLabel, ({ params }) => inTransaction(db, (tx) => removeLabel(tx, params.id)));
  route(app, brandOfficeApi.labelGoods, ({ params, query }) => listLabelGoods(db, params.id, query));
  route(app, brandOfficeApi.giveLabel, ({ params, body }) => inTransaction(db, (tx) => giveLabel(tx, params.id, body.numbers)));
  route(app, brandOfficeApi.takeLabel, ({ params, body }) => inTransaction(db, (tx) => takeLabel(tx, params.id, body.numbers)));
  route(app, brandOfficeApi.picture, ({ side, body }) => keepSettingPicture(db, side.memberId, body.image));
};
