import { IdentityConnection, IdentityRow, type identityOperationsApi } from '@mall/contract/account/company-identity.api.ts';
import { proofName, proofText } from '@mall/contract/account/identity.rules.ts';
import type { QueryOf } from '@mall/contract/kernel/call.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { likePattern } from '../../kernel/like-pattern.ts';
import { IdRow, readRows, TotalRow } from '../../kernel/read-rows.ts';
import type { BuyerSide } from '../../kernel/side.ts';
import { timeText } from '../../kernel/time-text.ts';
import { givableRoles } from '../givable-roles.ts';
import { roleNameIn } from '../role-name-in.ts';

const columns = sql`
  p.domain, p.issuer, p.client_id as "clientId", p.enabled as switch, p.proved_at is not null as proved, p.decision, p.reason, ${timeText(sql`p.updated_at`)} as since,
  (select count(*)::int from identity_link l where l.company_id = p.company_id) as people`;

const Kept = IdentityConnection.omit({ proofName: true, proofText: true }).extend({ proof: z.string() });

export const findIdentityConnection = async (tx: Tx, { companyId }: BuyerSide) => {
  const [row] = await readRows(tx, Kept)`
    select ${columns}, p.proof, p.role_id::text as "roleId" from identity_provider p where p.company_id = ${companyId ?? null}`;
  if (!row) return null;
  const { proof, ...connection } = row;
  return { ...connection, proofName: proofName(row.domain), proofText: proofText(proof) };
};

/** What newcomers may be: none of these rules over others, for nobody in the company has looked at them. */
const newcomersRoles = (companyId: Id | undefined) => sql`${givableRoles(companyId)} and not exists (select from role_right g
  where g.role_id = r.id and g.right_name in ('company:people:manage', 'company:roles:manage', 'company:identity:manage'))`;

export const findNewcomersRole = async (tx: Tx, companyId: Id, roleId: Id) => {
  const [found] = await readRows(tx, IdRow)`select r.id::text from role r where r.id = ${roleId} and ${newcomersRoles(companyId)}`;
  return found;
};

const RoleRow = z.strictObject({ id: Id, name: z.string() });

export const listNewcomersRoles = (tx: Tx, { companyId }: BuyerSide, language: Language) =>
  readRows(
    tx,
    RoleRow,
  )`select r.id::text, ${roleNameIn(language)} as name from role r where ${newcomersRoles(companyId)} order by r.company_id is not null, r.id`;

/** Companies with a provider of their own, those that wait for a word first. */
export const listIdentities = async (
  tx: Tx,
  { decision, word, page, limit }: QueryOf<typeof identityOperationsApi.page>,
  language: Language,
) => {
  const like = likePattern(word ?? '');
  const where = sql`(${decision ?? null}::text is null or p.decision = ${decision ?? null}) and (${word === undefined} or c.name ilike ${like} or p.domain ilike ${like})`;
  const list = await readRows(tx, IdentityRow)`
    select ${columns}, c.id::text as "companyId", c.name as "companyName", coalesce(${roleNameIn(language)}, '') as "roleName"
    from identity_provider p join company c on c.id = p.company_id left join role r on r.id = p.role_id
    where ${where} order by p.decision <> 'waiting', p.updated_at desc, p.company_id limit ${limit} offset ${(page - 1) * limit}`;
  const [counted] = await readRows(tx, TotalRow)`
    select count(*)::int as total from identity_provider p join company c on c.id = p.company_id where ${where}`;
  return { list, total: counted?.total ?? 0 };
};
