import type { BankCheck, bankCheckApi } from '@mall/contract/company/bank-check.api.ts';
import { bankCheckTries } from '@mall/contract/company/bank-check.rules.ts';
import type { BodyOf } from '@mall/contract/kernel/call.ts';
import { fromYuan } from '@mall/contract/kernel/money.ts';
import * as z from 'zod';
import type { Db } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { findBankCheck } from './bank-check.queries.ts';

const Said = z.strictObject({ passed: z.boolean(), left: z.int() });

/** Each saying is counted whether it is right or wrong, by one UPDATE: of many at once no more than the tries are heard. */
export const sayBankCheck = async (
  db: Db,
  side: BuyerSide,
  { name, bankAccount, amount }: BodyOf<typeof bankCheckApi.say>,
): Promise<BankCheck> => {
  const [said] = await readRows(db, Said)`
    update bank_check set tries = tries + 1, passed_at = case when amount_fen = ${fromYuan(amount)} then now() end
    where id = (select id from bank_check where member_id = ${side.memberId} and account_name = ${name} and bank_account = ${bankAccount} and sent_at is not null order by id desc limit 1)
      and passed_at is null and tries < ${bankCheckTries} and expires_at > now()
    returning passed_at is not null as passed, ${bankCheckTries}::int - tries as left`;
  if (!said) throw refuse('company.check_none');
  if (!said.passed) throw refuse('company.check_wrong', { left: said.left });
  return findBankCheck(db, side, { name, bankAccount });
};
