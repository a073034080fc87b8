import { type InviteMore, suppliersMost } from '@mall/contract/inquiry/inquiry.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { CompanySide } from '../company/company-side.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { byOf } from '../kernel/side.ts';
import { hideFiles } from './hide-files.ts';
import { inviteSuppliers } from './invite-suppliers.ts';
import { lockInquiry } from './lock-inquiry.ts';
import { moveInvitation } from './move-invitation.ts';
import { tellSuppliers } from './tell-inquiry.ts';

const Invited = z.strictObject({ id: Id, storeId: Id, replaced: z.boolean() });

/** Asks further suppliers, or another instead of one who has not quoted. */
export const inviteMore = async (tx: Tx, side: CompanySide, id: Id, { storeIds, insteadOf }: InviteMore): Promise<void> => {
  const { state, over, round, companyId } = await lockInquiry(tx, side, id);
  if (state !== 'quoting' || over) throw refuse('inquiry.closed');
  const invited = await readRows(tx, Invited)`
    select id::text, store_id::text as "storeId", state = 'replaced' as replaced from invitation where inquiry_id = ${id} and round = ${round} order by id`;
  const wanted = [...new Set(storeIds)];
  if (invited.filter(({ replaced }) => !replaced).length + wanted.length > suppliersMost) throw refuse('inquiry.suppliers_many');
  if (insteadOf !== undefined) {
    const replaced = invited.find((one) => one.id === insteadOf);
    if (!replaced) throw refuse('kernel.not_found');
    await moveInvitation(tx, replaced.id, 'replace', byOf(side));
    await hideFiles(tx, id, replaced.storeId);
  }
  await inviteSuppliers(tx, { inquiryId: id, companyId, round }, wanted, byOf(side));
  await tellSuppliers(tx, id, 'invited', wanted);
};
