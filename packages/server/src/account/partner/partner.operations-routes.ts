import { partnerOperationsApi } from '@mall/contract/account/partner-operations.api.ts';
import { inTransaction } from '../../kernel/db.ts';
import type { House } from '../../kernel/house.ts';
import { type App, route } from '../../kernel/http/route.ts';
import { requireFactor } from '../require-factor.ts';
import { endPartnerKey } from './end-partner-key.ts';
import { makePartnerKey } from './make-partner-key.ts';
import { listEntries, listPartners } from './partner.queries.ts';
import { savePartner } from './save-partner.ts';
import { switchPartner } from './switch-partner.ts';

export const partnerOperationsRoutes = (app: App, house: House): void => {
  const { db, sealer } = house;
  route(app, partnerOperationsApi.page, ({ query }) => listPartners(db, query));
  route(app, partnerOperationsApi.entries, ({ query }) => listEntries(db, query));
  route(app, partnerOperationsApi.add, ({ side, body }) => inTransaction(db, (tx) => savePartner(tx, side, body)));
  route(app, partnerOperationsApi.save, ({ side, params, body }) =>
    inTransaction(db, async (tx) => {
      await savePartner(tx, side, { ...body, id: params.id });
      return null;
    }),
  );
  route(app, partnerOperationsApi.switch, ({ params, body }) => inTransaction(db, (tx) => switchPartner(tx, params.id, body.on)));
  route(app, partnerOperationsApi.makeKey, async ({ side, params, body, ...visitor }) => {
    await requireFactor(house, { ...visitor, actor: side }, side, body.code);
    return inTransaction(db, (tx) => makePartnerKey(tx, params.id, sealer));
  });
  route(app, partnerOperationsApi.endKey, ({ params }) => inTransaction(db, (tx) => endPartnerKey(tx, params)));
};
