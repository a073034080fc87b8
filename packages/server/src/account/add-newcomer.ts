import { accountTypes } from '@mall/contract/account/account.rules.ts';
import type { Newcomer } from '@mall/contract/account/account-fields.ts';
import type * as z from 'zod';
import { inTransaction, type Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { refuse } from '../kernel/refusal.ts';
import { member } from './account.table.ts';
import { giveRole } from './give-role.ts';
import { hashPassword } from './hash-password.ts';
import { keepConsent } from './keep-consent.ts';
import { noteFailure } from './note-failure.ts';
import { refuseWeakPassword, requirePassword } from './require-password.ts';
import { spendSmsCode } from './spend-sms-code.ts';
import { writeAudit } from './write-audit.ts';

type Said = Omit<z.infer<typeof Newcomer>, 'agreed'>;
type As = { readonly audience: 'buyer' | 'seller'; readonly accountType: 1 | 2 };

/** A mobile becomes one member, however many requests arrive at once. The code is spent only together with the registration. */
export const addNewcomer = async (house: House, visitor: Visitor, said: Said, as: As): Promise<void> => {
  const password = await requirePassword(house, said.password);
  refuseWeakPassword(password, { memberName: said.memberName, mobile: said.memberMobile });
  const outcome = await inTransaction(house.db, async (tx) => {
    if (!(await spendSmsCode(tx, 'register', said.memberMobile, said.checkValidCode))) return 'account.code_wrong';
    return (await insertMember(tx, said, as, await hashPassword(password), visitor.address)) ? undefined : 'account.mobile_taken';
  });
  if (outcome === undefined) return;
  await noteFailure(house.db, outcome, { way: 'register', ofMobile: said.memberMobile, from: visitor });
  throw refuse(outcome);
};

const insertMember = async (
  tx: Tx,
  { memberName, memberMobile }: Said,
  as: As,
  passwordHash: string,
  address: string,
): Promise<boolean> => {
  const [row] = await tx
    .insert(member)
    .values({ mobile: memberMobile, memberName, nickName: memberName, ...as, passwordHash })
    .onConflictDoNothing({ target: member.mobile })
    .returning({ id: member.id });
  if (!row) return false;
  await keepConsent(tx, row.id, address);
  // An enterprise has no company yet: its founder buys and certifies.
  if (as.audience === 'buyer' && as.accountType === accountTypes.enterprise) await giveRole(tx, row.id, 'company_founder');
  await writeAudit(
    tx,
    'account.registered',
    { accountType: as.accountType, ...(as.audience === 'seller' && { audience: 'seller' }) },
    row.id,
  );
  return true;
};
