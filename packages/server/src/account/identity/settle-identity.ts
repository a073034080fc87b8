import { mobilePattern } from '@mall/contract/account/account.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Identity } from '../../gateways/identity.ts';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { addHolder, lockHolder } from '../mobile-holder.ts';
import { writeAudit } from '../write-audit.ts';
import { giveNewcomersRole } from './give-newcomers-role.ts';
import type { CompanyProvider } from './provider.queries.ts';

type Whose = Pick<CompanyProvider, 'companyId' | 'domain' | 'roleId'>;

const LinkRow = z.strictObject({ memberId: Id, companyId: Id.nullable() });

const findLinked = async (tx: Tx, whose: Whose | undefined, { issuer, subject }: Identity) => {
  const [found] = await readRows(tx, LinkRow)`
    select m.id::text as "memberId", m.company_id::text as "companyId" from identity_link l join member m on m.id = l.member_id
    where l.company_id is not distinct from ${whose?.companyId ?? null}::bigint and l.issuer = ${issuer} and l.subject = ${subject}`;
  return found;
};

const addNew = async (tx: Tx, whose: Whose | undefined, mobile: string, name: string): Promise<{ id: Id; companyId: Id | null }> => {
  const { holder, added } = await addHolder(tx, {
    mobile,
    name: name || mobile.slice(-4),
    accountType: whose ? 2 : 1,
    ...(whose && { companyId: whose.companyId }),
  });
  if (added) {
    if (whose) await giveNewcomersRole(tx, whose.companyId, holder.id, whose.roleId);
    await writeAudit(tx, 'account.registered', { way: 'identity', accountType: whose ? 2 : 1 }, holder.id);
  }
  return holder;
};

/**
 * Who somebody is here whom a provider knows. The mall's own provider vouches for any mobile that it proved. A company's vouches for its own people alone: who has an account with
 * another company, or with none, is not taken over by it, because his orders and addresses are not the company's to open.
 * That a mobile is verified is, of a company's provider, the company's own word: who is new shows it by a text (`texted`) before it is his account's, or its holder could not register any more
 * and would share the account. Undefined: he has yet to.
 */
export const settleIdentity = async (tx: Tx, whose: Whose | undefined, identity: Identity, texted?: string): Promise<Id | undefined> => {
  const linked = await findLinked(tx, whose, identity);
  if (linked) {
    if (whose && linked.companyId !== whose.companyId) throw refuse('identity.other_account');
    return linked.memberId;
  }
  if (whose && !identity.email.endsWith(`@${whose.domain}`)) throw refuse('identity.refused');
  const mobile = texted ?? identity.mobile;
  if (!whose && !mobilePattern.test(mobile)) throw refuse('identity.no_mobile');
  const known = await lockHolder(tx, mobile);
  if (!known && whose && texted === undefined) return undefined;
  const holder = known ?? (await addNew(tx, whose, mobile, identity.name));
  if (whose && holder.companyId !== whose.companyId) throw refuse('identity.other_account');
  await tx.execute(sql`
    insert into identity_link (company_id, issuer, subject, member_id)
    values (${whose?.companyId ?? null}::bigint, ${identity.issuer}, ${identity.subject}, ${holder.id}) on conflict do nothing`);
  return holder.id;
};
