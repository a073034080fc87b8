/** What of bills has a number. */
export type BillThing = 'billId' | 'billPaymentId' | 'billDisputeId' | 'billLineId';
type Asking = (
  things: Readonly<Record<BillThing | 'doneOrderId' | 'titleId', string>>,
) => { params?: { id: string }; query?: Record<string, string>; body?: Record<string, unknown> }[];

const reason = '看一下';

/** Numbers that nobody has. */
export const billNobodys: Readonly<Record<BillThing, string>> = {
  billId: '900000081',
  billPaymentId: '900000082',
  billDisputeId: '900000083',
  billLineId: '900000084',
};

const plain: Asking = (t) => [{ params: { id: t.billId } }];
const confirm: Asking = (t) => [{ params: { id: t.billId }, body: { rev: 1, total: '1.00' } }];
const why: Asking = (t) => [{ params: { id: t.billId }, body: { reason } }];
const dispute: Asking = (t) => [{ params: { id: t.billId }, body: { lines: [{ lineId: t.billLineId, reason: 'price', words: reason }] } }];
const answer: Asking = (t) => [
  { params: { id: t.billId }, body: { answers: [{ answer: 'explained', disputeId: t.billDisputeId, words: reason }] } },
];
const invoice: Asking = (t) => [{ params: { id: t.billId }, body: { titleId: t.titleId, type: 'electronic_normal' } }];
const make: Asking = (t) => [{ body: { orderIds: [t.doneOrderId] } }];
const confirmPayment: Asking = (t) => [{ params: { id: t.billPaymentId }, body: { amount: '1.00', code: '000000' } }];
const rejectPayment: Asking = (t) => [{ params: { id: t.billPaymentId }, body: { reason } }];

/** How the calls around bills are asked with another's numbers. */
export const billAskings: Readonly<Record<string, Asking>> = {
  'billApi.one': plain,
  'billApi.lines': plain,
  'billApi.amounts': plain,
  'billApi.confirm': confirm,
  'billApi.dispute': dispute,
  'billApi.pay': (t) => [{ params: { id: t.billId }, body: { amount: '1.00', payerName: '某', urls: ['/x'] } }],
  'billApi.export': plain,
  'billInvoiceApi.amounts': plain,
  'billInvoiceApi.log': (t) => [{ query: { billId: t.billId } }],
  'billInvoiceApi.preview': invoice,
  'billInvoiceApi.apply': invoice,
  'billApi.make': make,
  'reconciliationApi.make': make,
  'reconciliationApi.sheet': plain,
  'reconciliationApi.rows': plain,
  'reconciliationApi.export': plain,
  'reconciliationApi.dropSheet': plain,
  'reconciliationApi.askMissing': (t) => [{ params: { id: t.billId }, body: { row: 1, orderSn: 'A1' } }],
  'reconciliationApi.confirm': confirm,
  'reconciliationApi.dispute': dispute,
  'billSellerApi.one': plain,
  'billSellerApi.lines': plain,
  'billSellerApi.issue': plain,
  'billSellerApi.withdraw': why,
  'billSellerApi.answer': answer,
  'billSellerApi.remind': plain,
  'billSellerApi.confirmPayment': confirmPayment,
  'billSellerApi.rejectPayment': rejectPayment,
  'billOperationsApi.one': plain,
  'billOperationsApi.lines': plain,
  'billOperationsApi.issue': plain,
  'billOperationsApi.answer': answer,
  'billOperationsApi.moveOut': (t) => [{ params: { id: t.billDisputeId }, body: { reason } }],
  'billOperationsApi.void': why,
  'billOperationsApi.remind': plain,
  'billOperationsApi.confirmPayment': confirmPayment,
  'billOperationsApi.rejectPayment': rejectPayment,
};
