import { sql } from 'drizzle-orm';
import type { WorkSlot } from '../account/work.ts';

/** Contracts whose signing failed. */
export const agreementWork: readonly WorkSlot[] = [
  {
    kind: 'contract',
    right: 'operations:contracts:decide',
    waiting: sql`
      select a.id, 'contract.abnormal' as what, a.buyer ->> 'name' as name, a.contract_sn as sn, left(a.title, 40) as note, a.total_fen as amount_fen, a.state_at as since,
        '/contracts?id=' || a.id as url
      from agreement a where a.state = 'abnormal'`,
    done: sql`
      select agreement_id as id, by_member_id as member_id, at from agreement_event where event = 'retry' and by_kind = 'operator' and at >= date_trunc('day', now())`,
  },
];
