import type { Submitted } from '@mall/contract/cart/settlement.api.ts';
import type { SubmitOrder } from '@mall/contract/cart/submit.rules.ts';
import type { InvoiceFields } from '@mall/contract/invoice/invoice.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Address } from '@mall/contract/member/address.api.ts';
import { titleAs } from '@mall/contract/member/invoice-title.rules.ts';
import { sql } from 'drizzle-orm';
import type { Member } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { runNamed } from '../kernel/prepared.ts';
import { refuse } from '../kernel/refusal.ts';
import { requireAddress } from '../member/address.queries.ts';
import { requireInvoiceTitle } from '../member/invoice-title.queries.ts';
import { isDead } from '../order/find-line-fault.ts';
import type { OrderAddress } from '../order/order.table.ts';
import type { OrderTimes } from '../order/order-times.ts';
import { placeOrder } from '../order/place-order.ts';
import type { AskedLine } from '../order/read-quote.ts';
import { readShelf, type Shelf, type ShelfSpec } from '../order/read-shelf.ts';
import { type CartLine, dropLines } from './read-lines.ts';

type Times = Pick<OrderTimes, 'PAY_HOURS' | 'PAY_ACTIVITY_MINUTES'>;

/** Orders the selected lines of the cart, which leave it in the same transaction, or one spec past the cart. */
export const submitOrder = async (tx: Tx, actor: Member, input: SubmitOrder, times: Times): Promise<Submitted> => {
  const address = await requireAddress(tx, actor, input.addressId);
  const title = input.invoice && (await requireInvoiceTitle(tx, actor, input.invoice.titleId));
  const invoice = input.invoice && title ? titleAs(title.fields, input.invoice.type) : null;
  if (invoice === undefined) throw refuse('cart.title_lacks');
  const { lines, taken, shelf } = input.buyNow
    ? { lines: [input.buyNow], taken: [], shelf: undefined }
    : await takeSelected(tx, actor, input.submitToken, address.provinceId);
  if (invoice) await requireInvoiceable(tx, lines, invoice);
  const named = (read: (store: SubmitOrder['stores'][number]) => string | null | undefined) =>
    Object.fromEntries(input.stores.map((store) => [store.storeId, read(store)]).filter(([, value]) => value)) as Record<Id, string>;
  const { orderIds, paySn } = await placeOrder(
    tx,
    actor,
    {
      lines: lines.toSorted((a, b) => (BigInt(a.specId) < BigInt(b.specId) ? -1 : 1)).map(({ specId, num }) => ({ specId, num })),
      address: orderAddress(address),
      coupons: named(({ couponId }) => couponId),
      usePoints: input.usePoints,
      payMode: input.payMode,
      deliveryTime: input.deliveryTime,
      invoice,
      leaveWords: named(({ leaveWord }) => leaveWord),
      submitToken: input.submitToken,
      shownTotal: input.totalPrice,
      shelf,
    },
    times,
  );
  await dropLines(tx, taken);
  return { orderIds, paySn, payMode: input.payMode, totalPrice: input.totalPrice };
};

type Taken = { lines: AskedLine[]; taken: CartLine[]; shelf: Shelf | undefined };

/**
 * The selected lines, held. A second submission with the same token waits here for the first, finds the cart without them, and means
 * what the first has ordered.
 */
const takeSelected = async (tx: Tx, actor: Member, submitToken: string, provinceId: Id): Promise<Taken> => {
  const taken = await runNamed<CartLine>(
    tx,
    'cart_take',
    sql`
    select id::text as "cartId", spec_id::text as "specId", num, selected from cart_line
    where member_id = ${actor.memberId} and selected order by spec_id for update`,
  );
  const placed = await runNamed<AskedLine>(
    tx,
    'cart_placed',
    sql`
    select l.spec_id::text as "specId", l.num from trade t join shop_order o on o.trade_id = t.id join order_line l on l.order_id = o.id
    where t.member_id = ${actor.memberId} and t.submit_token = ${submitToken}::uuid`,
  );
  if (placed.length > 0) return { lines: placed, taken: [], shelf: undefined };
  if (taken.length === 0) throw refuse('cart.nothing_selected');
  const shelf = await readShelf(
    tx,
    actor.memberId,
    taken.map(({ specId }) => specId),
    provinceId,
  );
  // What is dead shows as not selected in the cart, and stays there.
  const living = taken.filter(({ specId }) => !isDead(shelf.specs.get(specId)));
  // Nothing is left: the order is refused with the reason of the first.
  return living.length > 0 ? { lines: living, taken: living, shelf } : { lines: taken, taken: [], shelf };
};

/** Every line can be invoiced, and every store issues this type. */
const requireInvoiceable = async (tx: Tx, lines: readonly AskedLine[], { type }: InvoiceFields): Promise<void> => {
  const { specs } = await readShelf(
    tx,
    undefined,
    lines.map(({ specId }) => specId),
    undefined,
  );
  const bought: ShelfSpec[] = [...specs.values()];
  if (bought.some(({ invoiceable }) => !invoiceable)) throw refuse('cart.not_invoiceable');
  if (bought.some(({ invoiceTypes }) => !invoiceTypes.includes(type))) throw refuse('cart.invoice_type_mixed');
};

const orderAddress = ({ receiverName, receiverPhone, provinceId, areaInfo, detail, postalCode }: Address): OrderAddress => ({
  receiverName,
  receiverPhone,
  provinceId,
  areaInfo,
  detail,
  postalCode,
});
