import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../../kernel/db.ts';
import { setRoles } from '../set-roles.ts';
import { findNewcomersRole } from './company-identity.queries.ts';

/** The company's choice for its newcomers, looked at again: a role that has come to rule over others since it was chosen is given to nobody unseen. */
export const giveNewcomersRole = async (tx: Tx, companyId: Id, memberId: Id, roleId: Id | null): Promise<void> => {
  const role = roleId === null ? undefined : await findNewcomersRole(tx, companyId, roleId);
  if (role) await setRoles(tx, memberId, [role.id]);
};
