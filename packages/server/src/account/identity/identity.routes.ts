import { identityApi } from '@mall/contract/account/identity.api.ts';
import { addressLimit } from '../../kernel/address-limit.ts';
import type { House } from '../../kernel/house.ts';
import { type App, route } from '../../kernel/http/route.ts';
import { beginIdentity } from './begin-identity.ts';
import { enterByTicket } from './enter-by-ticket.ts';
import { joinByIdentity } from './join-by-identity.ts';
import { redeemIdentity } from './redeem-identity.ts';
import { sendJoinCode } from './send-join-code.ts';

const minute = 60_000;

export const identityRoutes = (app: App, house: House): void => {
  // Each of them has another server asked.
  const limit = addressLimit(house.config.PICTURES_PER_ADDRESS, minute);
  route(app, identityApi.authorize, ({ query, ...visitor }) => {
    limit(visitor.address);
    return beginIdentity(house, visitor, query);
  });
  route(app, identityApi.redeem, ({ query, ...visitor }) => {
    limit(visitor.address);
    return redeemIdentity(house, visitor, query);
  });
  route(app, identityApi.sendJoinCode, ({ body, ...visitor }) => {
    limit(visitor.address);
    return sendJoinCode(house, visitor, body);
  });
  route(app, identityApi.join, ({ body, ...visitor }) => {
    limit(visitor.address);
    return joinByIdentity(house, visitor, body);
  });
  route(app, identityApi.enterByTicket, ({ body, ...visitor }) => {
    limit(visitor.address);
    return enterByTicket(house, visitor, body.uuid);
  });
};
