import type { AgreementKind } from '@mall/contract/account/agreed.api.ts';
import { agreementKinds } from '@mall/contract/account/agreed.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';

/** Somebody agrees to the texts as they hold now. */
export const keepConsent = async (
  tx: Tx,
  memberId: Id,
  address: string,
  kinds: readonly AgreementKind[] = agreementKinds,
): Promise<void> => {
  await tx.execute(sql`
    insert into agreement_consent (member_id, kind, version, address)
    select ${memberId}::bigint, kind, version, ${address} from agreement_text where kind = any (${sql.param([...kinds])}::text[]) on conflict do nothing`);
};
