import type { AlertFilter, AlertPageQuery, AlertTab } from '@mall/contract/payment/payment.rules.ts';
import { PayAlert } from '@mall/contract/payment/payment-operations.api.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows } from '../kernel/read-rows.ts';
import { onDays } from '../kernel/span.ts';
import { timeText } from '../kernel/time-text.ts';
import { pageFrom, window } from './offline.queries.ts';

export const AlertRow = PayAlert.extend({ total: z.int() });

const tabs: Readonly<Record<AlertTab, SQL>> = { open: sql`a.settled_at is null`, settled: sql`a.settled_at is not null` };

const alertWhere = ({ id, tab, kind, word, ...days }: AlertFilter): SQL =>
  id !== undefined
    ? sql`a.id = ${id}`
    : sql`${tab ? tabs[tab] : sql`true`} and ${kind ? sql`a.kind = ${kind}` : sql`true`} and ${word ? sql`a.subject ilike ${likePattern(word)}` : sql`true`}
      and ${onDays(sql`a.last_at`, days)}`;

/** Latest first. */
export const alertsOf = (filter: AlertFilter): SQL => sql`
    select a.id::text as "alertId", a.kind, a.subject, a.detail, a.times, ${timeText(sql`a.first_at`)} as "firstDate", ${timeText(sql`a.last_at`)} as "lastDate",
      ${timeText(sql`a.settled_at`)} as "settledDate", coalesce(m.member_name, '') as "settledBy", a.settled_note as "settledNote", (count(*) over ())::int as total
    from pay_alert a left join member m on m.id = a.settled_by
    where ${alertWhere(filter)} order by a.last_at desc, a.id desc`;

const Counts = z.strictObject({ open: z.int(), settled: z.int() });

export const listAlerts = async (tx: Tx, query: z.infer<typeof AlertPageQuery>) => {
  const rows = await readRows(tx, AlertRow)`${alertsOf(query)} ${window(query)}`;
  const [counts] = await readRows(tx, Counts)`
    select (count(*) filter (where ${tabs.open}))::int as open, (count(*) filter (where ${tabs.settled}))::int as settled
    from pay_alert a where ${alertWhere({ ...query, id: undefined, tab: undefined })}`;
  return { ...pageFrom(rows, (row) => row), counts: counts as z.infer<typeof Counts> };
};
