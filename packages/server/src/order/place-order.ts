import { createHash } from 'node:crypto';
import { Id } from '@mall/contract/kernel/fields.ts';
import { fen, fromYuan, largestAmount, type Money, toYuan } from '@mall/contract/kernel/money.ts';
import type { PayMode } from '@mall/contract/order/order.machine.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { isOpen } from '../account/is-open.ts';
import { memberTurn } from '../account/take-member-turn.ts';
import { listEnabled } from '../approval/list-fitting.ts';
import { readFacts } from '../approval/read-facts.ts';
import { requireProcess } from '../approval/require-process.ts';
import { startRequest } from '../approval/start-request.ts';
import { holdAgreed } from '../catalogue/hold-agreed.ts';
import { requireCredit } from '../credit/require-credit.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, byOf, within } from '../kernel/side.ts';
import { statement } from '../kernel/statement.ts';
import { spendCoupon } from '../marketing/spend-coupon.ts';
import { spendPoints } from '../marketing/spend-points.ts';
import { takeActivityStock } from '../marketing/take-activity-stock.ts';
import { bookBudgets } from '../project/book-budgets.ts';
import { holdBudgets } from '../project/hold-budgets.ts';
import { requireMayBuy } from './find-buy-fault.ts';
import { freezeForOrders } from './freeze-for-orders.ts';
import { openCreditReview } from './open-credit-review.ts';
import { type PlacingRules, usualRules } from './order-times.ts';
import type { QuoteBook } from './read-book.ts';
import { type AskedLine, type Quote, readQuote } from './read-quote.ts';
import { refuseOwnStore } from './refuse-own-store.ts';
import { requireLimits } from './require-limits.ts';
import { numberShares, shareBudgets, sumShares } from './share-budgets.ts';
import { draftOrders, type OrderWishes, type WrittenOrder, writeOrders } from './write-orders.ts';

/** What is ordered, and what its prices hang on where that was read already, for this address and these coupons. */
export type OrderedLines = {
  lines: readonly AskedLine[];
  book?: QuoteBook | undefined;
  /** What was quoted by a supplier and not by the shelf: it is taken as it is. */
  quote?: Quote | undefined;
};
export type PlaceOrderInput = OrderWishes & {
  /** A function is asked once the trade is open, when no other submission with this token can be on the way. */
  ordered: OrderedLines | (() => Promise<OrderedLines>);
  usePoints: number;
  payMode: PayMode;
  submitToken: string;
  /** Which of the approval processes that fit equally well, and what is said to those who approve. */
  processId?: Id | undefined;
  requestWord?: string | undefined;
  /** The request that came back and is asked for anew with this. */
  previousId?: Id | undefined;
  /** The group buy in which it is bought, alone and paid before the goods. */
  groupId?: Id | undefined;
  /** The total that the buyer saw. */
  shownTotal: Money;
};
const PlacedOrder = z.strictObject({ orderIds: z.array(Id), paySn: z.string(), tradeId: Id });
export type PlacedOrder = z.infer<typeof PlacedOrder>;

/**
 * Places what a buyer submits: one trade, an order for each store. Everything that it takes (the purchase quota, budgets, stock, activity stock, coupons, points) is taken
 * in the same transaction or not at all. The same token answers with the first result.
 */
