import { creditDueDays } from '@mall/contract/credit/credit.rules.ts';
import { type SQL, sql } from 'drizzle-orm';

/**
 * What is owed on `credit_account a` for orders that were deducted longer ago than so many days. Payments count for the oldest first; goods that came back count for
 * their own order.
 */
const owedSince = (days: SQL): SQL => sql`greatest(0, a.used_fen - coalesce((
  select sum(case l.type when 'deduct' then l.amount_fen else -l.amount_fen end) from credit_ledger l
  where l.type in ('deduct', 'revert', 'refund') and l.order_id in (
    select d.order_id from credit_ledger d where d.account_id = a.id and d.type = 'deduct' and d.at > now() - make_interval(days => ${days}))), 0))`;

/** In fen, for `credit_account a`. */
export const overdueFen: SQL = sql`case when a.term_days is null or a.used_fen <= 0 then 0 else ${owedSince(sql`a.term_days`)} end::float8`;

const soon = sql`greatest(0, a.term_days - ${creditDueDays}::int)`;

/** What has to be paid within a week or should have been. */
export const dueSoonFen: SQL = sql`case when a.term_days is null or a.used_fen <= 0 then 0 else ${owedSince(soon)} end::float8`;

/** The first day of what falls due within a week. */
export const dueDay: SQL = sql`(select min(d.at + make_interval(days => a.term_days)) from credit_ledger d
  where d.account_id = a.id and d.type = 'deduct' and d.at <= now() - make_interval(days => ${soon}) and d.at > now() - make_interval(days => a.term_days))`;
