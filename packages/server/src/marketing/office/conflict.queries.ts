import { Id } from '@mall/contract/kernel/fields.ts';
import type { Conflict } from '@mall/contract/marketing/seckill-office.api.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { timeText } from '../../kernel/time-text.ts';

const Row = z.strictObject({
  sessionId: Id,
  sessionName: z.string(),
  startDate: z.string(),
  kind: z.enum(['empty', 'dear', 'short', 'off', 'taken']),
  name: z.string(),
  other: z.string(),
});
const most = 50;

/** What is to be solved about the sessions of some days: what was right when it was laid may be so no more. */
export const listConflicts = (tx: Tx, first: SQL, days: number): Promise<Conflict[]> => readRows(tx, Row)`
  with shown as (
    select s.id, a.names ->> 'zh' as name, s.starts_at, s.ends_at from seckill_session s join activity a on a.id = s.activity_id
    where s.ends_at > greatest(now(), ${first}) and s.starts_at < ${first} + make_interval(days => ${days})),
  held as (
    select s.*, p.id as spec_id, p.name as spec_name, k.price_fen, k.total - k.sold as wanted, p.price_fen as usual, p.state = 'on' and g.state = 'on' as on,
      coalesce((select t.on_hand - t.reserved from spec_stock t where t.spec_id = p.id), 0) as stock
    from shown s join seckill_goods k on k.session_id = s.id join spec p on p.id = k.spec_id join goods g on g.id = p.goods_id)
  select x.id::text as "sessionId", x.name as "sessionName", ${timeText(sql`x.starts_at`)} as "startDate", x.kind, x.said as name, x.other from (
    select s.id, s.name, s.starts_at, 'empty' as kind, '' as said, '' as other from shown s where s.starts_at > now() and not exists (select from seckill_goods k where k.session_id = s.id)
    union all select h.id, h.name, h.starts_at, 'off', h.spec_name, '' from held h where not h.on
    union all select h.id, h.name, h.starts_at, 'dear', h.spec_name, '¥' || to_char(h.usual / 100.0, 'FM999999990.00') from held h where h.on and h.price_fen >= h.usual
    union all select h.id, h.name, h.starts_at, 'short', h.spec_name, h.stock::text from held h where h.on and h.wanted > h.stock
    union all select h.id, h.name, h.starts_at, 'taken', h.spec_name, o.name from held h join lateral (
      select a.names ->> 'zh' as name from activity_price p join activity a on a.id = p.activity_ref
      where p.activity_type = 5 and p.spec_id = h.spec_id and p.starts_at < h.ends_at and p.ends_at > h.starts_at
      union all select a.names ->> 'zh' from group_buy b join activity a on a.id = b.id where b.spec_id = h.spec_id and b.state in ('new', 'running') and a.starts_at < h.ends_at and a.ends_at > h.starts_at
      limit 1) o on true) x
  order by x.starts_at, x.kind, x.said limit ${most}`;
