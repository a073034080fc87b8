import { afterSaleApi } from '@mall/contract/after-sale/after-sale.api.ts';
import { contractApi } from '@mall/contract/agreement/agreement.api.ts';
import { billApi } from '@mall/contract/billing/bill.api.ts';
import { settlementApi } from '@mall/contract/cart/settlement.api.ts';
import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import { invoiceApi } from '@mall/contract/invoice/invoice.api.ts';
import type { AnyCall } from '@mall/contract/kernel/call.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { goodsDetailsApi } from '@mall/contract/marketing/goods-details.api.ts';
import { addressApi } from '@mall/contract/member/address.api.ts';
import type { OpenName } from '@mall/contract/open/open-calls.ts';
import type { OpenGoods, OpenOrderInput, PriceInput } from '@mall/contract/open/open-trade.ts';
import { orderApi, orderCancelApi } from '@mall/contract/order/order.api.ts';
import type { CancelOrder } from '@mall/contract/order/order.rules.ts';
import { searchApi } from '@mall/contract/search/search.api.ts';
import { limitSubmissions } from '../cart/limit-submissions.ts';
import { settle } from '../cart/settle.ts';
import { submitOrder } from '../cart/submit-order.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { readBody } from '../kernel/http/read-request.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { cancelForBuyer } from '../payment/cancel-for-buyer.ts';
import type { Keep } from './answer-once.ts';
import type { AskMall } from './ask-mall.ts';
import { readPageCursor, readRowCursor, writeCursor } from './open-cursor.ts';

type Values = Record<string, unknown>;

/** One question, with the way to the calls of the mall, which are asked as a page would. */
export type Asking = {
  readonly house: House;
  readonly language: Language;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Values;
  readonly body: unknown;
  readonly idempotencyKey: string;
  /** What a call that changes something answers, written down with what it changes. */
  readonly keep: Keep;
  /** What no call of the mall does by itself: on the side that such a call would be on, and with its denials written down. */
  readonly act: <T>(call: AnyCall, work: (side: BuyerSide) => Promise<T>) => Promise<T>;
  readonly run: AskMall;
};
type Answer = (asking: Asking) => Promise<unknown>;

const idOf = ({ params }: Asking): Record<string, string> => ({ id: params['id'] ?? '' });

const one =
  (call: AnyCall): Answer =>
  (asking) =>
    asking.run(call, { params: idOf(asking), query: asking.query });

type Row = { id?: Id; orderId?: Id };
type Paged = { list: readonly Row[]; total: number };

/** A list is read on below its last row: what came in meanwhile stands above and moves nothing. A full page may have been the last one; the next is empty then. */
const many =
  (call: AnyCall): Answer =>
  async (asking) => {
    const { cursor, limit, ...filter } = asking.query;
    const after = readRowCursor(cursor as string | undefined, filter);
    const query = { ...filter, after, limit: String(limit) };
    const { list, total } = (await asking.run(call, { params: { ...asking.params }, query })) as Paged;
    const last = list.at(-1);
    const ended = !last || list.length < Number(limit) || (after === 'first' && list.length === total);
    return { list, total, next: ended ? null : writeCursor(last.id ?? last.orderId ?? '', filter) };
  };

/** What is found is ranked, so that no row is a place in it: it goes by pages. */
const searchGoods: Answer = async (asking) => {
  const { cursor, limit, ...filter } = asking.query;
  const page = readPageCursor(cursor as string | undefined, filter);
  const query = { ...filter, pageNo: String(page), pageSize: String(limit) };
  const { goodsVOList: list, totalCount: total } = await asking.run(searchApi.goods, { query });
  return { list, total, next: page * Number(limit) < total && list.length > 0 ? writeCursor(String(page + 1), filter) : null };
};

const getGoods = async (asking: Asking): Promise<OpenGoods> => {
  const {
    goodsDetailsVO,
    goodsSpecList,
    agreedPrices = [],
  } = await asking.run(goodsDetailsApi.details, {
    query: { goodsId: asking.params['id'] },
  });
  const agreedOf = new Map(agreedPrices.map(({ specId, ...agreed }) => [specId, agreed]));
  const specs = goodsSpecList.map((spec) => ({ ...spec, agreed: agreedOf.get(spec.id) }));
  return { ...goodsDetailsVO.goodsVO, taxRate: goodsDetailsVO.taxRate, specs };
};

const placeOrder: Answer = async (asking) => {
  const { house, idempotencyKey } = asking;
  const { lines, ...wishes } = asking.body as OpenOrderInput;
  const input = { ...wishes, usePoints: 0, submitToken: idempotencyKey };
  return asking.act(settlementApi.submit, async (side) => {
    await limitSubmissions(house, side);
    return inTransaction(house.db, async (tx) => asking.keep(tx, await submitOrder(tx, side, input, house.config, lines)));
  });
};

const quotePrices: Answer = async (asking) => {
  const { addressId, lines } = asking.body as PriceInput;
  const choice = { addressId, coupons: [], points: 0 };
  return asking.act(settlementApi.settlement, (side) => settle(asking.house.db, side, lines, choice, asking.language));
};

const cancelOrder: Answer = ({ house, params, body, act, keep }) =>
  act(orderCancelApi.cancel, async (side) => {
    const { orderId, reason } = readBody(orderCancelApi.cancel, { orderId: params['id'], ...(body as object) }) as CancelOrder;
    await cancelForBuyer(house, side, { orderId, reason }, (tx) => keep(tx, { id: orderId }));
    return { id: orderId };
  });

/** Who answers what: the calls of the mall, by the names of the open interface. */
export const openAnswers: Readonly<Record<OpenName, Answer>> = {
  searchGoods,
  getGoods,
  quotePrices,
  listAddresses: many(addressApi.page),
  placeOrder,
  listOrders: many(orderApi.page),
  getOrder: one(orderApi.detail),
  cancelOrder,
  listShipments: async (asking) => ({ list: await asking.run(orderApi.logistics, { params: idOf(asking) }) }),
  listAfterSales: many(afterSaleApi.record),
  getAfterSale: (asking) => asking.run(afterSaleApi.detail, { query: idOf(asking) }),
  listBills: many(billApi.page),
  getBill: one(billApi.one),
  listBillLines: many(billApi.lines),
  listInvoices: many(invoiceApi.page),
  getInvoice: one(invoiceApi.detail),
  listContracts: many(contractApi.page),
  getContract: one(contractApi.detail),
  listInquiries: many(inquiryApi.page),
  getInquiry: one(inquiryApi.detail),
  listQuotes: one(inquiryApi.compare),
};