export const placeOrder = async (
  tx: Tx,
  side: BuyerSide,
  input: PlaceOrderInput,
  rules: PlacingRules = usualRules,
): Promise<PlacedOrder> => {
  requireMayBuy(side, input.payMode);
  if (input.groupId !== undefined && input.payMode !== 'prepay') throw refuse('order.group_prepay');
  const { submitToken, ordered, ...content } = input;
  const lines = typeof ordered === 'function' ? null : ordered.lines;
  const requestHash = createHash('sha256')
    .update(JSON.stringify({ ...content, lines }))
    .digest('hex');
  const opened = await openTrade(tx, side, input, requestHash);
  if (!opened) return readTrade(tx, side, submitToken, requestHash);
  await requirePayMode(tx, side, input.payMode);
  const quote = await requireQuote(tx, side, input, typeof ordered === 'function' ? await ordered() : ordered);
  await requireLimits(tx, side, quote.priced.payableFen);
  await refuseOwnStore(
    tx,
    side,
    quote.stores.map(({ storeId }) => storeId),
  );
  const approval = await findApproval(tx, side, input, quote);
  // Locked before the budgets and the stock are, so that nobody who waits for the one holds the other.
  const credit = input.payMode === 'credit' ? await requireCredit(tx, side.companyId, quote.priced.payableFen) : undefined;
  const drafts = draftOrders(quote, input);
  const shares = shareBudgets(drafts, input);
  await holdBudgets(tx, side, sumShares(shares));
  const orders = await writeOrders(tx, {
    side,
    tradeId: opened.tradeId,
    payMode: input.payMode,
    rules,
    start: approval || credit ? 'request' : 'submit',
    groupId: input.groupId,
    orders: drafts,
  });
  const orderIds = orders.map((order) => order.orderId);
  await bookBudgets(tx, side.memberId, numberShares(shares, drafts, orders));
  if (credit) await freezeForOrders(tx, credit, orderIds, byOf(side));
  await takeRest(tx, side, orders, quote);
  // What is bought on the quota is looked at first, by the company or by the mall.
  const { requestWord: word = '', previousId } = input;
  if (approval) await startRequest(tx, approval.requester, { ...approval, tradeId: opened.tradeId, word, previousId }, rules);
  else if (credit) await openCreditReview(tx, orderIds);
  return { orderIds, ...opened };
};

type TradeValues = { memberId: Id; companyId: Id | null; payMode: PayMode; payable: number; submitToken: string; requestHash: string };

const TradeRow = z.strictObject({ tradeId: Id, paySn: z.string() });
type TradeRow = z.infer<typeof TradeRow>;

// Its number: the second of its making and a number that goes round after a million. One submission of a member at a time: two that count his
// unpaid orders together would both find room. Who closed his account meanwhile finds nobody. Nothing is locked before this, so nobody waits for nobody.
const insertTrade = statement<TradeValues, TradeRow>(
  'order_trade',
  TradeRow,
  sql`
  insert into trade (pay_sn, member_id, company_id, pay_mode, payable_fen, submit_token, request_hash)
  select '9' || to_char(now(), 'YYMMDDHH24MISS') || lpad(nextval('order_number')::text, 6, '0'), ${sql.placeholder('memberId')},
    ${sql.placeholder('companyId')}::bigint, ${sql.placeholder('payMode')}, ${sql.placeholder('payable')}, ${sql.placeholder('submitToken')}::uuid,
    ${sql.placeholder('requestHash')}
  from (select ${memberTurn(sql`${sql.placeholder('memberId')}`)}) as turn, member m
  where m.id = ${sql.placeholder('memberId')} and ${isOpen} for key share of m
  on conflict (member_id, submit_token) do nothing returning id::text as "tradeId", pay_sn as "paySn"`,
);

// The trade comes first: two submissions with one token queue here, and the second finds what the first has done.
const openTrade = async (tx: Tx, side: BuyerSide, { payMode, shownTotal, submitToken }: PlaceOrderInput, requestHash: string) => {
  const payable = fromYuan(shownTotal);
  if (payable < 0 || payable > largestAmount) throw refuse('order.price_changed');
  const { memberId, companyId = null } = side;
  const [row] = await insertTrade(tx, { memberId, companyId, payMode, payable, submitToken, requestHash });
  return row;
};

const FirstRow = PlacedOrder.extend({ hash: z.string() });

const readTrade = async (tx: Tx, side: BuyerSide, submitToken: string, requestHash: string): Promise<PlacedOrder> => {
  const rows = await readRows(tx, FirstRow)`
    select id::text as "tradeId", pay_sn as "paySn", request_hash as hash,
      (select array_agg(o.id::text order by o.store_id) from shop_order o where o.trade_id = t.id) as "orderIds"
    from trade t where ${within(side, 't')} and submit_token = ${submitToken}::uuid`;
  const [first] = rows;
  if (!first) throw refuse('order.moved');
  if (first.hash !== requestHash) throw refuse('order.submit_changed');
  return { orderIds: first.orderIds, paySn: first.paySn, tradeId: first.tradeId };
};

