import { socialApi } from '@mall/contract/account/social.api.ts';
import { addressLimit } from '../../kernel/address-limit.ts';
import { inTransaction } from '../../kernel/db.ts';
import type { House } from '../../kernel/house.ts';
import { type App, route } from '../../kernel/http/route.ts';
import { bindMobile } from '../bind-mobile.ts';
import { sendSmsCode } from '../send-sms-code.ts';
import { bindSocial } from './bind-social.ts';
import { panelAddress } from './panel-address.ts';
import { signInBySocial } from './sign-in-by-social.ts';
import { unbindSocial } from './unbind-social.ts';

const minute = 60_000;
/** Each asks the platform once; nobody scans so often. */
const scansPerAddress = 120;

export const socialRoutes = (app: App, house: House): void => {
  const limitScans = addressLimit(scansPerAddress, minute);
  route(app, socialApi.panel, ({ query, ...visitor }) => panelAddress(house, visitor, query.uuid));
  route(app, socialApi.signIn, ({ body, ...visitor }) => {
    limitScans(visitor.address);
    return signInBySocial(house, visitor, body);
  });
  route(app, socialApi.sendBindCode, ({ body, ...visitor }) => sendSmsCode(house, visitor, 'social', body));
  route(app, socialApi.bind, ({ body, ...visitor }) => bindSocial(house, visitor, body));
  route(app, socialApi.unbind, (visitor) => inTransaction(house.db, (tx) => unbindSocial(tx, visitor, visitor.actor)));
  route(app, socialApi.changeMobile, ({ body, ...visitor }) => bindMobile(house, visitor, visitor.actor, body.mobile, body.code));
};
