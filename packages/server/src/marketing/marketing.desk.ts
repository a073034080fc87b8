import { sql } from 'drizzle-orm';
import type { DeskSlot } from '../account/desk.ts';

/** Goods that stores apply with for sessions which have not begun. */
export const marketingDesk: readonly DeskSlot[] = [
  {
    kind: 'operator',
    screen: '/seckill',
    right: 'operations:marketing:manage',
    count: () =>
      sql`select count(*) from seckill_application q join seckill_session s on s.id = q.session_id where q.state = 'applied' and s.starts_at > now()`,
  },
];
