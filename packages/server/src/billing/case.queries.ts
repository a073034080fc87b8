import { billEvents, billMachine, billNotes } from '@mall/contract/billing/bill.machine.ts';
import { usualTermDays } from '@mall/contract/billing/bill.rules.ts';
import { type BillCase, BillPayment } from '@mall/contract/billing/bill-data.ts';
import { Id, TimeText } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { fourEyesFen } from '../account/four-eyes.ts';
import type { Config } from '../kernel/config.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, type MallSide, type StoreSide, within } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';
import { asBillRow, billColumns, billTables, invoicedSince, ListedBill } from './bill.queries.ts';
import { invoicesOfBill } from './bill-invoices.queries.ts';
import { matchOf } from './lines.queries.ts';

type Reader = BuyerSide | StoreSide | MallSide;
export type CaseConfig = Pick<
  Config,
  'INVOICE_APPLY_MONTHS' | 'FOUR_EYES_FEN' | 'FOUR_EYES_YUAN' | 'PAY_ACCOUNT_NAME' | 'PAY_ACCOUNT_BANK' | 'PAY_ACCOUNT_NO'
>;

const Count = z.number();
const CaseRow = ListedBill.extend({
  companyId: Id,
  termDays: Count,
  creditFen: Count,
  disputedFen: Count,
  invoiceUntil: TimeText.nullable(),
  invoiceLate: z.boolean(),
  ownStore: z.boolean(),
  lineCounts: z.strictObject({ all: Count, matched: Count, diff: Count, refund: Count, adjust: Count }),
  steps: z.array(
    z.strictObject({
      id: z.string(),
      event: z.enum([...billEvents, ...billNotes]),
      who: z.string(),
      byKind: z.enum(['buyer', 'seller', 'operator', 'system']),
      reason: z.string(),
      date: TimeText,
    }),
  ),
});

/** The names of the mall's people stay in the mall; those of a store and of a company are known to each other. */
const whoIn = (side: Reader) =>
  side.kind === 'operator'
    ? sql`coalesce(m.member_name, '')`
    : sql`case when e.by_kind = 'operator' then '' else coalesce(m.member_name, '') end`;

/** A bill with what was paid of it, every step, and what the reader may do. */
export const requireBill = async (tx: Tx, side: Reader, id: Id, config: CaseConfig): Promise<BillCase> => {
  const until = sql`${invoicedSince} + make_interval(months => ${config.INVOICE_APPLY_MONTHS}::int)`;
  const [row] = await readRows(tx, CaseRow)`
    select ${billColumns}, ${timeText(until)} as "invoiceUntil", coalesce(${until} < now(), true) as "invoiceLate", s.kind = 'self' as "ownStore", b.company_id::text as "companyId", coalesce(b.term_days, (select term_days from credit_account a where a.company_id = b.company_id), ${usualTermDays}::int)::int as "termDays",
      coalesce((select sum(l.amount_fen) from bill_line l left join bill_entry e on e.id = l.entry_id join shop_order o on o.id = l.order_id where l.bill_id = b.id and e.left_at is null and l.kind <> 'adjust' and o.pay_mode = 'credit'), 0)::float8 as "creditFen",
      coalesce((select sum(l.amount_fen) from bill_dispute x join bill_line l on l.id = x.line_id where x.bill_id = b.id and x.answer = 'waiting'), 0)::float8 as "disputedFen",
      (select json_build_object('all', count(*), 'matched', count(*) filter (where n.match = 'matched'), 'diff', count(*) filter (where n.match = 'diff'),
        'refund', count(*) filter (where n.kind = 'refund'), 'adjust', count(*) filter (where n.kind = 'adjust'))
        from (select l.kind, ${matchOf} as match from bill_line l where l.bill_id = b.id) n) as "lineCounts",
      (select coalesce(json_agg(json_build_object('id', e.seq::text, 'event', e.event, 'who', ${whoIn(side)}, 'byKind', e.by_kind, 'reason', e.reason, 'date', ${timeText(sql`e.at`)}) order by e.seq desc), '[]')
        from bill_event e left join member m on m.id = e.by_member_id where e.bill_id = b.id) as steps
    from ${billTables} where b.id = ${id} and ${within(side, 'b')}`;
  if (!row) throw refuse('kernel.not_found');
  const { creditFen, disputedFen, invoiceLate, ownStore, ...bill } = row;
  const paymentList = await listPayments(tx, side, id);
  return {
    ...asBillRow(bill),
    // What the store gave up is owed by nobody, though the quota gets it back as well.
    onCredit: toYuan(fen(Math.min(creditFen, bill.totalFen))),
    disputedAmount: toYuan(fen(disputedFen)),
    paymentList,
    invoiceList: await invoicesOfBill(tx, id),
    account: { accountName: config.PAY_ACCOUNT_NAME, bankName: config.PAY_ACCOUNT_BANK, accountNo: config.PAY_ACCOUNT_NO },
    fourEyes: toYuan(fen(fourEyesFen(config))),
    actions: actionsOf(side, { ...bill, invoiceLate, ownStore }),
  };
};

