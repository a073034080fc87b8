import { OaConnection, OaTrace } from '@mall/contract/approval/oa.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { companySide } from '../company/company-side.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';
import { requireSeen } from './seen-requests.ts';
import { mayTakeOver } from './withdraw-request.ts';

/** What a connection `c` says of itself, beside `s` and `f`. */
export const connectionColumns = sql`c.url, ${timeText(sql`c.secret_since`)} as "secretSince", coalesce(s.oa_enabled, false) as switch, c.tested_at is not null as tested,
  ${timeText(sql`c.last_good_at`)} as "lastGood", ${timeText(sql`c.last_bad_at`)} as "lastBad",
  case when c.last_bad_at > coalesce(c.last_good_at, '-infinity') then c.last_fault end as "lastFault",
  n.pushing, n.failed, coalesce(f.times, 0)::int as refusals, ${timeText(sql`f.last_at`)} as "lastRefusal"`;

export const connectionFrom = sql`oa_connection c left join approval_setting s on s.company_id = c.company_id left join oa_refusal f on f.company_id = c.company_id
  cross join lateral (
    select (count(*) filter (where r.oa_state = 'pushing'))::int as pushing, (count(*) filter (where r.oa_state = 'pushed'))::int as pushed,
      (count(*) filter (where r.oa_state = 'failed'))::int as failed
    from approval_request r where r.company_id = c.company_id and r.state = 'running' and r.channel = 'oa') n`;

export const findOaConnection = async (tx: Tx, side: BuyerSide): Promise<z.infer<typeof OaConnection> | null> => {
  const { companyId } = companySide(side);
  const [row] = await readRows(tx, OaConnection)`
    select ${connectionColumns}, c.oa_key as key, c.process_ids::text[] as "processIds", n.pushed from ${connectionFrom} where c.company_id = ${companyId}`;
  return row ?? null;
};

const Row = OaTrace.omit({ actions: true }).extend({ running: z.boolean(), memberId: z.string(), companyId: z.string() });

/** The way of a request to the company's own system; null of one that never went. */
export const readOaTrace = async (tx: Tx, side: BuyerSide, id: Id): Promise<z.infer<typeof OaTrace> | null> => {
  await requireSeen(tx, side, id);
  const [row] = await readRows(tx, Row)`
    select p.biz_no as "bizNo", r.oa_state as state, ${timeText(sql`case when r.oa_state = 'pushed' then p.pushed_at else p.since end`)} as since, p.tries,
      ${timeText(sql`p.pushed_at`)} as "pushedDate", ${timeText(sql`case when r.oa_state = 'pushing' then p.next_try_at end`)} as "nextTryDate", p.fault, p.oa_no as "oaNo",
      ${timeText(sql`p.back_at`)} as "backDate",
      coalesce((select json_agg(json_build_object('result', w.result, 'approver', w.approver, 'reason', w.reason, 'verdict', w.verdict, 'at', ${timeText(sql`w.at`)}) order by w.id desc)
        from (select * from oa_callback where request_id = r.id order by id desc limit 20) w), '[]'::json) as words,
      r.state <> 'running' as ended, r.state = 'running' and r.channel = 'oa' as running, r.member_id::text as "memberId", r.company_id::text as "companyId"
    from oa_push p join approval_request r on r.id = p.request_id where p.request_id = ${id}`;
  if (!row) return null;
  const { running, memberId, companyId, ...trace } = row;
  const runs = mayTakeOver(side, { companyId });
  const again = running && trace.state === 'failed' && (memberId === side.memberId || runs);
  return { ...trace, actions: [...(again ? ['pushAgain' as const] : []), ...(running && runs ? ['takeBack' as const] : [])] };
};
