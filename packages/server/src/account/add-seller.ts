import type { storeStaffApi } from '@mall/contract/account/staff.api.ts';
import type { BodyOf } from '@mall/contract/kernel/call.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { inTransaction, type Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { StoreSide } from '../kernel/side.ts';
import { member } from './account.table.ts';
import { unknownPassword } from './hash-password.ts';
import { maskMobile } from './mask-mobile.ts';
import { joining } from './send-bind-code.ts';
import { setRoles } from './set-roles.ts';
import { spendSmsCode } from './spend-sms-code.ts';
import { requireStaffRoles } from './staff-roles.ts';
import { lockStaff } from './staff-side.ts';
import { writeAudit } from './write-audit.ts';

type Joining = BodyOf<typeof storeStaffApi.add>;

const Holder = z.strictObject({ id: Id, audience: z.string(), storeId: Id.nullable(), open: z.boolean(), applying: z.boolean() });

/** Who has this mobile and can join, held; nobody: it gets an account. */
const lockHolder = async (tx: Tx, { storeId }: StoreSide, mobile: string): Promise<Id | undefined> => {
  const [held] = await readRows(tx, Holder)`
    select id::text, audience, store_id::text as "storeId", enabled and not coalesce(frozen_until > now(), false) as open,
      exists (select from store_application a where a.member_id = member.id and a.state = 'pending') as applying
    from member where mobile = ${mobile} for no key update`;
  if (!held) return undefined;
  if (held.audience !== 'seller') throw refuse('staff.mobile_used');
  if (held.storeId !== null) throw refuse(held.storeId === storeId ? 'staff.here_already' : 'staff.other_store');
  if (!held.open) throw refuse('staff.account_shut');
  // The mall is about to make him the owner of a store of his own.
  if (held.applying) throw refuse('staff.applying');
  return held.id;
};

const settle = async (tx: Tx, asker: StoreSide, { roleIds }: Joining) => {
  const side = (await lockStaff(tx, asker)) as StoreSide;
  return { side, roles: await requireStaffRoles(tx, side, roleIds) };
};

/** With a password that nobody knows: its holder proved the mobile, and sets one by a code to it. */
const addAccount = async (tx: Tx, { mobile, name }: Joining): Promise<Id> => {
  const passwordHash = await unknownPassword();
  const [added] = await tx
    .insert(member)
    .values({ mobile, memberName: name, nickName: name, audience: 'seller', accountType: 2, passwordHash })
    .onConflictDoNothing({ target: member.mobile })
    .returning({ id: member.id });
  if (!added) throw refuse('staff.mobile_used');
  return added.id;
};

/** Takes whoever told the code that came to his mobile into the store. A wrong try is kept, whatever becomes of the rest. */
export const addSeller = async ({ db }: House, asker: StoreSide, input: Joining): Promise<{ id: Id; fresh: boolean }> => {
  // A wrong role costs no code. Whose mobile it is, is said to nobody but whom its holder told the code: any number could be asked about otherwise.
  await inTransaction(db, (tx) => settle(tx, asker, input));
  if (!(await spendSmsCode(db, 'bind_child', input.mobile, input.code, joining(asker)))) throw refuse('account.code_wrong');
  return inTransaction(db, async (tx) => {
    const { side, roles } = await settle(tx, asker, input);
    const holder = await lockHolder(tx, side, input.mobile);
    const id = holder ?? (await addAccount(tx, input));
    await tx.execute(sql`update member set store_id = ${side.storeId} where id = ${id}`);
    await setRoles(tx, id, input.roleIds);
    const after = { mobile: maskMobile(input.mobile), roles: roles.map((role) => role.name) };
    await writeAudit(tx, 'staff.added', { targetId: id, target: input.name, before: null, after }, side);
    return { id, fresh: holder === undefined };
  });
};
