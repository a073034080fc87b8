import type { SaveIdentity } from '@mall/contract/account/identity.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import type { House } from '../../kernel/house.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { BuyerSide } from '../../kernel/side.ts';
import { writeAudit } from '../write-audit.ts';
import { findNewcomersRole } from './company-identity.queries.ts';
import { sandboxIssuer } from './sandbox-issuer.ts';

const Before = z.strictObject({ domain: z.string(), issuer: z.string(), clientId: z.string(), roleId: z.string().nullable() });

const requireRole = async (tx: Tx, companyId: Id, roleId: Id | null): Promise<void> => {
  if (roleId !== null && !(await findNewcomersRole(tx, companyId, roleId))) throw refuse('identity.role_wrong');
};

/** Names the company's provider. What the mall's people agreed to was this domain with this provider under this client: with another of any it waits for their word again. */
export const saveIdentity = async (
  tx: Tx,
  side: BuyerSide,
  { domain, issuer, clientId, clientSecret, roleId }: SaveIdentity,
  { identity, sealer, config }: Pick<House, 'identity' | 'sealer' | 'config'>,
): Promise<null> => {
  const { companyId, memberId } = side;
  if (companyId === undefined) throw refuse('kernel.not_found');
  if (issuer !== sandboxIssuer(config) && !identity.allows(issuer)) throw refuse('identity.issuer_wrong');
  await requireRole(tx, companyId, roleId);
  const [before] = await readRows(tx, Before)`
    select domain, issuer, client_id as "clientId", role_id::text as "roleId" from identity_provider where company_id = ${companyId} for update`;
  const moved = before?.issuer !== issuer || before.clientId !== clientId;
  if (clientSecret === '' && (!before || moved)) throw refuse('identity.secret_required');
  const sealed = clientSecret === '' ? null : sealer.seal(clientSecret);
  const waits = moved || before.domain !== domain;
  await tx.execute(sql`
    insert into identity_provider as p (company_id, domain, issuer, client_id, client_secret, role_id, updated_by)
    values (${companyId}, ${domain}, ${issuer}, ${clientId}, coalesce(${sealed}::bytea, ''), ${roleId}::bigint, ${memberId})
    on conflict (company_id) do update set domain = excluded.domain, issuer = excluded.issuer, client_id = excluded.client_id, role_id = excluded.role_id,
      client_secret = coalesce(${sealed}::bytea, p.client_secret), updated_by = excluded.updated_by, updated_at = now(),
      proof = case when excluded.domain = p.domain then p.proof else excluded.proof end, proved_at = case when excluded.domain = p.domain then p.proved_at end,
      decision = case when ${waits} then 'waiting' else p.decision end, reason = case when ${waits} then '' else p.reason end`);
  const after = { domain, issuer, clientId, roleId };
  await writeAudit(tx, 'identity.saved', { companyId, ...(before && { before }), after }, side);
  return null;
};
