import { type UploadKind, uploadKinds, uploadPattern } from '@mall/contract/content/upload.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Member } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';

/** Who may read an attached file besides its owner. The mall's people may read what a store may; `memberId` is a buyer to whom a store shows it, `companyId` the company whose file it is: whoever follows the clerk needs it, too. */
export type Audience =
  | { kind: 'public' }
  /** Nobody yet. */
  | { kind: 'owner' }
  | { kind: 'store'; storeId: Id; memberId?: Id; companyId?: Id }
  | { kind: 'operator' }
  | { kind: 'company'; companyId: Id };

/**
 * Opens own uploads to those who are to see them. Refuses as unknown what is another's, of another kind, swept, or already shown to
 * somebody else: a file that was given to a store must not become public by naming it again. What a colleague gave to the company is the company's.
 */
export const attachUploads = async (
  tx: Tx,
  actor: Pick<Member, 'memberId'>,
  urls: readonly string[],
  audience: Audience,
  kinds: readonly UploadKind[] = uploadKinds,
): Promise<void> => {
  const keys = [...new Set(urls)].map((url) => uploadPattern.exec(url)?.[1]);
  if (keys.length === 0) return;
  const storeId = audience.kind === 'store' ? audience.storeId : null;
  const readerId = audience.kind === 'store' ? (audience.memberId ?? null) : null;
  const companyId = audience.kind === 'company' || audience.kind === 'store' ? (audience.companyId ?? null) : null;
  const attached = await tx.execute(sql`
    update upload set audience = ${audience.kind}, store_id = ${storeId}::bigint, reader_id = ${readerId}::bigint, company_id = ${companyId}::bigint,
      attached_at = coalesce(attached_at, now())
    where key in ${keys.map((key) => key ?? '')} and kind in ${[...kinds]}
      and (member_id = ${actor.memberId} or company_id = ${companyId}::bigint)
      and (attached_at is null or (audience = ${audience.kind} and store_id is not distinct from ${storeId}::bigint
        and reader_id is not distinct from ${readerId}::bigint and company_id is not distinct from ${companyId}::bigint))`);
  if (attached.rowCount !== keys.length) throw refuse('content.upload_unknown');
};
