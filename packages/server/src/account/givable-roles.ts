import type { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';

/** Roles `r` that a company's people can have: the mall's standard ones, and its own. What everybody has by himself, or a founder until his company stands, is not given. */
export const givableRoles = (companyId: Id | undefined): SQL =>
  sql`(r.audience = 'buyer' and (r.company_id = ${companyId ?? null}::bigint or (r.company_id is null and r.key like 'company\\_%' and r.key <> 'company_founder')))`;
