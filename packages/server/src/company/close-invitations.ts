import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { byOf } from '../kernel/side.ts';
import type { CompanySide } from './company-side.ts';
import { moveInvitation } from './move-invitation.ts';

/** Who has come needs no invitation any more. Inside the lock of the company. */
export const closeInvitations = async (tx: Tx, own: CompanySide, mobile: string): Promise<void> => {
  const open = await readRows(tx, IdRow)`
    select id::text from company_invitation where company_id = ${own.companyId} and mobile = ${mobile} and state = 'open'`;
  for (const { id } of open) await moveInvitation(tx, id as Id, 'accept', byOf(own));
};
