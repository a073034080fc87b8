import { randomUUID } from 'node:crypto';

/** Everything somebody has that has a number. */
export type Things = Record<
  | 'orderId'
  | 'doneOrderId'
  | 'paySn'
  | 'lineId'
  | 'shipmentId'
  | 'reviewId'
  | 'afterSaleId'
  | 'addressId'
  | 'titleId'
  | 'footprintId'
  | 'cartId'
  | 'memberCouponId'
  | 'sessionId'
  | 'exportId'
  | 'voucherId'
  | 'refundId'
  | 'newsId'
  | 'uploadUrl',
  string
>;
type Request = { params?: Record<string, string>; query?: Record<string, unknown>; body?: Record<string, unknown> };

/** Numbers that nobody has. */
export const nobodys: Things = {
  orderId: '900000001',
  doneOrderId: '900000002',
  paySn: '9000000000000000003',
  lineId: '900000004',
  shipmentId: '900000005',
  reviewId: '900000006',
  afterSaleId: '900000007',
  addressId: '900000008',
  titleId: '900000009',
  cartId: '900000010',
  memberCouponId: '900000011',
  sessionId: '900000014',
  exportId: '900000015',
  voucherId: '900000016',
  refundId: '900000017',
  newsId: '900000018',
  footprintId: '900000019',
  uploadUrl: `/uploads/${'0'.repeat(32)}`,
};

const reason = '不需要了';
const parcel = { logisticsCompany: '顺丰速运', trackingNumber: 'SF12345678' };
const title = {
  type: 'electronic_normal',
  titleType: 'person',
  personName: '王',
  recipientName: '王',
  phone: '13800000001',
  email: 'a@example.com',
};
const addressFields = {
  receiverName: '王',
  receiverPhone: '13800000001',
  provinceId: '120000',
  cityId: '120100',
  districtId: '120101',
  detail: '一号',
  postalCode: '300000',
};

