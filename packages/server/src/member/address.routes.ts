import { addressApi } from '@mall/contract/member/address.api.ts';
import { auditDenial } from '../account/audit-denial.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { addAddress } from './add-address.ts';
import { listAddresses, requireAddress } from './address.queries.ts';
import { dropAddress } from './drop-address.ts';
import { editAddress } from './edit-address.ts';
import { setDefaultAddress } from './set-default-address.ts';

export const addressRoutes = (app: App, { db }: House): void => {
  route(app, addressApi.page, ({ actor, query }) => listAddresses(db, actor, query));
  route(app, addressApi.find, ({ actor, params: { id } }) =>
    auditDenial(db, actor, { what: 'address', id }, () => requireAddress(db, actor, id)),
  );
  route(app, addressApi.add, ({ actor, body }) => inTransaction(db, (tx) => addAddress(tx, actor, body)));
  route(app, addressApi.edit, ({ actor, body }) =>
    auditDenial(db, actor, { what: 'address', id: body.id }, () => inTransaction(db, (tx) => editAddress(tx, actor, body))),
  );
  route(app, addressApi.setDefault, ({ actor, body: { id } }) =>
    auditDenial(db, actor, { what: 'address', id }, () => inTransaction(db, (tx) => setDefaultAddress(tx, actor, id))),
  );
  route(app, addressApi.remove, ({ actor, params: { id } }) =>
    auditDenial(db, actor, { what: 'address', id }, () => inTransaction(db, (tx) => dropAddress(tx, actor, id))),
  );
};
