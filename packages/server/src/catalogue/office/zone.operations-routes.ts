import { zoneOfficeApi } from '@mall/contract/catalogue/zone-office.api.ts';
import { inTransaction } from '../../kernel/db.ts';
import type { House } from '../../kernel/house.ts';
import { type App, route } from '../../kernel/http/route.ts';
import { addZoneCompany, removeZoneCompany } from './change-zone-company.ts';
import { saveZone } from './save-zone.ts';
import { saveZoneGoods } from './save-zone-goods.ts';
import { setZonePrices } from './set-zone-prices.ts';
import { listZoneCompanies, listZonePrices, listZoneRules, listZones } from './zone-office.queries.ts';
import { listZoneOwnPrices, listZonePriceChanges } from './zone-price.queries.ts';

export const zoneOperationsRoutes = (app: App, { db }: House): void => {
  route(app, zoneOfficeApi.list, () => listZones(db));
  route(app, zoneOfficeApi.save, ({ params, body }) => inTransaction(db, (tx) => saveZone(tx, params.id, body)));
  route(app, zoneOfficeApi.rules, ({ params }) => listZoneRules(db, params.id));
  route(app, zoneOfficeApi.saveRules, ({ params, body }) => inTransaction(db, (tx) => saveZoneGoods(tx, params.id, body)));
  route(app, zoneOfficeApi.companies, ({ params, query }) => listZoneCompanies(db, params.id, query));
  route(app, zoneOfficeApi.addCompany, ({ params, body }) => inTransaction(db, (tx) => addZoneCompany(tx, params.id, body.companyId)));
  route(app, zoneOfficeApi.removeCompany, ({ params }) => inTransaction(db, (tx) => removeZoneCompany(tx, params.id, params.companyId)));
  route(app, zoneOfficeApi.prices, ({ params, query }) => listZonePrices(db, params.id, query));
  route(app, zoneOfficeApi.ownPrices, ({ params, query }) => listZoneOwnPrices(db, params.id, query));
  route(app, zoneOfficeApi.setPrices, ({ side, params, body }) => inTransaction(db, (tx) => setZonePrices(tx, side, params.id, body)));
  route(app, zoneOfficeApi.priceChanges, ({ params, query }) => listZonePriceChanges(db, params.id, query));
};
