import { smsResendSeconds } from '@mall/contract/account/account.rules.ts';
import type { identityApi } from '@mall/contract/account/identity.api.ts';
import type { BodyOf } from '@mall/contract/kernel/call.ts';
import type { House } from '../../kernel/house.ts';
import type { Visitor } from '../../kernel/http/visitor.ts';
import { refuse } from '../../kernel/refusal.ts';
import { noteFailure } from '../note-failure.ts';
import { joining, nameOf } from '../send-bind-code.ts';
import { limitTexts, sendCodeText } from '../send-code-text.ts';
import { spendCaptcha } from '../spend-captcha.ts';
import { findNewcomer } from './newcomer.ts';

/** The text names the company, as one that its administrator sends: whoever holds the mobile reads what he would agree to. */
export const sendJoinCode = async (house: House, visitor: Visitor, { mobile, captcha, uuid }: BodyOf<typeof identityApi.sendJoinCode>) => {
  const newcomer = await findNewcomer(house, visitor);
  if (!newcomer) throw refuse('identity.join_gone');
  const send = async () => {
    if (!(await spendCaptcha(house.memory, 'sign_in', uuid, captcha))) return refuse('account.captcha_wrong');
    const often = await limitTexts(house, visitor.address);
    if (often) return often;
    const into = { companyId: newcomer.companyId };
    return sendCodeText(house, 'bind_child', mobile, {
      joins: await nameOf(house.db, into),
      about: joining(into),
      language: visitor.language,
    });
  };
  const fault = await send();
  if (!fault) return { seconds: smsResendSeconds };
  await noteFailure(house.db, fault.code, { purpose: 'bind_child', ofMobile: mobile, from: visitor });
  throw fault;
};
