type Things = Readonly<Record<'addressId' | 'afterSaleId' | 'departmentId' | 'doneOrderId' | 'lineId' | 'memberId' | 'uploadUrl', string>>;
type Asking = (their: Things, my: Things) => { params?: { id: string }; query?: Record<string, string>; body?: Record<string, unknown> }[];

const reason = '不需要了';

export const afterSaleAskings: Readonly<Record<string, Asking>> = {
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
  'afterSaleApi.record': (t) => [{ query: { memberId: t.memberId, departmentId: t.departmentId } }],
  'afterSaleApi.detail': (t) => [{ query: { id: t.afterSaleId } }],
  'afterSaleApi.process': (t) => [{ params: { id: t.afterSaleId } }],
  'afterSaleApi.availableOfOrder': (t) => [{ params: { id: t.doneOrderId } }],
};
