import { machine } from '../kernel/machine.ts';
import type { qualificationDecisions } from './qualification.rules.ts';

export type QualificationState = (typeof qualificationDecisions)[number];
export const qualificationEvents = ['approve', 'reject', 'withdraw'] as const;
export type QualificationEvent = (typeof qualificationEvents)[number];

/** A company's papers for VAT special invoices: decided on once. Newer papers are a version of their own. */
export const qualificationMachine = machine<QualificationState, QualificationEvent, 'submit'>(
  { submit: 'waiting' },
  {
    approve: { from: ['waiting'], to: 'approved' },
    reject: { from: ['waiting'], to: 'rejected' },
    withdraw: { from: ['waiting'], to: 'withdrawn' },
  },
);
