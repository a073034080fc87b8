import { smsResendSeconds } from '@mall/contract/account/account.rules.ts';
import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { requireCredentials } from './account.queries.ts';
import { noteFailure } from './note-failure.ts';
import { limitTexts, sendCodeText } from './send-code-text.ts';
import { requireTicket } from './try-ticket.ts';

/** A code to the own mobile of somebody whose password held and who has no second factor yet. */
export const sendEnrolText = async (house: House, visitor: Visitor, token: string) => {
  const { memberId } = await requireTicket(house.db, token, 'text');
  const { mobile } = await requireCredentials(house.db, memberId);
  const fault = (await limitTexts(house, visitor.address)) ?? (await sendCodeText(house, 'enrol', mobile, { language: visitor.language }));
  if (!fault) return { seconds: smsResendSeconds };
  await noteFailure(house.db, fault.code, { purpose: 'enrol', from: visitor }, memberId);
  throw fault;
};
