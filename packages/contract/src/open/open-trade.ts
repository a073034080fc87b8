import * as z from 'zod';
import { Settlement, SettlementLine, SettlementStore, settlementApi } from '../cart/settlement.api.ts';
import { KeptLines, SubmitOrder } from '../cart/submit.rules.ts';
import { Id } from '../kernel/fields.ts';
import { GoodsDetails, GoodsDetailsVO, GoodsSpec, goodsDetailsApi } from '../marketing/goods-details.api.ts';
import { Address, addressApi } from '../member/address.api.ts';
import { OrderDetail, OrderLine, OrderSummary, orderApi, orderCancelApi, Shipment } from '../order/order.api.ts';
import { CancelOrder, OrderPageQuery } from '../order/order.rules.ts';
import { SearchedGoods, SearchGoodsQuery, searchApi } from '../search/search.api.ts';
import { byCursor, cursorPage, openCall } from './open-call.ts';

const FoundGoods = z.object(
  SearchedGoods.pick({
    goodsId: true,
    specId: true,
    specName: true,
    itemNumber: true,
    picture: true,
    specSellPrice: true,
    activityPrice: true,
    unit: true,
    taxRate: true,
    minOrderQuantity: true,
    step: true,
    specStorage: true,
    leadDays: true,
    storeId: true,
    storeName: true,
    attributeLine: true,
    matchCount: true,
    specCount: true,
  }).shape,
);

const OpenSpec = z.object({
  ...GoodsSpec.omit({ picture: true }).shape,
  /** What the company has agreed on in a framework, and how many are left at that price. */
  agreed: GoodsDetails.shape.agreedPrices.unwrap().element.omit({ specId: true }).optional(),
});

const OpenGoods = z.object({
  ...GoodsDetailsVO.shape.goodsVO.omit({ description: true, labels: true, attributes: true }).shape,
  taxRate: z.number().int(),
  specs: z.array(OpenSpec),
});
export type OpenGoods = z.infer<typeof OpenGoods>;

const money = {
  goodsAmount: true,
  activityDiscount: true,
  couponDeduction: true,
  freight: true,
  taxAmount: true,
  totalPrice: true,
} as const;
const Priced = z.object({
  stores: z.array(
    z.object({
      ...SettlementStore.pick({ storeId: true, storeName: true, invoiceTypes: true, ...money }).shape,
      lines: z.array(
        z.object(
          SettlementLine.pick({
            specId: true,
            specName: true,
            itemNumber: true,
            unit: true,
            taxRate: true,
            num: true,
            leastNum: true,
            mostNum: true,
            agreed: true,
            price: true,
            listPrice: true,
            subtotal: true,
          }).shape,
        ),
      ),
    }),
  ),
  /** Lines that cannot be bought so, and why. */
  faults: Settlement.shape.faults,
  addressId: Settlement.shape.addressId,
  ...Settlement.pick(money).shape,
});

const OpenLine = z.object(
  OrderLine.omit({ picture: true, reviewed: true, activityType: true, afterSaleFlag: true, inProcessNum: true }).shape,
);
const OpenOrder = z.object({
  ...OrderSummary.omit({ actions: true, paySeconds: true, evaluateState: true, approval: true, lines: true, track: true }).shape,
  lines: z.array(OpenLine),
});
const parcel = Shipment.omit({ lines: true }).shape;
const OpenShipment = z.object({
  ...parcel,
  lines: z.array(z.object({ orderGoodsId: Id, specName: z.string(), num: z.number().int() })),
});

/** What is ordered past every cart. The total is the one that /prices gave: another one is refused with the new total. */
export const OpenOrderInput = z.strictObject({
  ...SubmitOrder.pick({
    addressId: true,
    stores: true,
    payMode: true,
    deliveryTime: true,
    totalPrice: true,
    projectId: true,
    lineProjects: true,
    processId: true,
    requestWord: true,
  }).shape,
  lines: KeptLines,
});
export type OpenOrderInput = z.infer<typeof OpenOrderInput>;

