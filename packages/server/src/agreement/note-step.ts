import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import type { By } from '../kernel/side.ts';

/** A step that leads nowhere else: said to be remembered. The contract is held by whoever notes it. */
export const noteStep = (tx: Tx, id: Id, event: 'endAsked' | 'endRefused', by: By, reason: string) =>
  tx.execute(sql`
    insert into agreement_event (agreement_id, seq, event, from_state, to_state, by_kind, by_member_id, reason)
    select ${id}, coalesce(max(seq), 0) + 1, ${event}, 'effective', 'effective', ${by.kind}, ${by.memberId ?? null}::bigint, ${reason}
    from agreement_event where agreement_id = ${id}`);
