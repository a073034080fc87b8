import { CreditApplication } from '@mall/contract/credit/credit.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { timeText } from '../kernel/time-text.ts';

export const ApplicationRow = CreditApplication.omit({ amount: true, granted: true }).extend({
  askedFen: z.number(),
  grantedFen: z.number().nullable(),
});

/** What is shown of `credit_application p` with `member m` who handed it in. */
export const applicationColumns: SQL = sql`p.id::text, p.application_sn as "applicationSn", p.kind, p.asked_fen::float8 as "askedFen", p.purpose, p.papers,
  p.state as decision, p.reason, p.granted_fen::float8 as "grantedFen", p.term_days as "termDays", p.valid_to::text as "validTo",
  m.member_name as "submittedBy", ${timeText(sql`p.submitted_at`)} as "submitDate", ${timeText(sql`p.decided_at`)} as "decideDate"`;

export const asApplication = <Row extends { askedFen: number; grantedFen: number | null }>({ askedFen, grantedFen, ...row }: Row) => ({
  ...row,
  amount: toYuan(fen(askedFen)),
  granted: grantedFen === null ? null : toYuan(fen(grantedFen)),
});

/** What a company applied for, the latest first. */
export const listApplications = async (tx: Tx, companyId: Id, most: number): Promise<CreditApplication[]> => {
  const rows = await readRows(tx, ApplicationRow)`
    select ${applicationColumns} from credit_application p join member m on m.id = p.member_id where p.company_id = ${companyId} order by p.id desc limit ${most}`;
  return rows.map(asApplication);
};
