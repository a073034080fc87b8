import { mobilePattern } from '@mall/contract/account/account.rules.ts';
import type { EntryFault } from '@mall/contract/account/partner.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import type { Visitor } from '../../kernel/http/visitor.ts';
import { tell } from '../../kernel/news.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { addHolder, lockHolder } from '../mobile-holder.ts';
import { writeAudit } from '../write-audit.ts';
import type { Partner } from './partner-entry.ts';
import type { Said } from './partner-mark.ts';

const Row = z.strictObject({ id: Id, companyId: Id.nullable() });

const findLinked = async (tx: Tx, partner: Partner, subject: string) => {
  const [found] = await readRows(tx, Row)`
    select m.id::text, m.company_id::text as "companyId" from partner_link l join member m on m.id = l.member_id
    where l.partner_id = ${partner.id} and l.subject = ${subject}`;
  return found;
};

const findHolder = async (tx: Tx, partner: Partner, { mobile = '', name }: Said) => {
  if (!mobilePattern.test(mobile)) return undefined;
  const known = await lockHolder(tx, mobile);
  if (known || !partner.adds || partner.companyId !== null) return known;
  const { holder, added } = await addHolder(tx, { mobile, name: name || mobile.slice(-4), accountType: 1 });
  if (added) await writeAudit(tx, 'account.registered', { way: 'partner', accountType: 1 }, holder.id);
  return holder;
};

/** A key more to the account: its holder hears of it. */
export const linkTo = async (tx: Tx, visitor: Visitor, { id, name }: Partner, subject: string, memberId: Id): Promise<void> => {
  const { rowCount } = await tx.execute(sql`
    insert into partner_link (partner_id, subject, member_id) values (${id}, ${subject}, ${memberId}) on conflict do nothing`);
  if (rowCount !== 1) return;
  await writeAudit(tx, 'account.partner_linked', { from: visitor, partnerId: id, partner: name, after: { name: subject } }, memberId);
  await tell(tx, 'account.partner_linked', { memberId, name });
};

/** Who it is here whom a partner sends. One that belongs to a company vouches for its people alone, any other for people of no company alone: a platform's key opens no company's purchases. */
export const settlePartner = async (
  tx: Tx,
  visitor: Visitor,
  partner: Partner,
  said: Said,
): Promise<{ id: Id } | { fault: EntryFault }> => {
  const linked = await findLinked(tx, partner, said.sub);
  const holder = linked ?? (await findHolder(tx, partner, said));
  if (!holder) return { fault: 'nobody' };
  if (holder.companyId !== partner.companyId) return { fault: 'other_company' };
  if (!linked) await linkTo(tx, visitor, partner, said.sub, holder.id);
  return { id: holder.id };
};
