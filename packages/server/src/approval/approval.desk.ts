import { sql } from 'drizzle-orm';
import type { DeskSlot } from '../account/desk.ts';
import { stuckWhy } from './stuck.queries.ts';

/** Requests that do not go on by themselves. */
export const approvalDesk: readonly DeskSlot[] = [
  {
    kind: 'operator',
    screen: '/approvals',
    right: 'operations:approvals:decide',
    count: () => sql`select count(*) from approval_request r where r.state = 'running' and ${stuckWhy} is not null`,
  },
];
