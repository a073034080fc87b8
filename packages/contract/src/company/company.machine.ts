import { machine } from '../kernel/machine.ts';

export const companyStates = ['none', 'pending', 'rejected', 'active', 'blocked'] as const;
export type CompanyState = (typeof companyStates)[number];

export const companyEvents = [
  'submit',
  'withdraw',
  'approve',
  'reject',
  'submitChange',
  'withdrawChange',
  'approveChange',
  'rejectChange',
  'block',
  'unblock',
] as const;
export type CompanyEvent = (typeof companyEvents)[number];

/** A certified company stays certified while the mall looks at a change of its papers. One that is blocked hands nothing in; what waits, waits. */
export const companyMachine = machine<CompanyState, CompanyEvent, 'found'>(
  { found: 'none' },
  {
    submit: { from: ['none', 'rejected'], to: 'pending' },
    withdraw: { from: ['pending'], to: 'none' },
    approve: { from: ['pending'], to: 'active' },
    reject: { from: ['pending'], to: 'rejected' },
    submitChange: { from: ['active'], to: 'active' },
    withdrawChange: { from: ['active'], to: 'active' },
    approveChange: { from: ['active'], to: 'active' },
    rejectChange: { from: ['active'], to: 'active' },
    block: { from: ['active'], to: 'blocked' },
    unblock: { from: ['blocked'], to: 'active' },
  },
);
