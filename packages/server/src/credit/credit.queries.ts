import type { CreditAccount } from '@mall/contract/credit/credit.api.ts';
import { creditStates } from '@mall/contract/credit/credit.machine.ts';
import { holdKinds } from '@mall/contract/credit/credit.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { companySide } from '../company/company-side.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import type { Refusal } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';
import { listApplications } from './application.queries.ts';
import { dueDay, dueSoonFen, overdueFen } from './credit-due.ts';
import { creditFault, figuresOf } from './require-credit.ts';

const Standing = z.strictObject({
  id: Id,
  state: z.enum(creditStates),
  reason: z.string(),
  holdKind: z.enum(holdKinds).nullable(),
  limitFen: z.number(),
  usedFen: z.number(),
  frozenFen: z.number(),
  over: z.boolean(),
  termDays: z.number().nullable(),
  validTo: z.string().nullable(),
});

const standingColumns = sql`a.id::text, a.state, a.reason, a.hold_kind as "holdKind", a.limit_fen::float8 as "limitFen", a.used_fen::float8 as "usedFen",
  a.frozen_fen::float8 as "frozenFen", coalesce(a.valid_to < current_date, false) as over, a.term_days as "termDays", a.valid_to::text as "validTo"`;

export type CreditStanding = {
  /** Why nothing can be ordered on it, whatever it costs. */
  fault: Refusal | undefined;
  figures: ReturnType<typeof figuresOf>;
  leftFen: number;
  termDays: number | null;
  validTo: string | null;
};

/** How a company's quota stands for somebody who would order on it; nothing is locked. */
export const readCreditStanding = async (tx: Tx, companyId: Id): Promise<CreditStanding> => {
  const [row] = await readRows(tx, Standing)`select ${standingColumns} from credit_account a where a.company_id = ${companyId}`;
  const { limitFen = 0, usedFen = 0, frozenFen = 0, termDays = null, validTo = null } = row ?? {};
  return {
    fault: creditFault(row),
    figures: figuresOf({ limitFen, usedFen, frozenFen }),
    leftFen: limitFen - usedFen - frozenFen,
    termDays,
    validTo,
  };
};

const Row = Standing.extend({
  overdueFen: z.number(),
  dueSoonFen: z.number(),
  dueDate: z.string().nullable(),
  frozenOrders: z.number(),
  adjusted: z.strictObject({ changeFen: z.number(), date: z.string() }).nullable(),
});
const Own = z.strictObject({ orderLimitFen: z.number().nullable() });

/** The quota of the reader's company with everything around it; a company that never applied has an empty one. */
export const readCreditAccount = async (tx: Tx, asker: BuyerSide): Promise<CreditAccount> => {
  const side = companySide(asker);
  const [row] = await readRows(tx, Row)`
    select ${standingColumns}, ${overdueFen} as "overdueFen", ${dueSoonFen} as "dueSoonFen", ${dueDay}::date::text as "dueDate",
      (select count(*)::int from (select from credit_ledger l where l.account_id = a.id and l.order_id is not null group by l.order_id having sum(l.frozen_change) > 0) f) as "frozenOrders",
      (select json_build_object('changeFen', l.limit_change, 'date', ${timeText(sql`l.at`)}) from credit_ledger l
        where l.account_id = a.id and l.type = 'adjust' order by l.id desc limit 1) as adjusted
    from credit_account a where a.company_id = ${side.companyId}`;
  const [own] = await readRows(tx, Own)`
    select order_limit_fen::float8 as "orderLimitFen" from sub_account where member_id = ${side.memberId} and company_id = ${side.companyId}`;
  const [application] = await listApplications(tx, side.companyId, 1);
  const { limitFen = 0, usedFen = 0, frozenFen = 0, overdueFen: overdue = 0, dueSoonFen: soon = 0 } = row ?? {};
  return {
    ...figuresOf({ limitFen, usedFen, frozenFen }),
    activated: creditFault(row) === undefined ? 1 : 0,
    state: row?.state ?? 'none',
    reason: row?.reason ?? '',
    holdKind: row?.holdKind ?? null,
    termDays: row?.termDays ?? null,
    validTo: row?.validTo ?? null,
    overdue: toYuan(fen(overdue)),
    due: toYuan(fen(Math.max(0, soon - overdue))),
    dueDate: soon > overdue ? (row?.dueDate ?? null) : null,
    frozenOrders: row?.frozenOrders ?? 0,
    adjusted: row?.adjusted ? { change: toYuan(fen(row.adjusted.changeFen)), date: row.adjusted.date } : null,
    orderLimit: own?.orderLimitFen == null ? null : toYuan(fen(own.orderLimitFen)),
    mayApply: side.rights.has('company:credit:apply') ? 1 : 0,
    application: application ?? null,
  };
};
