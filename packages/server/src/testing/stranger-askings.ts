import { randomUUID } from 'node:crypto';
import { afterSaleAskings } from './after-sale-askings.ts';
import { type ApprovalThing, approvalAskings, approvalNobodys } from './approval-askings.ts';
import { type BillThing, billAskings, billNobodys } from './bill-askings.ts';
import { catalogueAskings } from './catalogue-askings.ts';
import { companyAskings, newcomer } from './company-askings.ts';
import { contentAskings } from './content-askings.ts';
import { contractAskings } from './contract-askings.ts';
import { type CreditThing, creditAskings, creditNobodys } from './credit-askings.ts';
import { type InquiryThing, inquiryAskings, inquiryNobodys } from './inquiry-askings.ts';
import { type InvoiceThing, invoiceAskings, invoiceNobodys } from './invoice-askings.ts';
import { moneyAskings } from './money-askings.ts';
import { priceAskings } from './price-askings.ts';
import { nobodysProcurement, type ProcurementThing, procurementAskings } from './procurement-askings.ts';
import { reviewAskings } from './review-askings.ts';
import { roleAskings } from './role-askings.ts';
import { storeAskings } from './store-askings.ts';

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
  | 'savedViewId'
  | 'materialCodeId'
  | 'cartId'
  | 'memberCouponId'
  | 'sessionId'
  | 'downloadId'
  | 'voucherId'
  | 'refundId'
  | 'wrongId'
  | 'bankLineId'
  | 'statementId'
  | 'newsId'
  | 'alertId'
  | 'feedbackId'
  | 'companyId'
  | 'versionId'
  | 'applicationId'
  | 'applicationVersionId'
  | 'messageId'
  | 'contractId'
  | InquiryThing
  | ApprovalThing
  | CreditThing
  | BillThing
  | InvoiceThing
  | 'memberId'
  | 'departmentId'
  | 'unitId'
  | 'centreId'
  | ProcurementThing
  | 'invitationId'
  | 'roleId'
  | 'standardRoleId'
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
  downloadId: '900000015',
  voucherId: '900000016',
  refundId: '900000017',
  wrongId: '900000040',
  bankLineId: '900000041',
  statementId: '900000061',
  newsId: '900000018',
  alertId: '900000037',
  feedbackId: '900000038',
  companyId: '900000020',
  versionId: '900000021',
  footprintId: '900000019',
  savedViewId: '900000042',
  materialCodeId: '900000070',
  applicationId: '900000023',
  applicationVersionId: '900000024',
  messageId: '900000022',
  contractId: '900000071',
  ...inquiryNobodys,
  ...creditNobodys,
  ...billNobodys,
  ...invoiceNobodys,
  memberId: '900000030',
  departmentId: '900000031',
  unitId: '900000032',
  centreId: '900000033',
  invitationId: '900000034',
  ...nobodysProcurement,
  roleId: '900000035',
  standardRoleId: '900000036',
  ...approvalNobodys,
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
  ...afterSaleAskings,
  'materialCodeApi.forget': (t) => [{ params: { id: t.materialCodeId } }],
  ...contentAskings,
  ...catalogueAskings,
  ...companyAskings,
  ...procurementAskings,
  ...approvalAskings,
  'settlementApi.isSubmit': (t) => [{ query: { specId: '1', num: '1', addressId: t.addressId } }],
  'settlementApi.processList': (t) => [{ query: { specId: '1', num: '1', addressId: t.addressId } }],
  'reviewApi.ofOrder': (t) => [{ params: { orderId: t.doneOrderId } }],
  'reviewApi.own': (t) => [{ params: { id: t.reviewId } }],
  'reviewApi.write': (t, m) => [
    { body: { orderGoodsId: t.lineId, score: 5, text: '很好', photos: [] } },
    { body: { orderGoodsId: m.lineId, score: 5, text: '很好', photos: [t.uploadUrl] } },
  ],
  'companiesApi.detail': (t) => [{ params: { id: t.companyId } }],
  'companiesApi.freeze': (t) => [{ params: { id: t.companyId }, body: { why: 'abuse', note: reason } }],
  'companiesApi.unfreeze': (t) => [{ params: { id: t.companyId }, body: { reason } }],
  ...contractAskings,
  ...inquiryAskings,
  ...moneyAskings,
  ...priceAskings,
  ...roleAskings,
  ...storeAskings,
  ...creditAskings,
  ...billAskings,
  ...invoiceAskings,
  'companyOperationsApi.detail': (t) => [{ params: { id: t.companyId } }],
  'companyOperationsApi.approve': (t) => [{ params: { id: t.companyId }, body: { versionId: t.versionId } }],
  'companyOperationsApi.reject': (t) => [
    { params: { id: t.companyId }, body: { versionId: t.versionId, faults: [{ field: 'licence', reason }] } },
  ],
  'companyOperationsApi.block': (t) => [{ params: { id: t.companyId }, body: { reason } }],
  'companyOperationsApi.unblock': (t) => [{ params: { id: t.companyId }, body: { reason } }],
  'applicationOperationsApi.detail': (t) => [{ params: { id: t.applicationId } }],
  'applicationOperationsApi.approve': (t) => [{ params: { id: t.applicationId }, body: { versionId: t.applicationVersionId } }],
  'applicationOperationsApi.giveBack': (t) => [
    { params: { id: t.applicationId }, body: { versionId: t.applicationVersionId, faults: [{ field: 'licence', reason }] } },
  ],
  'storeStaffApi.page': (t) => [{ query: { roleId: t.standardRoleId } }],
  'storeStaffApi.export': (t) => [{ body: { roleId: t.standardRoleId } }],
  'storeStaffApi.add': (t) => [{ body: { mobile: newcomer.mobile, name: '王', roleIds: [t.standardRoleId], code: '000000' } }],
  'storeStaffApi.setRoles': (t) => [{ params: { id: t.memberId }, body: { roleIds: [t.standardRoleId] } }],
  'storeStaffApi.setState': (t) => [{ params: { id: t.memberId }, body: { state: 'disabled' } }],
  'storeStaffApi.remove': (t) => [{ params: { id: t.memberId } }],
  'mallStaffApi.page': (t) => [{ query: { roleId: t.standardRoleId } }],
  'mallStaffApi.export': (t) => [{ body: { roleId: t.standardRoleId } }],
  'mallStaffApi.appoint': (t) => [{ body: { mobile: newcomer.mobile, name: '王', roleIds: [t.standardRoleId], code: '000000' } }],
  'mallStaffApi.setRoles': (t) => [{ params: { id: t.memberId }, body: { roleIds: [t.standardRoleId], code: '000000' } }],
  'mallStaffApi.setState': (t) => [{ params: { id: t.memberId }, body: { state: 'disabled' } }],
  'mallStaffApi.renewPassword': (t) => [{ params: { id: t.memberId }, body: { code: '000000' } }],
  'peopleOperationsApi.detail': (t) => [{ params: { id: t.memberId } }],
  'peopleOperationsApi.freeze': (t) => [{ params: { id: t.memberId }, body: { reason, hours: 24 } }],
  'peopleOperationsApi.unfreeze': (t) => [{ params: { id: t.memberId }, body: { reason } }],
  'peopleOperationsApi.signOut': (t) => [{ params: { id: t.memberId } }],
  'peopleOperationsApi.resetFactor': (t) => [{ params: { id: t.memberId }, body: { reason, code: '000000' } }],
  'workApi.handOver': (t, m) => [{ body: { items: [{ kind: 'dead', id: t.newsId }], toId: m.memberId, reason } }],
  'workApi.takeOver': (t) => [{ body: { items: [{ kind: 'dead', id: t.newsId }], fromId: t.memberId, reason } }],
  'alertOperationsApi.settle': (t) => [{ params: { id: t.alertId }, body: { note: reason } }],
  'feedbackOperationsApi.detail': (t) => [{ params: { id: t.feedbackId } }],
  'feedbackOperationsApi.photo': (t) => [{ params: { id: t.feedbackId } }],
  'feedbackOperationsApi.end': (t) => [{ params: { id: t.feedbackId }, body: { answer: '' } }],
  'newsOperationsApi.dead': (t) => [{ query: { id: t.newsId } }],
  'newsOperationsApi.export': (t) => [{ body: { id: t.newsId } }],
  'newsOperationsApi.retry': (t) => [{ params: { id: t.newsId } }],
  'newsOperationsApi.drop': (t) => [{ params: { id: t.newsId } }],
  'statementApi.candidates': (t) => [{ params: { id: t.bankLineId } }],
  'statementApi.match': (t) => [{ params: { id: t.bankLineId }, body: { record: 'R1' } }],
  'statementApi.takeBack': (t) => [{ params: { id: t.statementId } }],
  'statementApi.unmatch': (t) => [{ params: { id: t.bankLineId } }],
  'statementApi.fee': (t) => [{ params: { id: t.bankLineId }, body: { note: '' } }],
  'statementApi.wrong': (t) => [{ params: { id: t.bankLineId } }],
  'wrongPaymentApi.detail': (t) => [{ params: { id: t.wrongId } }],
  'wrongPaymentApi.propose': (t) => [{ params: { id: t.wrongId }, body: { way: 'give_back', reason } }],
  'wrongPaymentApi.confirm': (t) => [{ params: { id: t.wrongId }, body: { proposal: 1, code: '000000' } }],
  'wrongPaymentApi.return': (t) => [{ params: { id: t.wrongId }, body: { proposal: 1, reason } }],
  'payApi.toPay': (t) => [{ params: { id: t.orderId } }],
  'payApi.together': (t, m) => [{ body: { orderIds: [t.orderId] } }, { body: { orderIds: [t.orderId, m.orderId] } }],
  'payApi.types': (t) => [{ query: { paySn: t.paySn } }],
  'payApi.cashier': (t) => [{ query: { paySn: t.paySn } }],
  'payApi.pc': (t) => [{ body: { paySn: t.paySn, channel: 'pc' } }],
  'payApi.pcpay': (t) => [{ body: { paySn: t.paySn } }],
  'payApi.abcpay': (t) => [{ body: { paySn: t.paySn } }],
  'payApi.queryStatus': (t) => [{ body: { paySn: t.paySn } }],
  'payApi.credit': (t) => [{ body: { paySn: t.paySn } }],
  'payApi.offline': (t) => [{ body: { paySn: t.paySn } }],
  'payApi.submitVoucher': (t, m) => [
    { body: { paySn: t.paySn, urls: [m.uploadUrl], payerName: '王' } },
    { body: { paySn: m.paySn, urls: [t.uploadUrl], payerName: '王' } },
  ],
  'payApi.check': (t) => [{ params: { id: t.orderId } }],
  'payApi.merchant': (t) => [{ params: { id: t.orderId } }],
  'paySellerApi.cancel': (t) => [{ body: { orderId: t.orderId, reason } }],
  'orderAgainApi.again': (t) => [{ params: { id: t.doneOrderId } }],
  'colleaguesApi.favourites': (t) => [{ query: { memberId: t.memberId } }],
  'orderApi.page': (t) => [{ query: { orderIds: t.orderId } }, { query: { memberId: t.memberId, departmentId: t.departmentId } }],
  'orderApi.counts': (t) => [{ query: { orderIds: t.orderId } }, { query: { memberId: t.memberId, departmentId: t.departmentId } }],
  'orderApi.export': (t) => [{ query: { orderIds: t.orderId } }],
  'orderApi.exportLater': (t) => [{ body: { orderIds: t.orderId } }],
  'orderApi.detail': (t) => [{ params: { id: t.orderId } }],
  'orderApi.logistics': (t) => [{ params: { id: t.doneOrderId } }],
  'orderApi.confirm': (t) => [{ params: { id: t.orderId } }],
  'orderApi.remove': (t) => [{ params: { id: t.doneOrderId } }],
  'downloadApi.state': (t) => [{ params: { id: t.downloadId } }],
  'downloadApi.file': (t) => [{ params: { id: t.downloadId } }],
  'downloadApi.extend': (t) => [{ params: { id: t.downloadId } }],
  'downloadApi.again': (t) => [{ params: { id: t.downloadId } }],
  'downloadApi.remove': (t) => [{ body: { ids: [t.downloadId] } }],
  'orderCancelApi.cancel': (t) => [{ body: { orderId: t.orderId, reason } }],
  'orderSellerApi.page': (t) => [{ query: { orderIds: t.orderId } }],
  'orderSellerApi.detail': (t) => [{ params: { id: t.orderId } }],
  'orderSellerApi.ship': (t) => [{ body: { orderId: t.orderId, key: '0'.repeat(32), parcels: [parcel] } }],
  'orderSellerApi.export': (t) => [{ query: { orderIds: t.orderId } }],
  'orderSellerApi.exportLater': (t) => [{ body: { orderIds: t.orderId } }],
  'orderSellerApi.track': (t) => [{ body: { shipmentId: t.shipmentId, place: '天津', text: '已到达', signed: false } }],
  'addressApi.find': (t) => [{ params: { id: t.addressId } }],
  'addressApi.edit': (t) => [{ body: { id: t.addressId, ...addressFields } }],
  'addressApi.setDefault': (t) => [{ body: { id: t.addressId } }],
  'addressApi.remove': (t) => [{ params: { id: t.addressId } }],
  'invoiceTitleApi.save': (t) => [{ body: { fields: title, replaces: t.titleId } }],
  'messageApi.read': (t, m) => [{ body: { ids: [t.messageId] } }, { body: { ids: [t.messageId, m.messageId] } }],
  'messageApi.remove': (t) => [{ body: { ids: [t.messageId] } }],
  'savedViewApi.remove': (t) => [{ params: { id: t.savedViewId } }],
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
    const body = { stores: [], payMode: 'prepay', totalPrice: '1.00', submitToken: randomUUID(), addressId: m.addressId };
    return [
      { body: { ...body, addressId: t.addressId } },
      { body: { ...body, stores: [{ storeId: '1', invoice: { titleId: t.titleId, type: 'electronic_normal' } }] } },
      { body: { ...body, stores: [{ storeId: '1', leaveWord: '', couponId: t.memberCouponId }] } },
    ];
  },
  ...reviewAskings,
  'sellerReviewApi.reply': (t) => [{ params: { id: t.reviewId }, body: { text: '感谢认可' } }],
  'accountApi.signOutDevice': (t) => [{ params: { id: t.sessionId } }],
  'securityApi.disown': (t) => [{ params: { id: t.sessionId } }],
};
