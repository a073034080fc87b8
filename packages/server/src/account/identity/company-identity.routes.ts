import { companyIdentityApi, identityOperationsApi } from '@mall/contract/account/company-identity.api.ts';
import { inTransaction } from '../../kernel/db.ts';
import type { House } from '../../kernel/house.ts';
import { type App, route } from '../../kernel/http/route.ts';
import { callbackPathOf } from './asking.ts';
import { findIdentityConnection, listIdentities, listNewcomersRoles } from './company-identity.queries.ts';
import { decideIdentity } from './decide-identity.ts';
import { proveDomain } from './prove-domain.ts';
import { sandboxIssuer } from './sandbox-issuer.ts';
import { saveIdentity } from './save-identity.ts';
import { switchIdentity } from './switch-identity.ts';

export const companyIdentityRoutes = (app: App, house: House): void => {
  const { db, config } = house;
  route(app, companyIdentityApi.connection, async ({ side, site, language }) => {
    const sandbox = sandboxIssuer(config);
    return {
      connection: await findIdentityConnection(db, side),
      roles: await listNewcomersRoles(db, side, language),
      callbackUrl: `${site}${callbackPathOf(side.companyId)}`,
      ...(sandbox !== undefined && { sandboxIssuer: sandbox }),
    };
  });
  route(app, companyIdentityApi.save, ({ side, body }) => inTransaction(db, (tx) => saveIdentity(tx, side, body, house)));
  route(app, companyIdentityApi.prove, ({ side }) => proveDomain(house, side));
  route(app, companyIdentityApi.switch, ({ side, body }) => inTransaction(db, (tx) => switchIdentity(tx, side, body.on)));
};

export const identityOperationsRoutes = (app: App, { db }: House): void => {
  route(app, identityOperationsApi.page, ({ query, language }) => listIdentities(db, query, language));
  route(app, identityOperationsApi.approve, ({ side, params, body }) =>
    inTransaction(db, (tx) => decideIdentity(tx, side, params.id, { decision: 'approved', ...body })),
  );
  route(app, identityOperationsApi.refuse, ({ side, params, body }) =>
    inTransaction(db, (tx) => decideIdentity(tx, side, params.id, { decision: 'refused', ...body })),
  );
};
