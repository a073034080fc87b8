import { addressApi } from '@mall/contract/member/address.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { addAddress } from './add-address.ts';
import { listAddresses, requireAddress } from './address.queries.ts';
import { dropAddress } from './drop-address.ts';
import { editAddress } from './edit-address.ts';
import { setDefaultAddress } from './set-default-address.ts';
import { splitAddress } from './split-address.ts';

export const addressRoutes = (app: App, { db, config }: House): void => {
  route(app, addressApi.page, ({ side, query }) => listAddresses(db, side, query));
  route(app, addressApi.find, ({ side, params: { id } }) => requireAddress(db, side, id));
  route(app, addressApi.add, ({ side, body }) => inTransaction(db, (tx) => addAddress(tx, side, body, config.ADDRESSES_PER_MEMBER)));
  route(app, addressApi.edit, ({ side, body }) => inTransaction(db, (tx) => editAddress(tx, side, body)));
  route(app, addressApi.setDefault, ({ side, body: { id } }) => inTransaction(db, (tx) => setDefaultAddress(tx, side, id)));
  route(app, addressApi.split, ({ body: { text } }) => splitAddress(db, text));
  route(app, addressApi.remove, ({ side, params: { id } }) => inTransaction(db, (tx) => dropAddress(tx, side, id)));
};
