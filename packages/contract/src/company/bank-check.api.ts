import * as z from 'zod';
import { right } from '../account/rights.ts';
import { buyer } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { TimeText } from '../kernel/fields.ts';
import { CertificationFields } from './certification.rules.ts';

const { name, bankName, bankAccount } = CertificationFields.shape;

/** How the check of an account stands: `sent`, the sum is under way or there and waits to be said. */
export const BankCheck = z.strictObject({
  state: z.enum(['none', 'sent', 'passed', 'failed']),
  /** How often the amount can still be said. */
  left: z.number().int(),
  untilDate: TimeText.nullable(),
});
export type BankCheck = z.infer<typeof BankCheck>;

const certifies = buyer({ may: right('company:certify') });
const path = '/portal/company/bank-check';

/** A small sum is paid to the account; who can say how much came, has it. */
export const bankCheckApi = {
  state: call({
    verb: 'GET',
    path,
    access: certifies,
    summary: 'How the check of an account stands',
    query: z.strictObject({ name, bankAccount }),
    data: BankCheck,
  }),
  start: call({
    verb: 'POST',
    path,
    access: certifies,
    summary: 'Has a small sum paid to an account',
    body: z.strictObject({ name, bankName, bankAccount }),
    data: BankCheck,
  }),
  say: call({
    verb: 'POST',
    path: `${path}/say`,
    access: certifies,
    summary: 'Says how much came; a wrong amount counts as a try',
    body: z.strictObject({ name, bankAccount, amount: z.string().regex(/^0\.\d{2}$/, { error: 'company.check_amount' }) }),
    data: BankCheck,
  }),
};
