import { requestApi } from '@mall/contract/approval/request.api.ts';
import type { DataOf } from '@mall/contract/kernel/call.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { inForce } from './held-tasks.ts';

/** Who stands in for the asker, now and later. */
export const listDelegations = (tx: Tx, { memberId }: BuyerSide): Promise<DataOf<typeof requestApi.delegations>> =>
  readRows(tx, requestApi.delegations.data.element)`
    select d.id::text, d.to_member_id::text as "toId", m.member_name as "toName", d.from_day::text as "from", d.until_day::text as until, d.reason, (${inForce}) as active
    from approval_delegation d join member m on m.id = d.to_member_id
    where d.member_id = ${memberId} and d.ended_at is null and d.until_day >= ${sql`current_date`} order by d.from_day, d.id`;
