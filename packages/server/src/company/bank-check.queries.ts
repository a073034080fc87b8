import type { BankCheck } from '@mall/contract/company/bank-check.api.ts';
import { bankCheckTries } from '@mall/contract/company/bank-check.rules.ts';
import { TimeText } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';

export type CheckedAccount = { readonly name: string; readonly bankAccount: string };

const Row = z.strictObject({ passed: z.boolean(), open: z.boolean(), tries: z.int(), until: TimeText });

/** Whether a company of this name has shown that an account is its own. */
export const isChecked = (name: SQL, account: SQL): SQL =>
  sql`exists (select from bank_check b where b.bank_account = ${account} and b.account_name = ${name} and b.passed_at is not null)`;

export const findBankCheck = async (tx: Tx, { memberId }: BuyerSide, { name, bankAccount }: CheckedAccount): Promise<BankCheck> => {
  const [row] = await readRows(tx, Row)`
    select passed_at is not null as passed, expires_at > now() and tries < ${bankCheckTries} as open, tries, ${timeText(sql`expires_at`)} as until from bank_check
    where member_id = ${memberId} and account_name = ${name} and bank_account = ${bankAccount} and sent_at is not null order by passed_at nulls last, id desc limit 1`;
  if (!row) return { state: 'none', left: bankCheckTries, untilDate: null };
  const state = row.passed ? 'passed' : row.open ? 'sent' : 'failed';
  return { state, left: bankCheckTries - row.tries, untilDate: row.until };
};