const Held = z.strictObject({ overdue: z.boolean() });

/** What is overdue stops a quota by itself, with words of its own. */
const requirePayMode = async (tx: Tx, side: BuyerSide, payMode: PayMode): Promise<void> => {
  if (payMode === 'prepay') return;
  if (side.companyId !== undefined) {
    const [held] = await readRows(
      tx,
      Held,
    )`select bills_overdue > 0 as overdue from company where id = ${side.companyId} and state = 'active'`;
    if (held?.overdue && payMode === 'postpay') throw refuse('order.terms_held');
    if (held) return;
  }
  throw refuse(payMode === 'credit' ? 'kernel.enterprise_only' : 'order.postpay_refused');
};

const requireQuote = async (
  tx: Tx,
  side: BuyerSide,
  input: PlaceOrderInput,
  { lines, book, quote: awarded }: OrderedLines,
): Promise<Quote> => {
  const { coupons, usePoints: points } = input;
  const quote =
    awarded ??
    (await readQuote(tx, side.memberId, { lines, provinceId: input.address.provinceId, coupons, points, book, groupId: input.groupId }));
  for (const { specId } of lines) {
    const fault = quote.faults.get(specId);
    if (fault) throw fault;
  }
  if (quote.stores.length === 0) throw refuse('cart.goods_gone');
  const { payableFen } = quote.priced;
  if (payableFen > largestAmount) throw refuse('order.too_large');
  if (payableFen !== fromYuan(input.shownTotal)) throw refuse('order.price_changed', {}, { totalPayable: toYuan(fen(payableFen)) });
  return quote;
};

/** The process by which a company approves this, if it wants to; the requester's department decides which. */
const findApproval = async (tx: Tx, side: BuyerSide, input: PlaceOrderInput, { stores, priced }: Quote) => {
  const { payMode, processId, projectId, lineProjects = [] } = input;
  if (side.companyId === undefined) return undefined;
  // Most companies approve nothing: they are asked for nothing more.
  if (processId === undefined && (await listEnabled(tx, side.companyId)).length === 0) return undefined;
  const facts = await readFacts(tx, {
    amountFen: priced.payableFen,
    payMode,
    goodsIds: stores.flatMap(({ lines }) => lines.map(({ goodsId }) => goodsId)),
    storeIds: stores.map(({ storeId }) => storeId),
    projectIds: [projectId, ...lineProjects.map((line) => line.projectId)].filter((id) => typeof id === 'string'),
  });
  const requester = { memberId: side.memberId, companyId: side.companyId, departmentId: side.departmentId ?? null };
  const process = await requireProcess(tx, requester, facts, processId);
  return process && { requester, process, facts };
};

/** The stock is held with the writing of the orders; this takes the rest. */
const takeRest = async (tx: Tx, side: BuyerSide, orders: readonly WrittenOrder[], quote: Quote): Promise<void> => {
  const lines = orders.flatMap((order) => order.lines);
  const bought = new Map(quote.stores.flatMap((store) => store.lines).map((line) => [line.specId, line]));
  await takeActivityStock(
    tx,
    side.memberId,
    lines.flatMap(({ specId, num }) => {
      const line = bought.get(specId);
      if (!line?.activityRef || line.activityType === 0) return [];
      return [{ activityType: line.activityType, activityRef: line.activityRef, specId, num }];
    }),
  );
  await holdAgreed(
    tx,
    lines.flatMap(({ specId }) => {
      const agreementId = bought.get(specId)?.agreedRef;
      return agreementId ? [{ agreementId, specId }] : [];
    }),
  );
  for (const { orderId, couponId } of orders) if (couponId) await spendCoupon(tx, side.memberId, couponId, orderId);
  const [first] = orders;
  if (quote.priced.pointsUsed > 0 && first)
    await spendPoints(tx, side.memberId, quote.priced.pointsUsed, `trade:${first.tradeId}`, { remark: first.orderSn });
};
