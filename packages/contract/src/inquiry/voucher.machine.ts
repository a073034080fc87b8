import { machine } from '../kernel/machine.ts';

export const voucherStates = ['submitted', 'accepted', 'rejected'] as const;
export type VoucherState = (typeof voucherStates)[number];

/** The papers of a deal, which the mall looks at. What was sent back is handed in again as another one. */
export const voucherMachine = machine<VoucherState, 'accept' | 'reject', 'submit'>(
  { submit: 'submitted' },
  { accept: { from: ['submitted'], to: 'accepted' }, reject: { from: ['submitted'], to: 'rejected' } },
);
