import type { MemberState } from '@mall/contract/account/people.rules.ts';
import type { StatusMarkProps } from '@mall/ui/status-mark.tsx';

export const memberTones: Readonly<Record<MemberState, Pick<StatusMarkProps, 'mark' | 'tone'>>> = {
  open: { mark: 'closed', tone: 'green' },
  disabled: { mark: 'open', tone: 'grey' },
  frozen: { mark: 'closed', tone: 'red' },
};
