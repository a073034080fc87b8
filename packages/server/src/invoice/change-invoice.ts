import type { ChangeInvoice } from '@mall/contract/invoice/invoicing.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { titleAs } from '@mall/contract/member/invoice-title.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, byOf } from '../kernel/side.ts';
import { requireInvoiceTitle } from '../member/invoice-title.queries.ts';
import { type InvoiceRules, usualInvoiceRules } from './invoice-rules.ts';
import { type Follow, lockInvoice } from './lock-invoice.ts';
import { moveInvoice } from './move-invoice.ts';
import { openAsk } from './open-ask.ts';
import { receiverOfTitle } from './receiver.queries.ts';
import { requireQualified } from './require-qualified.ts';

const Change = z.strictObject({ late: z.boolean(), types: z.array(z.string()), unfit: z.boolean() });

/** Takes an invoice back by a red letter; when that is out, the same fen are applied for on the other title. */
export const changeInvoice = async (
  tx: Tx,
  side: BuyerSide,
  id: Id,
  input: ChangeInvoice,
  rules: InvoiceRules = usualInvoiceRules,
): Promise<null> => {
  const invoice = await lockInvoice(tx, side, id);
  const months = rules.INVOICE_CHANGE_MONTHS;
  const [at] = await readRows(tx, Change)`
    select coalesce(i.issued_at + make_interval(months => ${months}::int) < now(), false) as late, s.invoice_types as types,
      exists (select from invoice_cover c join order_line l on l.id = c.order_line_id join goods g on g.id = l.goods_id
        where c.invoice_id = i.id and g.invoiceable and ${input.type ?? invoice.type}::text not in (select unnest(g.invoice_types) union select i.type)) as unfit
    from invoice i join store s on s.id = i.store_id where i.id = ${id}`;
  if (at?.late) throw refuse('invoice.change_late', { months });
  const type = input.type ?? invoice.type;
  if (!at?.types.includes(type)) throw refuse('invoice.some_not');
  if (at.unfit) throw refuse('invoice.goods_type');
  const given = await requireInvoiceTitle(tx, side, input.titleId);
  const title = titleAs(given.fields, type);
  if (!title) throw refuse('cart.title_lacks');
  await requireQualified(tx, side.companyId, title);
  const follow: Follow = {
    titleId: given.id,
    title,
    receiver: receiverOfTitle(title, invoice.receiver.address),
    cause: 'change',
  };
  await moveInvoice(tx, id, 'redApply', byOf(side), {
    reason: input.reason,
    also: sql`, red_cause = 'change', reason = ${input.reason}, follow = ${JSON.stringify(follow)}::jsonb`,
  });
  await openAsk(tx, id, 'red');
  return null;
};
