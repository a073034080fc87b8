import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { member } from './account.table.ts';
import { unknownPassword } from './hash-password.ts';

const Row = z.strictObject({ id: Id, audience: z.string(), companyId: Id.nullable(), enabled: z.boolean() });
type Holder = z.infer<typeof Row>;

export const lockHolder = async (tx: Tx, mobile: string): Promise<Holder | undefined> => {
  const [found] = await readRows(tx, Row)`
    select id::text, audience, company_id::text as "companyId", enabled from member where mobile = ${mobile} for no key update`;
  return found;
};

type Newcomer = { mobile: string; name: string; accountType: 1 | 2; companyId?: Id };

/** An account for somebody whose mobile is proved: he signs in by a code, or as he came, until he sets a password. Of two at once one adds it; the other finds it. */
export const addHolder = async (
  tx: Tx,
  { mobile, name, accountType, companyId }: Newcomer,
): Promise<{ holder: Holder; added: boolean }> => {
  const passwordHash = await unknownPassword();
  const { rowCount } = await tx
    .insert(member)
    .values({ mobile, memberName: name, nickName: name, accountType, companyId, passwordHash })
    .onConflictDoNothing({ target: member.mobile });
  const holder = await lockHolder(tx, mobile);
  if (!holder) throw refuse('kernel.not_found');
  return { holder, added: rowCount === 1 };
};
