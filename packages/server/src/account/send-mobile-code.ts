import type { securityApi } from '@mall/contract/account/security.api.ts';
import type { QueryOf } from '@mall/contract/kernel/call.ts';
import type { Member } from '../kernel/actor.ts';
import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { refuse } from '../kernel/refusal.ts';
import { requireCredentials } from './account.queries.ts';
import { requireProof } from './find-proof.ts';
import { noteFailure } from './note-failure.ts';
import { sendSmsCode } from './send-sms-code.ts';

const hour = 3_600_000;

/** To the own mobile, so that it can be proved; to a new one only for somebody who has, and not to one after the other. */
export const sendMobileCode = async (house: House, visitor: Visitor, actor: Member, input: QueryOf<typeof securityApi.sendMobileCode>) => {
  const { mobile } = await requireCredentials(house.db, actor.memberId);
  if (input.mobile === mobile) return sendSmsCode(house, visitor, 'change', input);
  await requireProof(house.db, actor);
  if ((await house.memory.bump(`sms:member:${actor.memberId}`, hour)) > house.config.SMS_MOBILE_DAY) {
    await noteFailure(house.db, 'account.code_too_many', { purpose: 'bind', from: visitor }, actor.memberId);
    throw refuse('account.code_too_many');
  }
  return sendSmsCode(house, visitor, 'bind', input);
};
