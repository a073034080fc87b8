import { securityApi } from '@mall/contract/account/security.api.ts';
import { addressLimit } from '../kernel/address-limit.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { bindMobile } from './bind-mobile.ts';
import { confirmEmail } from './confirm-email.ts';
import { disownDevice } from './disown-device.ts';
import { findLink } from './email-link.queries.ts';
import { issueCaptcha } from './issue-captcha.ts';
import { leaveOtherDevices } from './leave-other-devices.ts';
import { proveAgain } from './prove-again.ts';
import { requireSecurity } from './security.queries.ts';
import { sendEmailLink } from './send-email-link.ts';
import { sendMobileCode } from './send-mobile-code.ts';
import { listSignIns } from './sign-in-history.queries.ts';

const minute = 60_000;
/** Nobody opens so many links; whoever does is guessing. */
const looksPerAddress = 60;

export const securityRoutes = (app: App, house: House): void => {
  const { db, memory, config } = house;
  const limitPictures = addressLimit(config.PICTURES_PER_ADDRESS, minute);
  const limitLooks = addressLimit(looksPerAddress, minute);

  route(app, securityApi.state, ({ actor }) => requireSecurity(db, actor));
  route(app, securityApi.picture, async ({ query, address }) => {
    limitPictures(address);
    return { bytes: await issueCaptcha(memory, 'security', query.uuid), type: 'image/png' };
  });
  route(app, securityApi.sendMobileCode, ({ query, ...visitor }) => sendMobileCode(house, visitor, visitor.actor, query));
  route(app, securityApi.prove, ({ body, ...visitor }) => proveAgain(house, visitor, visitor.actor, body));
  route(app, securityApi.bindMobile, ({ params, query, ...visitor }) => bindMobile(house, visitor, visitor.actor, params.x, query.code));
  route(app, securityApi.sendEmailLink, ({ query, ...visitor }) => sendEmailLink(house, visitor, visitor.actor, query));
  route(app, securityApi.lookAtLink, ({ actor, body, address }) => {
    limitLooks(address);
    return findLink(db, actor, body.token);
  });
  route(app, securityApi.confirmEmail, ({ body, ...visitor }) => confirmEmail(house, visitor, visitor.actor, body.token));
  route(app, securityApi.signOutOthers, (visitor) => inTransaction(db, (tx) => leaveOtherDevices(tx, visitor, visitor.actor)));
  route(app, securityApi.disown, ({ params, ...visitor }) => disownDevice(db, visitor, visitor.actor, params.id));
  route(app, securityApi.history, ({ actor, query, language }) => listSignIns(db, actor, query, { language, config }));
};
