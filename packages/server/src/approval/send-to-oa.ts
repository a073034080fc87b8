import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';

/** A new request for orders goes to its company's own system, where the company has switched that on for the request's process. Pushed by the clock, never while somebody waits. */
export const sendToOa = async (tx: Tx, requestId: Id): Promise<void> => {
  await tx.execute(sql`
    with sent as (
      update approval_request r set channel = 'oa', oa_state = 'pushing'
      from oa_connection c join approval_setting s on s.company_id = c.company_id and s.oa_enabled
      where r.id = ${requestId} and r.biz_type = 'order' and c.company_id = r.company_id and (c.process_ids = '{}' or r.process_id = any (c.process_ids))
        -- What passes by itself within the requester's own limit asks nobody, there or here.
        and exists (select from jsonb_array_elements(r.nodes) n where n ->> 'outcome' not in ('skipped', 'passed'))
      returning r.id, r.company_id, r.request_no)
    insert into oa_push (request_id, company_id, biz_no, next_try_at) select id, company_id, request_no, now() from sent`);
};