/** How somebody would ask for what is another's: with the other's numbers where they belong, and own ones elsewhere. */
export const askings: Record<string, (their: Things, my: Things) => Request[]> = {
  'reviewApi.ofOrder': (t) => [{ params: { orderId: t.doneOrderId } }],
  'reviewApi.own': (t) => [{ params: { id: t.reviewId } }],
  'reviewApi.write': (t, m) => [
    { body: { orderGoodsId: t.lineId, score: 5, text: '很好', photos: [] } },
    { body: { orderGoodsId: m.lineId, score: 5, text: '很好', photos: [t.uploadUrl] } },
  ],
  'newsOperationsApi.retry': (t) => [{ params: { id: t.newsId } }],
  'newsOperationsApi.drop': (t) => [{ params: { id: t.newsId } }],
  'payOperationsApi.confirmVoucher': (t) => [{ params: { id: t.voucherId }, body: { amount: '1.00' } }],
  'payOperationsApi.rejectVoucher': (t) => [{ params: { id: t.voucherId }, body: { reason } }],
  'payOperationsApi.refundDone': (t) => [{ params: { id: t.refundId }, body: { proof: '回单12345678' } }],
  'payApi.toPay': (t) => [{ params: { id: t.orderId } }],
  'payApi.together': (t, m) => [{ body: { orderIds: [t.orderId] } }, { body: { orderIds: [t.orderId, m.orderId] } }],
  'payApi.types': (t) => [{ query: { paySn: t.paySn } }],
  'payApi.cashier': (t) => [{ query: { paySn: t.paySn } }],
  'payApi.pc': (t) => [{ body: { paySn: t.paySn, channel: 'pc' } }],
  'payApi.pcpay': (t) => [{ body: { paySn: t.paySn } }],
  'payApi.abcpay': (t) => [{ body: { paySn: t.paySn } }],
  'payApi.queryStatus': (t) => [{ body: { paySn: t.paySn } }],
  'payApi.offline': (t) => [{ body: { paySn: t.paySn } }],
  'payApi.submitVoucher': (t, m) => [
    { body: { paySn: t.paySn, urls: [m.uploadUrl], payerName: '王' } },
    { body: { paySn: m.paySn, urls: [t.uploadUrl], payerName: '王' } },
  ],
  'payApi.check': (t) => [{ params: { id: t.orderId } }],
  'payApi.merchant': (t) => [{ params: { id: t.orderId } }],
  'paySellerApi.cancel': (t) => [{ body: { orderId: t.orderId, reason } }],
  'orderAgainApi.again': (t) => [{ params: { id: t.doneOrderId } }],
  'orderApi.page': (t) => [{ query: { orderIds: t.orderId } }],
  'orderApi.export': (t) => [{ query: { orderIds: t.orderId } }],
  'orderApi.exportLater': (t) => [{ body: { orderIds: t.orderId } }],
  'orderApi.detail': (t) => [{ params: { id: t.orderId } }],
  'orderApi.logistics': (t) => [{ params: { id: t.doneOrderId } }],
  'orderApi.confirm': (t) => [{ params: { id: t.orderId } }],
  'orderApi.remove': (t) => [{ params: { id: t.doneOrderId } }],
  'orderApi.exportState': (t) => [{ params: { id: t.exportId } }],
  'orderApi.exportFile': (t) => [{ params: { id: t.exportId } }],
  'orderCancelApi.cancel': (t) => [{ body: { orderId: t.orderId, reason } }],
  'orderSellerApi.page': (t) => [{ query: { orderIds: t.orderId } }],
  'orderSellerApi.detail': (t) => [{ params: { id: t.orderId } }],
  'orderSellerApi.ship': (t) => [{ body: { orderId: t.orderId, ...parcel } }],
  'orderSellerApi.track': (t) => [{ body: { shipmentId: t.shipmentId, place: '天津', text: '已到达', signed: false } }],
  'addressApi.find': (t) => [{ params: { id: t.addressId } }],
  'addressApi.edit': (t) => [{ body: { id: t.addressId, ...addressFields } }],
  'addressApi.setDefault': (t) => [{ body: { id: t.addressId } }],
  'addressApi.remove': (t) => [{ params: { id: t.addressId } }],
  'invoiceTitleApi.save': (t) => [{ body: { fields: title, replaces: t.titleId } }],
  'footprintApi.remove': (t) => [{ body: { ids: [t.footprintId] } }],
  'cartApi.setNumber': (t) => [{ body: { cartId: t.cartId, num: 2 } }],
  'cartApi.remove': (t) => [{ body: { cartIds: [t.cartId] } }],
  'cartApi.check': (t) => [{ body: { cartId: t.cartId, state: 0 } }],
  'cartApi.moveToFavourites': (t) => [{ body: { cartId: t.cartId } }],
  'cartApi.removeAsGuest': (t) => [{ body: { delType: 'one', cartId: t.cartId } }],
  'settlementApi.settlement': (t, m) => [
    { query: { addressId: t.addressId } },
    { query: { addressId: m.addressId, couponId: t.memberCouponId } },
  ],
  'settlementApi.buyNow': (t) => [{ query: { specId: '1', num: '1', addressId: t.addressId } }],
  'settlementApi.flushBuyNow': (t) => [{ body: { specId: '1', num: 1, addressId: t.addressId } }],
  'settlementApi.submit': (t, m) => {
    const body = { stores: [], payMode: 'prepay', invoice: null, totalPrice: '1.00', submitToken: randomUUID(), addressId: m.addressId };
    return [
      { body: { ...body, addressId: t.addressId } },
      { body: { ...body, invoice: { titleId: t.titleId, type: 'electronic_normal' } } },
      { body: { ...body, stores: [{ storeId: '1', leaveWord: '', couponId: t.memberCouponId }] } },
    ];
  },
  'operatorAfterSaleApi.detail': (t) => [{ params: { id: t.afterSaleId } }],
  'operatorAfterSaleApi.arbitrate': (t) => [{ params: { id: t.afterSaleId }, body: { decision: 'uphold', reason } }],
  'operatorAfterSaleApi.startRefund': (t) => [{ params: { id: t.afterSaleId } }],
  'sellerAfterSaleApi.detail': (t) => [{ params: { id: t.afterSaleId } }],
  'sellerAfterSaleApi.agree': (t) => [{ params: { id: t.afterSaleId }, body: {} }],
  'sellerAfterSaleApi.reject': (t) => [{ params: { id: t.afterSaleId }, body: { reason } }],
  'sellerAfterSaleApi.receive': (t) => [{ params: { id: t.afterSaleId }, body: { restock: true } }],
  'sellerAfterSaleApi.refuseReceipt': (t) => [{ params: { id: t.afterSaleId }, body: { reason } }],
  'sellerAfterSaleApi.resend': (t) => [{ params: { id: t.afterSaleId }, body: { company: '顺丰速运', trackingNumber: 'SF12345678' } }],
  'afterSaleApi.apply': (t, m) => [
    { body: { orderGoodsId: t.lineId, num: 1, type: 2, reason: 'quality' } },
    { body: { orderGoodsId: m.lineId, num: 1, type: 3, reason: 'quality', addressId: t.addressId } },
    { body: { orderGoodsId: m.lineId, num: 1, type: 2, reason: 'quality', photos: [t.uploadUrl] } },
  ],
  'afterSaleApi.cancel': (t) => [{ params: { id: t.afterSaleId } }],
  'afterSaleApi.sendBack': (t) => [{ body: { id: t.afterSaleId, company: '顺丰速运', trackingNumber: 'SF12345678' } }],
  'afterSaleApi.confirmReceipt': (t) => [{ params: { id: t.afterSaleId } }],
  'afterSaleApi.appeal': (t) => [{ params: { id: t.afterSaleId }, body: { reason } }],
  'afterSaleApi.detail': (t) => [{ query: { id: t.afterSaleId } }],
  'afterSaleApi.process': (t) => [{ params: { id: t.afterSaleId } }],
  'afterSaleApi.availableOfOrder': (t) => [{ params: { id: t.doneOrderId } }],
  'accountApi.signOutDevice': (t) => [{ params: { id: t.sessionId } }],
};
