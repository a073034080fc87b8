import { creditDueDays } from '@mall/contract/credit/credit.rules.ts';
import { type SQL, sql } from 'drizzle-orm';

/**
 * What is owed on `credit_account a` for orders that are due within so many days: as their bill says, or after the term when no bill has them yet. Payments count for
 * the oldest first; goods that came back count for their own order.
 */
const owedWithin = (days: SQL): SQL => sql`greatest(0, a.used_fen - coalesce((
  select sum(case l.type when 'deduct' then l.amount_fen else -l.amount_fen end) from credit_ledger l
  where l.type in ('deduct', 'revert', 'refund') and l.order_id in (
    select d.order_id from credit_ledger d left join credit_order_due q on q.order_id = d.order_id
    where d.account_id = a.id and d.type = 'deduct' and coalesce(q.due_at, d.at + make_interval(days => a.term_days)) > now() + make_interval(days => ${days}))), 0))`;

/** Of `credit_account a`: how many bills of its company are overdue. */
export const billsOverdue: SQL = sql`(select c.bills_overdue from company c where c.id = a.company_id)`;

/** In fen, for `credit_account a`. */
export const overdueFen: SQL = sql`case when a.term_days is null or a.used_fen <= 0 then 0 else ${owedWithin(sql`0`)} end::float8`;

const soon = sql`least(a.term_days, ${creditDueDays}::int)`;

/** What has to be paid within a week or should have been. */
export const dueSoonFen: SQL = sql`case when a.term_days is null or a.used_fen <= 0 then 0 else ${owedWithin(soon)} end::float8`;

/** The first day of what falls due within a week. */
export const dueDay: SQL = sql`(select min(w.due) from credit_ledger d left join credit_order_due q on q.order_id = d.order_id
    cross join lateral (select coalesce(q.due_at, d.at + make_interval(days => a.term_days)) as due) w
  where d.account_id = a.id and d.type = 'deduct' and w.due > now() and w.due <= now() + make_interval(days => ${soon}))`;
