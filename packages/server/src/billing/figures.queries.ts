import type { BillFigures } from '@mall/contract/billing/bill-data.ts';
import { invoiceMachine } from '@mall/contract/invoice/invoice.machine.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { type MallSide, type StoreSide, within } from '../kernel/side.ts';
import { countTabs } from './bill.queries.ts';
import { isOpenPayment, isOverdue, waitsForMoney } from './bill-states.ts';

const N = z.number();
const Row = z.strictObject({
  toConfirm: N,
  toConfirmFen: N,
  disputed: N,
  disputedFen: N,
  toPay: N,
  toPayFen: N,
  overdue: N,
  overdueFen: N,
  due: N,
});
const Counted = z.strictObject({ count: N, amountFen: N });

const sum = (count: number, amountFen: number) => ({ count, amount: toYuan(fen(amountFen)) });

/** What stands at a store, or in the mall. */
export const readFigures = async (tx: Tx, side: StoreSide | MallSide): Promise<BillFigures> => {
  const [row] = await readRows(tx, Row)`
    select count(*) filter (where b.state = 'to_confirm')::int as "toConfirm", coalesce(sum(b.total_fen) filter (where b.state = 'to_confirm'), 0)::float8 as "toConfirmFen",
      count(*) filter (where b.state = 'disputed')::int as disputed, coalesce(sum(b.total_fen) filter (where b.state = 'disputed'), 0)::float8 as "disputedFen",
      count(*) filter (where ${waitsForMoney})::int as "toPay", coalesce(sum(b.total_fen - b.paid_fen) filter (where ${waitsForMoney}), 0)::float8 as "toPayFen",
      count(*) filter (where ${isOverdue})::int as overdue,
      coalesce(sum(b.total_fen - b.paid_fen) filter (where ${isOverdue}), 0)::float8 as "overdueFen",
      count(*) filter (where b.state = 'open' and b.issue_at <= now())::int as due
    from bill b where ${within(side, 'b')}`;
  const [payments] = await readRows(tx, Counted)`
    select count(*)::int as count, coalesce(sum(p.amount_fen), 0)::float8 as "amountFen" from bill_payment p join bill b on b.id = p.bill_id where ${isOpenPayment} and ${within(side, 'b')}`;
  const [invoices] = await readRows(tx, Counted)`
    select count(*)::int as count, coalesce(sum(i.amount_fen), 0)::float8 as "amountFen" from invoice i join store s on s.id = i.store_id
    where i.state = ${invoiceMachine.begin('apply')} and ${side.kind === 'operator' ? sql`s.kind = 'self'` : within(side, 'i')}`;
  const { toConfirm, toConfirmFen, disputed, disputedFen, toPay, toPayFen, overdue, overdueFen, due } = row as z.infer<typeof Row>;
  return {
    tabs: await countTabs(tx, side),
    toConfirm: sum(toConfirm, toConfirmFen),
    disputed: sum(disputed, disputedFen),
    toPay: sum(toPay, toPayFen),
    overdue: sum(overdue, overdueFen),
    payments: sum(payments?.count ?? 0, payments?.amountFen ?? 0),
    toInvoice: sum(invoices?.count ?? 0, invoices?.amountFen ?? 0),
    due,
  };
};
