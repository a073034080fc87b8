import { accountApi } from '@mall/contract/account/account.api.ts';
import { addressLimit } from '../kernel/address-limit.ts';
import type { House } from '../kernel/house.ts';
import { type App, type FileAnswer, route } from '../kernel/http/route.ts';
import { requireAgreementText } from './account.queries.ts';
import { changePassword } from './change-password.ts';
import { checkForgetCode } from './check-forget-code.ts';
import { checkMobile } from './check-mobile.ts';
import { issueCaptcha } from './issue-captcha.ts';
import { issueSlider } from './issue-slider.ts';
import { listDevices } from './list-devices.ts';
import { listMenu } from './list-menu.ts';
import { listPermissions } from './list-permissions.ts';
import { registerMember } from './register-member.ts';
import { resetPassword } from './reset-password.ts';
import { revisePassword } from './revise-password.ts';
import { revokeSession } from './revoke-session.ts';
import { sendSmsCode } from './send-sms-code.ts';
import { signIn } from './sign-in.ts';
import { signInBySms } from './sign-in-by-sms.ts';
import { signOut } from './sign-out.ts';
import { verifySlider } from './verify-slider.ts';

const minute = 60_000;

const png = (bytes: Buffer): FileAnswer => ({ bytes, type: 'image/png' });

export const accountRoutes = (app: App, house: House): void => {
  const { db, memory, config } = house;
  route(app, accountApi.publicKey, () => ({ publicKey: house.crypto.publicKeyHex }));
  route(app, accountApi.loginSwitch, () => ({ switchOff: config.LOGIN_SWITCH }));
  route(app, accountApi.uscSwitch, () => ({ switchOff: config.USC_SWITCH }));

  const limitPictures = addressLimit(config.PICTURES_PER_ADDRESS, minute);
  route(app, accountApi.captcha, async ({ query, address }) => {
    limitPictures(address);
    return png(await issueCaptcha(memory, 'sign_in', query.uuid));
  });
  route(app, accountApi.registerImage, async ({ query, address }) => {
    limitPictures(address);
    return png(await issueCaptcha(memory, 'register', query.uuid));
  });
  route(app, accountApi.slider, ({ query, ...visitor }) => {
    limitPictures(visitor.address);
    return issueSlider(house, visitor, query.uuid);
  });
  route(app, accountApi.verifySlider, ({ body, ...visitor }) => verifySlider(house, visitor, body));

  route(app, accountApi.signIn, ({ body, ...visitor }) => signIn(house, visitor, body));
  route(app, accountApi.sendSignInCode, ({ query, ...visitor }) => sendSmsCode(house, visitor, 'sign_in', query));
  route(app, accountApi.signInBySms, ({ body, ...visitor }) => signInBySms(house, visitor, body));
  route(app, accountApi.signOut, ({ actor, ...visitor }) => signOut(house, { ...visitor, actor }, actor));

  route(app, accountApi.checkMobile, ({ body, ...visitor }) => checkMobile(house, visitor, body.memberMobile));
  route(app, accountApi.sendRegisterCode, ({ query, ...visitor }) => sendSmsCode(house, visitor, 'register', query));
  route(app, accountApi.register, ({ body, ...visitor }) => registerMember(house, visitor, body));
  route(app, accountApi.protocol, ({ query }) => requireAgreementText(db, query.kind));

  route(app, accountApi.sendForgetCode, ({ query, ...visitor }) => sendSmsCode(house, visitor, 'forget', query));
  route(app, accountApi.checkForgetCode, ({ body, ...visitor }) => checkForgetCode(house, visitor, body));
  route(app, accountApi.resetPassword, ({ body, ...visitor }) => resetPassword(house, visitor, body));
  route(app, accountApi.revisePassword, ({ body, ...visitor }) => revisePassword(house, visitor, body));
  route(app, accountApi.changePassword, ({ body, actor, ...visitor }) => changePassword(house, { ...visitor, actor }, actor, body));

  route(app, accountApi.devices, ({ actor, language }) => listDevices(db, actor, { language, config: house.config }));
  route(app, accountApi.signOutDevice, ({ actor, params, ...visitor }) => revokeSession(db, { ...visitor, actor }, actor, params.id));
  route(app, accountApi.permissions, ({ actor }) => listPermissions(actor));
  route(app, accountApi.menu, ({ actor, language }) => listMenu(db, actor, language));
};
