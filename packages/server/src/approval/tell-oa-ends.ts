import { requestStates } from '@mall/contract/approval/request.machine.ts';
import { Id, TimeText } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { OaEnd } from '../gateways/oa.ts';
import type { House } from '../kernel/house.ts';
import { readRows } from '../kernel/read-rows.ts';
import { timeText } from '../kernel/time-text.ts';
import { readOaDoors } from './oa-door.queries.ts';

const perCompany = 3;
const perRound = 30;

const Due = z.strictObject({
  requestId: Id,
  companyId: Id,
  bizNo: z.string(),
  oaNo: z.string(),
  state: z.enum(requestStates),
  reason: z.string(),
  at: TimeText,
});

const outcomeOf = (state: z.infer<typeof Due>['state']): OaEnd['outcome'] => {
  switch (state) {
    // It goes on, here.
    case 'running':
      return 'takenBack';
    case 'cancelled':
    case 'expired':
      return state;
    // Decided here after it was taken back.
    case 'approved':
    case 'rejected':
    case 'returned':
      return 'takenBack';
    default:
      return 'withdrawn';
  }
};

/** What an office decided itself it knows; what never came to it, it need not know. */
const settleKnown = (db: House['db']) =>
  db.pool.query(`
    update oa_push p set end_told_at = now() from approval_request r
    where r.id = p.request_id and p.end_told_at is null and p.end_tries < 5 and (r.state <> 'running' or r.channel = 'local') and p.next_try_at is null
      and (exists (select from oa_callback c where c.request_id = r.id and c.verdict = 'applied') or (p.pushed_at is null and coalesce(p.fault, '') not in ('slow', 'garbled')))`);

/**
 * Tells offices of requests that they need not decide any more. As with pushing, the try is written before anybody is asked; after the last the paper stays there, and a decision
 * on it is answered with what became of it. Returns how many.
 */
export const tellOaEnds = async (house: Pick<House, 'db' | 'oa' | 'sealer' | 'log'>): Promise<number> => {
  await settleKnown(house.db);
  const due = await readRows(house.db, Due)`
    update oa_push p set end_tries = p.end_tries + 1, end_try_at = now() + interval '1 minute' * power(5, p.end_tries)
    from (
      select d.request_id from oa_connection c cross join lateral (
        select w.request_id from oa_push w join approval_request q on q.id = w.request_id
        where w.company_id = c.company_id and w.end_told_at is null and w.end_tries < 5 and coalesce(w.end_try_at <= now(), true) and w.next_try_at is null
          and (q.state <> 'running' or q.channel = 'local') order by w.request_id limit ${perCompany} for update of w skip locked) d
      limit ${perRound}) due, approval_request r
    where p.request_id = due.request_id and r.id = p.request_id
    returning p.request_id::text as "requestId", p.company_id::text as "companyId", p.biz_no as "bizNo", p.oa_no as "oaNo", r.state, r.reason,
      ${timeText(sql`coalesce(p.back_at, r.decided_at, now())`)} as at`;
  if (due.length === 0) return 0;
  const doors = await readOaDoors(house.db, house.sealer, { companyIds: due.map(({ companyId }) => companyId) });
  await Promise.all(
    due.map(async ({ requestId, companyId, bizNo, oaNo, state, reason, at }) => {
      try {
        const door = doors.find((one) => one.companyId === companyId);
        const word = door && (await house.oa.end(door, { bizNo, oaNo, outcome: outcomeOf(state), reason, at }));
        if (word && word.fault === undefined)
          await house.db.pool.query('update oa_push set end_told_at = now() where request_id = $1', [requestId]);
      } catch (error) {
        house.log.error({ err: error, requestId }, 'the company’s system was not told of an end');
      }
    }),
  );
  return due.length;
};