export const PriceInput = z.strictObject({ addressId: Id.optional(), lines: KeptLines });
export type PriceInput = z.infer<typeof PriceInput>;

const searchFilter = SearchGoodsQuery.pick({
  keyword: true,
  classId: true,
  brandId: true,
  attrs: true,
  priceMin: true,
  priceMax: true,
  storeId: true,
  inStock: true,
  sort: true,
}).shape;
const { state, orderSn, startTime, endTime, payMode, projectId } = OrderPageQuery.shape;
const orderFilter = { state, orderSn, startTime, endTime, payMode, projectId };

/** Buying: goods, prices, orders and what becomes of them. */
export const openTrade = {
  searchGoods: openCall({
    verb: 'GET',
    path: '/search',
    scope: 'goods',
    summary: 'Goods by words and filters, the best first',
    by: [searchApi.goods],
    query: z.strictObject({ ...searchFilter, ...byCursor(20, 60) }),
    data: cursorPage(FoundGoods),
  }),
  getGoods: openCall({
    verb: 'GET',
    path: '/goods/{id}',
    scope: 'goods',
    summary: 'A goods with the price and stock of each spec, and what the company has agreed on',
    by: [goodsDetailsApi.details],
    data: OpenGoods,
  }),
  quotePrices: openCall({
    verb: 'POST',
    path: '/prices',
    scope: 'goods',
    summary: 'What lines cost the company now, with freight; nothing is ordered',
    by: [settlementApi.settlement],
    body: PriceInput,
    data: Priced,
  }),
  listAddresses: openCall({
    verb: 'GET',
    path: '/addresses',
    scope: 'orders.write',
    summary: 'Where orders can go: the member’s own addresses and those that colleagues share',
    by: [addressApi.page],
    query: z.strictObject(byCursor(50, 100)),
    data: cursorPage(z.object(Address.omit({ canEdit: true }).shape)),
  }),
  placeOrder: openCall({
    verb: 'POST',
    path: '/orders',
    scope: 'orders.write',
    summary: 'Orders lines, one order for each store; approval, quota, limits and prices hold as on the page',
    by: [settlementApi.submit],
    body: OpenOrderInput,
    data: z.object({
      orderIds: z.array(Id),
      paySn: z.string(),
      payMode: SubmitOrder.shape.payMode,
      totalPrice: SubmitOrder.shape.totalPrice,
    }),
    idempotent: true,
  }),
  listOrders: openCall({
    verb: 'GET',
    path: '/orders',
    scope: 'orders.read',
    summary: 'Orders within the key’s reach, the latest first',
    by: [orderApi.page],
    query: z.strictObject({ ...orderFilter, ...byCursor(20, 50) }),
    data: cursorPage(OpenOrder),
  }),
  getOrder: openCall({
    verb: 'GET',
    path: '/orders/{id}',
    scope: 'orders.read',
    summary: 'A whole order',
    by: [orderApi.detail],
    data: z.object({
      ...OpenOrder.shape,
      ...OrderDetail.pick({
        address: true,
        goodsAmount: true,
        activityDiscount: true,
        couponDeduction: true,
        pointsDeduction: true,
        taxAmount: true,
        paidAmount: true,
        refundedAmount: true,
        leaveWord: true,
        deliveryTime: true,
        payDate: true,
        shipDate: true,
        receiveDate: true,
        doneDate: true,
        cancelDate: true,
        payDue: true,
      }).shape,
      shipments: z.array(OpenShipment),
    }),
  }),
  cancelOrder: openCall({
    verb: 'POST',
    path: '/orders/{id}/cancel',
    scope: 'orders.write',
    summary: 'Cancels an order that is not paid',
    by: [orderCancelApi.cancel],
    body: CancelOrder.omit({ orderId: true }),
    data: z.object({ id: Id }),
    idempotent: true,
  }),
  listShipments: openCall({
    verb: 'GET',
    path: '/orders/{id}/shipments',
    scope: 'orders.read',
    summary: 'The parcels of an order and where they were seen, the latest first',
    by: [orderApi.logistics],
    data: z.object({ list: z.array(OpenShipment) }),
  }),
};
