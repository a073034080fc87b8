import { randomBytes } from 'node:crypto';
import type { accountApi } from '@mall/contract/account/account.api.ts';
import type { BodyOf } from '@mall/contract/kernel/call.ts';
import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { refuse } from '../kernel/refusal.ts';
import { findCredentials } from './account.queries.ts';
import { maskMobile } from './mask-mobile.ts';
import { spendSmsCode } from './spend-sms-code.ts';
import { writeAudit } from './write-audit.ts';

const ticketMs = 10 * 60_000;

export const forgetTicketKey = (mobile: string, ticket: string): string => `forget:${mobile}:${ticket}`;

/** Trades the SMS code for a ticket, so that choosing a new password has time. */
export const checkForgetCode = async (house: House, visitor: Visitor, { mobile, code }: BodyOf<typeof accountApi.checkForgetCode>) => {
  const right = await spendSmsCode(house.db, 'forget', mobile, code);
  const member = await findCredentials(house.db, mobile);
  if (!right || !member) {
    await writeAudit(house.db, 'account.code_wrong', { way: 'forget', mobile: maskMobile(mobile), address: visitor.address });
    throw refuse('account.code_wrong');
  }
  const ticket = randomBytes(16).toString('hex');
  await house.memory.set(forgetTicketKey(mobile, ticket), member.id, ticketMs);
  return { ticket, memberName: member.memberName };
};
