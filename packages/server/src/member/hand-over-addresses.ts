import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import type { PayloadOf } from '../kernel/news-list.ts';
import { lockMember } from './lock-member.ts';

const giveDefault = (tx: Tx, memberId: Id) =>
  tx.execute(sql`
    update member_address set is_default = true
    where id = (select max(id) from member_address where member_id = ${memberId} having not bool_or(is_default))`);

/** What somebody shared with the company that he leaves stays with it: the heir keeps it from now on. */
export const handOverAddresses = async (tx: Tx, { companyId, memberId, heirId }: PayloadOf<'company.member_left'>): Promise<void> => {
  // The lesser number first, so that two who leave to each other's hands do not wait for each other.
  for (const id of [memberId, heirId].toSorted((a, b) => Number(a) - Number(b))) await lockMember(tx, { memberId: id });
  await tx.execute(sql`
    update member_address set member_id = ${heirId}, is_default = false where member_id = ${memberId} and company_id = ${companyId}`);
  // Titles as well, but for those that the heir has himself.
  await tx.execute(sql`
    update invoice_title t set member_id = ${heirId}, is_default = false where member_id = ${memberId} and company_id = ${companyId}
      and not exists (select from invoice_title h where h.member_id = ${heirId} and h.fields = t.fields and h.replaced_by is null)`);
  await giveDefault(tx, memberId);
  await giveDefault(tx, heirId);
};
