import { smsResendSeconds } from '@mall/contract/account/account.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { requireCredentials } from '../account/account.queries.ts';
import { maskMobile } from '../account/mask-mobile.ts';
import { noteFailure } from '../account/note-failure.ts';
import { sendCodeText } from '../account/send-code-text.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide, StoreSide } from '../kernel/side.ts';
import { requireOwnTurn } from './require-own-turn.ts';

type Asking = Pick<Visitor, 'address' | 'device' | 'language'>;

const most = 30;
const hour = 3_600_000;

/** A code to the signatory's own mobile, in the language in which he asks for it; the text says what it signs. */
export const sendSignCode = async (house: House, side: BuyerSide | StoreSide, id: Id, visitor: Asking) => {
  const { contractSn } = await inTransaction(house.db, (tx) => requireOwnTurn(tx, side, id));
  const { mobile } = await requireCredentials(house.db, side.memberId);
  const often = (await house.memory.bump(`sms:sign:${side.memberId}`, hour)) > most;
  const fault = often
    ? refuse('account.code_too_many')
    : await sendCodeText(house, 'sign_contract', mobile, { signs: contractSn, about: contractSn, language: visitor.language });
  if (!fault) return { seconds: smsResendSeconds, mobile: maskMobile(mobile) };
  await noteFailure(house.db, fault.code, { purpose: 'sign_contract', mobile: maskMobile(mobile), from: visitor }, side.memberId);
  throw fault;
};
