import { sql } from 'drizzle-orm';
import type { OwnDataPart } from '../download/own-data-part.ts';

export const marketingOwnData: readonly OwnDataPart[] = [
  {
    name: 'points',
    select: (memberId) =>
      sql`select id, change::int, balance_after::int, reason, remark, at from point_ledger where member_id = ${memberId}`,
  },
  {
    name: 'coupons',
    select: (memberId) => sql`
      select c.id, a.names ->> 'zh' as coupon, c.state, c.valid_from, c.valid_until, c.received_at, c.used_at, c.used_order_id::text
      from member_coupon c join activity a on a.id = c.coupon_id where c.member_id = ${memberId}`,
  },
];