const PaymentRow = BillPayment.omit({ amount: true }).extend({ amountFen: z.number() });

const listPayments = async (tx: Tx, side: Reader, billId: Id): Promise<BillPayment[]> => {
  const named = (column: 'checked' | 'ended') =>
    side.kind === 'operator' || side.kind === 'seller' ? sql`coalesce(${sql.raw(column)}.member_name, '')` : sql`''`;
  const rows = await readRows(tx, PaymentRow)`
    select p.id::text, p.pay_sn as "paySn", p.amount_fen::float8 as "amountFen", p.payer_name as "payerName", p.remark, p.urls, p.state, m.member_name as who, ${timeText(sql`p.at`)} as date,
      ${named('checked')} as "checkedBy", ${named('ended')} as "confirmedBy", ${timeText(sql`p.ended_at`)} as "endDate", p.reason, coalesce(p.checked_by = ${side.memberId}, false) as "ownCheck"
    from bill_payment p join member m on m.id = p.member_id left join member checked on checked.id = p.checked_by left join member ended on ended.id = p.ended_by
    where p.bill_id = ${billId} order by p.id desc limit 100`;
  return rows.map(({ amountFen, ...payment }) => ({ ...payment, amount: toYuan(fen(amountFen)) }));
};

const buyersRight = 'personalCenterBase:billManagement:accountCreator:view';
const invoiceRight = 'personalCenterBase:billManagement:invoiceCreator:view';

/** Whether a buyer may agree to a bill that stands so, or say what is wrong with it. */
export const mayDecide = (side: BuyerSide, state: ListedBill['state']): boolean =>
  side.rights.get(buyersRight) === 'company' && billMachine.next(state, 'confirm') !== undefined;

const actionsOf = (
  side: Reader,
  {
    state,
    orders,
    refunds,
    payments,
    totalFen,
    invoicedFen,
    invoiceLate,
    ownStore,
  }: Pick<ListedBill, 'state' | 'orders' | 'refunds' | 'payments' | 'totalFen' | 'invoicedFen'> & {
    invoiceLate: boolean;
    ownStore: boolean;
  },
): BillCase['actions'] => {
  const can = (event: Parameters<typeof billMachine.next>[1]) => billMachine.next(state, event) !== undefined;
  if (side.kind === 'buyer') {
    const acts = side.rights.get(buyersRight) === 'company';
    return [
      ...(mayDecide(side, state) ? (['confirm', 'dispute'] as const) : []),
      ...(acts && can('payAll') && payments === 0 ? (['pay'] as const) : []),
      ...(side.rights.get(invoiceRight) === 'company' && !invoiceLate && invoicedFen < totalFen ? (['invoice'] as const) : []),
    ];
  }
  if (!side.rights.has(side.kind === 'seller' ? 'seller:bills:handle' : 'operations:bills:decide')) return [];
  const forStore = side.kind === 'seller' || ownStore;
  return [
    ...(forStore && can('issue') && orders > 0 ? (['issue'] as const) : []),
    ...(side.kind === 'seller' && can('withdraw') ? (['withdraw'] as const) : []),
    ...(forStore && can('answer') ? (['answer'] as const) : []),
    ...(side.kind === 'operator' && can('moveOut') ? (['moveOut'] as const) : []),
    ...(side.kind === 'operator' && can('void') && orders + refunds === 0 ? (['void'] as const) : []),
    ...(payments > 0 && (side.kind === 'operator' || ownStore) ? (['confirmPayment'] as const) : []),
    ...(can('confirm') || can('payAll') ? (['remind'] as const) : []),
  ];
};
