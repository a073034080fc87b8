import type { Submitted } from '@mall/contract/cart/settlement.api.ts';
import type { SubmitOrder } from '@mall/contract/cart/submit.rules.ts';
import type { InvoiceFields, InvoiceType } from '@mall/contract/invoice/invoice.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Address } from '@mall/contract/member/address.api.ts';
import { addressTexts, pickAddress } from '@mall/contract/member/address-fields.ts';
import { titleAs } from '@mall/contract/member/invoice-title.rules.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { statement } from '../kernel/statement.ts';
import { requireAddress } from '../member/address.queries.ts';
import { requireInvoiceTitle } from '../member/invoice-title.queries.ts';
import { isDead } from '../order/find-line-fault.ts';
import type { OrderAddress } from '../order/order-address.ts';
import type { PlacingRules } from '../order/order-times.ts';
import { type OrderedLines, placeOrder } from '../order/place-order.ts';
import type { QuoteBook } from '../order/read-book.ts';
import { type AskedLine, type Quote, readQuoteBook } from '../order/read-quote.ts';
import { isQualified } from './is-qualified.ts';
import { CartLine, dropLines } from './read-lines.ts';

/**
 * Orders the selected lines of the cart, which leave it in the same transaction; or past the cart one spec, or the lines that somebody keeps. `again`: the
 * request that is asked for anew with these, and the quote that they are bought at.
 */
export const submitOrder = async (
  tx: Tx,
  side: BuyerSide,
  input: SubmitOrder,
  rules: PlacingRules,
  kept?: readonly AskedLine[],
  again: { previousId?: Id; award?: Quote | undefined } = {},
): Promise<Submitted> => {
  const { buyNow, submitToken, totalPrice } = input;
  const address = await requireAddress(tx, side, input.addressId);
  const invoices = await readInvoices(tx, side, input.stores);
  const named = (read: (store: SubmitOrder['stores'][number]) => string | null | undefined) =>
    Object.fromEntries(input.stores.map((store) => [store.storeId, read(store)]).filter(([, value]) => value)) as Record<Id, string>;
  const coupons = named(({ couponId }) => couponId);
  const readFor = (lines: readonly AskedLine[]) =>
    readQuoteBook(tx, side.memberId, { lines, provinceId: address.provinceId, coupons, groupId: buyNow?.groupId });
  const takeThese = async (lines: readonly AskedLine[]): Promise<OrderedLines> =>
    again.award ? awardedLines(lines, again.award, invoices) : orderedLines(lines, await readFor(lines), invoices);
  const past = kept ?? (buyNow && [{ specId: buyNow.specId, num: buyNow.num }]);
  let taken: CartLine[] = [];
  const takeSelected = async (): Promise<OrderedLines> => {
    const selected = await take(tx, { memberId: side.memberId });
    if (selected.length === 0) throw refuse('cart.nothing_selected');
    const book = await readFor(selected);
    // What is dead shows as not selected in the cart, and stays there.
    taken = selected.filter(({ specId }) => !isDead(book.shelf.specs.get(specId)));
    // Nothing is left: the order is refused with the reason of the first.
    return orderedLines(taken.length > 0 ? taken : selected, book, invoices);
  };
  const { orderIds, paySn } = await placeOrder(
    tx,
    side,
    {
      ordered: past ? await takeThese(past) : takeSelected,
      address: orderAddress(address),
      coupons,
      usePoints: input.usePoints,
      payMode: input.payMode,
      deliveryTime: input.deliveryTime,
      invoices,
      leaveWords: named(({ leaveWord }) => leaveWord),
      processId: input.processId,
      requestWord: input.requestWord,
      previousId: again.previousId,
      groupId: buyNow?.groupId,
      submitToken,
      shownTotal: totalPrice,
      projectId: input.projectId,
      lineProjects: input.lineProjects,
    },
    rules,
  );
  await dropLines(tx, taken);
  return { orderIds, paySn, payMode: input.payMode, totalPrice };
};

const take = statement<{ memberId: Id }, CartLine>(
  'cart_take',
  CartLine,
  sql`
  select id::text as "cartId", spec_id::text as "specId", num, selected from cart_line
  where member_id = (select ${sql.placeholder('memberId')}::bigint) and selected order by spec_id for update`,
);

/** By store what it is to issue; a title serves many of them, and is read once. */
const readInvoices = async (tx: Tx, side: BuyerSide, stores: SubmitOrder['stores']): Promise<Readonly<Record<Id, InvoiceFields>>> => {
  const wanted = stores.flatMap(({ storeId, invoice }) => (invoice ? [{ storeId, ...invoice }] : []));
  const titles = new Map<Id, InvoiceFields>();
  for (const titleId of new Set(wanted.map((one) => one.titleId)))
    titles.set(titleId, (await requireInvoiceTitle(tx, side, titleId)).fields);
  if (wanted.some(({ type }) => type === 'paper_special') && !(await isQualified(tx, side))) throw refuse('invoice.not_qualified');
  return Object.fromEntries(
    wanted.map(({ storeId, titleId, type }) => {
      const invoice = titleAs(titles.get(titleId) as InvoiceFields, type);
      if (!invoice) throw refuse('cart.title_lacks');
      return [storeId, invoice];
    }),
  );
};

type Invoiced = {
  storeId: Id;
  specName: string;
  invoiceable: boolean;
  invoiceTypes: readonly InvoiceType[];
  goodsInvoiceTypes: readonly InvoiceType[];
};

/** Where a store is to issue one, every line of it can be invoiced, it issues this type, and the goods may have it. */
const requireInvoiceable = (lines: readonly Invoiced[], invoices: Readonly<Record<Id, InvoiceFields>>): void => {
  const asked = lines.flatMap((line) => {
    const invoice = invoices[line.storeId];
    return invoice ? [{ ...line, type: invoice.type }] : [];
  });
  if (asked.some(({ invoiceable }) => !invoiceable)) throw refuse('cart.not_invoiceable');
  if (asked.some(({ invoiceTypes, type }) => !invoiceTypes.includes(type))) throw refuse('cart.invoice_type_mixed');
  const unfit = asked.find(({ goodsInvoiceTypes, type }) => !goodsInvoiceTypes.includes(type));
  if (unfit) throw refuse('cart.goods_invoice_type', { name: unfit.specName });
};

const orderedLines = (lines: readonly AskedLine[], book: QuoteBook, invoices: Readonly<Record<Id, InvoiceFields>>): OrderedLines => {
  requireInvoiceable(
    lines.flatMap(({ specId }) => book.shelf.specs.get(specId) ?? []),
    invoices,
  );
  return { lines, book };
};

const awardedLines = (lines: readonly AskedLine[], quote: Quote, invoices: Readonly<Record<Id, InvoiceFields>>): OrderedLines => {
  requireInvoiceable(
    quote.stores.flatMap(({ storeId, invoiceTypes, lines: quoted }) =>
      quoted.map(({ specName, invoiceable }) => ({ storeId, specName, invoiceTypes, goodsInvoiceTypes: invoiceTypes, invoiceable })),
    ),
    invoices,
  );
  return { lines, quote };
};

/** An address as an order keeps it. */
export const orderAddress = (address: Address): OrderAddress => ({
  ...pickAddress(address, addressTexts),
  provinceId: address.provinceId,
  areaInfo: address.areaInfo,
});
