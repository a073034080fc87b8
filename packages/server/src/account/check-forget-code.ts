import { randomBytes } from 'node:crypto';
import type { accountApi } from '@mall/contract/account/account.api.ts';
import type { BodyOf } from '@mall/contract/kernel/call.ts';
import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { refuse } from '../kernel/refusal.ts';
import { findCredentials } from './account.queries.ts';
import { noteFailure } from './note-failure.ts';
import { spendSmsCode } from './spend-sms-code.ts';

const ticketMs = 10 * 60_000;

export const forgetTicketKey = (mobile: string, ticket: string): string => `forget:${mobile}:${ticket}`;

/** Trades the SMS code for a ticket, so that choosing a new password has time. */
export const checkForgetCode = async (house: House, visitor: Visitor, { mobile, code }: BodyOf<typeof accountApi.checkForgetCode>) => {
  const right = await spendSmsCode(house.db, 'forget', mobile, code);
  const member = await findCredentials(house.db, mobile);
  if (!right || !member) {
    await noteFailure(house.db, 'account.code_wrong', { way: 'forget', ofMobile: mobile, from: visitor });
    throw refuse('account.code_wrong');
  }
  const ticket = randomBytes(16).toString('hex');
  await house.memory.set(forgetTicketKey(mobile, ticket), member.id, ticketMs);
  return { ticket, memberName: member.memberName };
};
