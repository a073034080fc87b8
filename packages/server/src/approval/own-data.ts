import { sql } from 'drizzle-orm';
import type { OwnDataPart } from '../download/own-data-part.ts';

export const approvalOwnData: readonly OwnDataPart[] = [
  {
    name: 'purchase-requests',
    select: (memberId) => sql`
      select r.id, r.request_no, r.title, r.word, r.amount_fen, r.state, r.reason, r.created_at, r.decided_at from approval_request r where r.member_id = ${memberId}`,
  },
  {
    name: 'approval-decisions',
    select: (memberId) => sql`
      select k.id, r.request_no, k.state, k.reason, k.since, k.done_at from approval_task k join approval_request r on r.id = k.request_id
      where k.member_id = ${memberId} or k.acted_by = ${memberId}`,
  },
];
