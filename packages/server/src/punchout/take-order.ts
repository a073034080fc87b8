import { createHash } from 'node:crypto';
import { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { settle } from '../cart/settle.ts';
import { submitOrder } from '../cart/submit-order.ts';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { Refusal, refusalEnvelope } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import type { PlacingRules } from '../order/order-times.ts';
import { actingBuyer } from './acting-buyer.ts';
import type { Connection } from './connection.queries.ts';
import type { CxmlItem, OrderRequest } from './cxml.rules.ts';
import { findKeptCart, type KeptLine } from './kept-cart.queries.ts';
import { piecesOf } from './open-visit.ts';
import { PunchFault } from './punch-fault.ts';
import { queuePaper } from './queue-paper.ts';
import { quoteSound } from './read-returned.ts';

export type IncomingOrder = OrderRequest & { readonly payloadId: string };
type OrderedLine = { lineNumber: number; specId: Id; num: number; unitFen: number };

/** An order may be put together of a few carts. */
const mostCarts = 20;

const yuan = (amount: number): string => toYuan(fen(amount));

/** The same order is the same number here, so that two that come at once are one. */
const tokenOf = ({ id }: Connection, { orderId }: IncomingOrder): string => {
  const hex = createHash('sha256').update(`punchout:${id}:${orderId}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
};

const hashOf = ({ items, total, shipToCode }: IncomingOrder): string =>
  createHash('sha256').update(JSON.stringify({ items, total, shipToCode })).digest('hex');

const Known = z.strictObject({ hash: z.string(), orderSns: z.array(z.string()) });

/** What this order became when it came first; with other content it is another order under a number that is taken. */
const findTaken = async (tx: Tx, { id }: Connection, order: IncomingOrder): Promise<string[] | undefined> => {
  const [known] = await readRows(tx, Known)`
    select o.content_hash as hash, array(select s.order_sn from shop_order s where s.trade_id = o.trade_id order by s.id) as "orderSns"
    from punchout_order o where o.connection_id = ${id} and o.their_id = ${order.orderId}`;
  if (known && known.hash !== hashOf(order)) throw new PunchFault(409, `orderID ${order.orderId} was taken before with other content`);
  return known?.orderSns;
};

const keptOf = async (tx: Tx, connection: Connection, items: readonly CxmlItem[]): Promise<Map<string, Map<Id, KeptLine>>> => {
  const keys = [...new Set(items.map(({ auxiliaryId }) => auxiliaryId))];
  if (keys.length > mostCarts) throw new PunchFault(406, `Items of more than ${mostCarts} returned carts in one order`);
  const carts = new Map<string, Map<Id, KeptLine>>();
  for (const key of keys) {
    const cart = await findKeptCart(tx, connection.id, key);
    if (cart && !cart.good) throw new PunchFault(406, 'The returned cart is older than its prices hold; please punch out again');
    if (cart) carts.set(key, new Map(cart.lines.map((line) => [line.specId, line])));
  }
  return carts;
};

const lineOf = (item: CxmlItem, kept: KeptLine | undefined): OrderedLine => {
  const at = `Line ${item.lineNumber}`;
  if (!kept) throw new PunchFault(406, `${at}: not of a cart that was returned over this connection`);
  const num = piecesOf(item.quantity);
  if (num === undefined) throw new PunchFault(406, `${at}: quantity must be a whole number above zero`);
  if (item.currency !== '' && item.currency !== 'CNY') throw new PunchFault(406, `${at}: prices are in CNY`);
  if (item.unitPrice !== '' && Number(item.unitPrice) !== Number(yuan(kept.unitFen)))
    throw new PunchFault(409, `${at}: ordered at ${item.unitPrice}, but returned at ${yuan(kept.unitFen)}`);
  return { lineNumber: item.lineNumber, specId: kept.specId, num, unitFen: kept.unitFen };
};

/** What was returned holds if it is what it costs now; nobody orders at a price that the mall does not have any more. */
const requirePrices = async (tx: Tx, side: BuyerSide, lines: readonly OrderedLine[]): Promise<void> => {
  const now = new Map((await quoteSound(tx, side, lines)).map((line) => [line.specId, line.unitFen]));
  for (const { lineNumber, specId, unitFen } of lines) {
    const price = now.get(specId);
    if (price === undefined)
      throw new PunchFault(409, `Line ${lineNumber}: cannot be bought in this quantity any more; please punch out again`);
    if (price !== unitFen)
      throw new PunchFault(
        409,
        `Line ${lineNumber}: the price is ${yuan(price)} now, and was returned as ${yuan(unitFen)}; please punch out again`,
      );
  }
};

const addressOf = ({ shipTo, addressId }: Connection, code: string): Id | undefined => {
  if (code === '') return addressId ?? undefined;
  const mapped = shipTo.find((one) => one.code === code)?.addressId;
  // Where nothing is mapped everything goes to the one place that is named; where something is, an unknown place is a mistake.
  if (mapped === undefined && (shipTo.length > 0 || addressId === null))
    throw new PunchFault(406, `ShipTo addressID ${code} is not mapped to an address of the company`);
  return mapped ?? addressId ?? undefined;
};

const place = async (tx: Tx, connection: Connection, side: BuyerSide, order: IncomingOrder, lines: OrderedLine[], rules: PlacingRules) => {
  const asked = lines.map(({ specId, num }) => ({ specId, num }));
  const settled = await settle(tx, side, asked, { addressId: addressOf(connection, order.shipToCode), coupons: [], points: 0 }, 'zh');
  if (settled.addressId === null) throw new PunchFault(406, 'The order names no place to ship to, and the connection has none');
  return submitOrder(
    tx,
    side,
    {
      addressId: settled.addressId,
      stores: [],
      payMode: connection.payMode,
      deliveryTime: 'any',
      usePoints: 0,
      submitToken: tokenOf(connection, order),
      totalPrice: settled.totalPrice,
      projectId: null,
      lineProjects: [],
      requestWord: `${order.orderId} ${order.comment}`.trim().slice(0, 100),
    },
    rules,
    asked,
  );
};

const SnRow = z.strictObject({ orderSn: z.string() });

/** An order of a purchasing system, once by its number: for lines that were returned to it, at their price if that still holds. Gives what became of it in words. */
export const takeOrder = async (tx: Tx, connection: Connection, order: IncomingOrder, rules: PlacingRules): Promise<string> => {
  if (order.type !== 'new') throw new PunchFault(406, 'Only orders of type new are taken; change or cancel it in the mall');
  if (order.items.length === 0) throw new PunchFault(400, 'An order without items');
  // By the number there and not by who orders: whom it names may be another the second time.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`punchout order ${connection.id} ${order.orderId}`}, 0))`);
  const before = await findTaken(tx, connection, order);
  if (before) return said(order, before);
  const side: BuyerSide = { ...(await actingBuyer(tx, connection, order.email)), reach: 'own' };
  const carts = await keptOf(tx, connection, order.items);
  const lines = order.items.map((item) => lineOf(item, carts.get(item.auxiliaryId)?.get(item.partId)));
  if (new Set(lines.map(({ specId }) => specId)).size < lines.length) throw new PunchFault(406, 'The same item stands in two lines');
  await requirePrices(tx, side, lines);
  const { orderIds } = await placeOr(() => place(tx, connection, side, order, lines, rules));
  const [kept] = await readRows(tx, IdRow)`
    insert into punchout_order (connection_id, company_id, member_id, their_id, payload_id, content_hash, lines, trade_id)
    select ${connection.id}, ${connection.companyId}, ${side.memberId}, ${order.orderId}, ${order.payloadId}, ${hashOf(order)}, ${JSON.stringify(lines)}::jsonb, o.trade_id
    from shop_order o where o.id = ${orderIds[0] ?? '0'} returning id::text`;
  await queuePaper(tx, sql`o.id = ${kept?.id ?? '0'}`, {
    kind: 'confirmation',
    subject: 'taken',
    facts: { kind: 'confirmation', type: 'accept', orderId: null, note: '' },
  });
  const sns = await readRows(tx, SnRow)`
    select order_sn as "orderSn" from shop_order where id = any (${sql.param([...orderIds])}::bigint[]) order by id`;
  return said(
    order,
    sns.map(({ orderSn }) => orderSn),
  );
};

const said = ({ orderId }: IncomingOrder, orderSns: readonly string[]): string => `orderID ${orderId}: ${orderSns.join(', ')}`;

/** What the mall's own rules refuse is said in its own words. */
const placeOr = async <Done>(placing: () => Promise<Done>): Promise<Done> => {
  try {
    return await placing();
  } catch (error) {
    if (error instanceof Refusal) throw new PunchFault(409, `${refusalEnvelope(error, 'zh').msg} (${error.code})`);
    throw error;
  }
};
