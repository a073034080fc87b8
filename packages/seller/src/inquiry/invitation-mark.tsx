import { type InvitationState, invitationStateRows } from '@mall/contract/inquiry/invitation.machine.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { StatusMark } from '@mall/ui/status-mark.tsx';

/** How an invitation stands, for the store that was invited. */
export function InvitationMark({ state }: { state: InvitationState }) {
  const language = useLanguage();
  const { mark, tone, words } = invitationStateRows[state];
  return (
    <StatusMark mark={mark} tone={state === 'viewed' ? 'amber' : tone}>
      {words[language]}
    </StatusMark>
  );
}
