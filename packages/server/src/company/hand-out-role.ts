import type { GiveFields } from '@mall/contract/company/people.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { lockPeople } from './company-side.ts';
import { editRoles } from './edit-roles.ts';
import { requirePerson } from './require-person.ts';
import { rolesOf } from './role-rights.ts';

/** Gives colleagues a role beside those that they have. */
export const giveRole = async (tx: Tx, side: BuyerSide, { ids, roleId }: z.infer<typeof GiveFields>): Promise<{ given: number }> => {
  const own = await lockPeople(tx, side);
  let given = 0;
  for (const id of new Set(ids)) {
    await requirePerson(tx, own, id);
    const has = (await rolesOf(tx, id)).map((role) => role.id);
    if (has.includes(roleId)) continue;
    await editRoles(tx, own, { id, roleIds: [...has, roleId] });
    given += 1;
  }
  return { given };
};

/** Takes a role from a colleague; who has no other would be left with none, and is let go instead. */
export const takeRole = async (tx: Tx, side: BuyerSide, { id, roleId }: { id: Id; roleId: Id }): Promise<null> => {
  const own = await lockPeople(tx, side);
  await requirePerson(tx, own, id);
  const has = (await rolesOf(tx, id)).map((role) => role.id);
  if (!has.includes(roleId)) return null;
  if (has.length === 1) throw refuse('company.role_last');
  return editRoles(tx, own, { id, roleIds: has.filter((one) => one !== roleId) });
};
