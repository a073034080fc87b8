import { type InquiryState, inquiryStateRows } from '@mall/contract/inquiry/inquiry.machine.ts';
import { type InvitationState, invitationStateRows } from '@mall/contract/inquiry/invitation.machine.ts';
import type { StateRow } from '@mall/contract/kernel/state-row.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { StatusMark } from '@mall/ui/status-mark.tsx';

function Status({ row: { mark, tone, words } }: { row: StateRow }) {
  return (
    <StatusMark mark={mark} tone={tone}>
      {words[useLanguage()]}
    </StatusMark>
  );
}

/** How an inquiry stands. */
export function InquiryStatus({ state }: { state: InquiryState }) {
  return <Status row={inquiryStateRows[state]} />;
}

/** How far a supplier is. */
export function InvitationStatus({ state }: { state: InvitationState }) {
  return <Status row={invitationStateRows[state]} />;
}
