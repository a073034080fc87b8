import type { OaConnectionQuery, OaPushQuery } from '@mall/contract/approval/oa.rules.ts';
import { OaConnectionRow, OaPushRow } from '@mall/contract/approval/oa-operations.api.ts';
import { TimeText } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows } from '../kernel/read-rows.ts';
import { timeText } from '../kernel/time-text.ts';
import { connectionColumns, connectionFrom } from './oa.queries.ts';

const Strangers = z.strictObject({ times: z.int(), lastAt: TimeText });
const total = { total: z.int() };

const narrowed = {
  failing: sql`(n.failed > 0 or c.last_bad_at > coalesce(c.last_good_at, '-infinity'))`,
  refused: sql`f.times > 0`,
} as const;

/** Companies that are connected, those that fail first. */
export const listOaConnections = async (tx: Tx, { only, word, page, limit }: OaConnectionQuery) => {
  const like = likePattern(word ?? '');
  const rows = await readRows(tx, OaConnectionRow.extend(total))`
    select c.company_id::text as "companyId", o.name as "companyName", ${connectionColumns}, (count(*) over ())::int as total
    from ${connectionFrom} join company o on o.id = c.company_id
    where ${only ? narrowed[only] : sql`true`} and (${word === undefined} or o.name ilike ${like} or c.url ilike ${like})
    order by n.failed desc, ${narrowed.failing} desc nulls last, c.company_id limit ${limit} offset ${(page - 1) * limit}`;
  const [strangers] = await readRows(tx, Strangers)`
    select times::int as times, ${timeText(sql`last_at`)} as "lastAt" from oa_refusal where company_id is null`;
  return {
    list: rows.map(({ total: _total, ...row }) => row),
    total: rows[0]?.total ?? 0,
    strangers: strangers?.times ?? 0,
    lastStranger: strangers?.lastAt ?? null,
  };
};

const PushRow = OaPushRow.omit({ amount: true }).extend({ amountFen: z.number(), ...total });
const Counts = z.strictObject({ failed: z.int(), pushing: z.int(), pushed: z.int() });

/** Running requests that are another system's, by how far they came. */
export const listOaPushes = async (tx: Tx, { state, word, page, limit }: OaPushQuery) => {
  const like = likePattern(word ?? '');
  const rows = await readRows(tx, PushRow)`
    select r.id::text as "requestId", r.request_no as "requestNo", r.title, o.name as "companyName", m.member_name as "requesterName", r.amount_fen::float8 as "amountFen",
      r.oa_state as state, p.tries, p.fault, ${timeText(sql`r.since`)} as since, extract(epoch from now() - r.since)::int as "waitedSeconds",
      ${timeText(sql`case when r.oa_state = 'pushing' then p.next_try_at end`)} as "nextTryDate", (count(*) over ())::int as total
    from oa_push p join approval_request r on r.id = p.request_id join company o on o.id = r.company_id join member m on m.id = r.member_id
    where r.state = 'running' and r.channel = 'oa' and r.oa_state = ${state}
      and (${word === undefined} or o.name ilike ${like} or r.request_no ilike ${like} or r.title ilike ${like} or m.member_name ilike ${like})
    order by r.since, r.id limit ${limit} offset ${(page - 1) * limit}`;
  const [counts] = await readRows(tx, Counts)`
    select (count(*) filter (where oa_state = 'failed'))::int as failed, (count(*) filter (where oa_state = 'pushing'))::int as pushing,
      (count(*) filter (where oa_state = 'pushed'))::int as pushed from approval_request where state = 'running' and channel = 'oa'`;
  return {
    list: rows.map(({ total: _total, amountFen, ...row }) => ({ ...row, amount: toYuan(fen(amountFen)) })),
    total: rows[0]?.total ?? 0,
    counts: counts as z.infer<typeof Counts>,
  };
};
