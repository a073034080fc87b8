import { counterApi } from '@mall/contract/account/counter.api.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { confirmFactor } from './confirm-factor.ts';
import { distrustDevices } from './distrust-devices.ts';
import { dropFactor } from './drop-factor.ts';
import { describeFactor } from './factor.queries.ts';
import { giveEnrolText } from './give-enrol-text.ts';
import { giveFactor } from './give-factor.ts';
import { registerSeller } from './register-seller.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { sendEnrolText } from './send-enrol-text.ts';
import { signInCounter } from './sign-in-counter.ts';
import { startFactor } from './start-factor.ts';

export const counterRoutes = (app: App, house: House): void => {
  const { db } = house;
  route(app, counterApi.signIn, ({ body, ...visitor }) => signInCounter(house, visitor, body));
  route(app, counterApi.sendText, ({ body, ...visitor }) => sendEnrolText(house, visitor, body.ticket));
  route(app, counterApi.giveText, ({ body, ...visitor }) => giveEnrolText(house, visitor, body));
  route(app, counterApi.giveFactor, ({ body, ...visitor }) => giveFactor(house, visitor, body));

  route(app, counterApi.register, ({ body, ...visitor }) => registerSeller(house, visitor, body));

  route(app, counterApi.factor, ({ actor }) => describeFactor(db, actor));
  route(app, counterApi.startFactor, ({ body, ...visitor }) => startFactor(house, visitor, visitor.actor, body.code));
  route(app, counterApi.confirmFactor, ({ body, ...visitor }) => confirmFactor(house, visitor, visitor.actor, body));
  route(app, counterApi.renewRecoveryCodes, ({ body, ...visitor }) => renewRecoveryCodes(house, visitor, visitor.actor, body.code));
  route(app, counterApi.dropFactor, ({ body, ...visitor }) => dropFactor(house, visitor, visitor.actor, body.code));
  route(app, counterApi.distrust, (visitor) => distrustDevices(house, visitor, visitor.actor));
};
