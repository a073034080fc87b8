import { randomInt } from 'node:crypto';
import type { BankCheck, bankCheckApi } from '@mall/contract/company/bank-check.api.ts';
import { bankCheckDays, bankCheckMost, bankChecksADay } from '@mall/contract/company/bank-check.rules.ts';
import type { BodyOf } from '@mall/contract/kernel/call.ts';
import { sql } from 'drizzle-orm';
import { takeMemberTurn } from '../account/take-member-turn.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { IdRow, readRows, TotalRow } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { findBankCheck } from './bank-check.queries.ts';

/** Has the bank pay a small sum. It is written down first, so that money that went out is never unknown, and asked for outside of the transaction. */
export const startBankCheck = async (
  { db, pay }: Pick<House, 'db' | 'pay'>,
  side: BuyerSide,
  { name, bankName, bankAccount }: BodyOf<typeof bankCheckApi.start>,
): Promise<BankCheck> => {
  const amountFen = randomInt(1, bankCheckMost + 1);
  const id = await inTransaction(db, async (tx) => {
    await takeMemberTurn(tx, side.memberId);
    const [today] = await readRows(tx, TotalRow)`
      select count(*)::int as total from bank_check where member_id = ${side.memberId} and created_at > now() - interval '1 day'`;
    if ((today?.total ?? 0) >= bankChecksADay) throw refuse('company.check_often', { most: bankChecksADay });
    const [row] = await readRows(tx, IdRow)`
      insert into bank_check (member_id, account_name, bank_name, bank_account, amount_fen, expires_at)
      values (${side.memberId}, ${name}, ${bankName}, ${bankAccount}, ${amountFen}, now() + make_interval(days => ${bankCheckDays})) returning id::text`;
    return row?.id ?? '';
  });
  const sent = await pay.transfer({ transferNo: `CHECK${id.padStart(12, '0')}`, accountName: name, bankName, bankAccount, amountFen });
  if (sent?.state !== 'success') throw refuse('company.check_away');
  await db.execute(sql`update bank_check set sent_at = now() where id = ${id} and sent_at is null`);
  return findBankCheck(db, side, { name, bankAccount });
};
