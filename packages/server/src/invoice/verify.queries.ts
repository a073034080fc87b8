import { StoreSupport, VerifiedInvoice } from '@mall/contract/invoice/invoice.api.ts';
import { invoiceMachine, invoiceStates } from '@mall/contract/invoice/invoice.machine.ts';
import type { VerifyInvoice } from '@mall/contract/invoice/invoicing.rules.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, within } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';

const Row = VerifiedInvoice.omit({ amount: true, canMark: true }).extend({ amountFen: z.number(), state: z.enum(invoiceStates) });

/** Whoever has it in his hands knows code and number; of its buyer he reads so much that he knows him again. */
export const verifyInvoice = async (tx: Tx, side: BuyerSide, { code, number }: VerifyInvoice): Promise<VerifiedInvoice> => {
  const own = within({ ...side, reach: side.rights.get('personalCenterBase:invoiceManagement:managementList:view') ?? 'own' }, 'i');
  const [row] = await readRows(tx, Row)`
    select ${code}::text as code, ${number}::text as number, case when i.red_number = ${number} and i.red_code = ${code} then 'red' else 'blue' end as kind, i.type, s.company_name as "sellerName",
      coalesce(i.title ->> 'companyName', left(i.title ->> 'personName', 1) || '**') as "titleName", i.amount_fen::float8 as "amountFen",
      ${timeText(sql`case when i.red_number = ${number} and i.red_code = ${code} then i.red_at else i.issued_at end`)} as "issueDate", (i.state = 'red_issued')::int as "takenBack",
      case when ${own} then i.id::text end as "invoiceId", i.state
    from invoice i join store s on s.id = i.store_id where (i.code, i.number) = (${code}, ${number}) or (i.red_code, i.red_number) = (${code}, ${number}) limit 1`;
  if (!row) throw refuse('invoice.unknown');
  const { amountFen, state, ...found } = row;
  const canMark = found.invoiceId !== null && found.kind === 'blue' && invoiceMachine.next(state, 'verify', found.type) !== undefined;
  return { ...found, amount: toYuan(fen(found.kind === 'red' ? -amountFen : amountFen)), canMark: canMark ? 1 : 0 };
};

const SupportRow = StoreSupport.extend({ total: z.number() });

/** The stores of the last year's orders, and what they issue. */
export const listSupport = async (
  tx: Tx,
  side: BuyerSide,
  { page, limit, word }: { page: number; limit: number; word?: string | undefined },
): Promise<PageOf<StoreSupport>> => {
  const rows = await readRows(tx, SupportRow)`
    select s.id::text as "storeId", s.name as "storeName", (s.kind = 'self')::int as "ownFlag", s.invoice_types as types,
      count(*) filter (where o.state = 'done' and o.invoice_state = 'none' and o.done_at > now() - interval '1 month')::int as open, count(*) over ()::int as total
    from shop_order o join store s on s.id = o.store_id
    where ${within(side, 'o')} and o.created_at > now() - interval '1 year' and ${word ? sql`s.name like ${likePattern(word)}` : sql`true`}
    group by s.id order by open desc, s.id limit ${limit} offset ${(page - 1) * limit}`;
  return { list: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
};
