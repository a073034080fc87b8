import type { StoreState } from '@mall/contract/store/store.machine.ts';
import type { StatusMarkProps } from '@mall/ui/status-mark.tsx';

export const storeTones: Readonly<Record<StoreState, Pick<StatusMarkProps, 'mark' | 'tone'>>> = {
  open: { mark: 'closed', tone: 'green' },
  frozen: { mark: 'closed', tone: 'red' },
  closed: { mark: 'open', tone: 'grey' },
};
