/** What of invoices has a number. */
export type InvoiceThing = 'invoiceId' | 'issuedInvoiceId' | 'receiverId' | 'qualificationId' | 'askId';
type Their = Readonly<Record<InvoiceThing | 'doneOrderId' | 'titleId', string>>;
type Asking = (their: Their, my: Their) => { params?: { id: string }; query?: Record<string, unknown>; body?: Record<string, unknown> }[];

const reason = '看一下';

/** Numbers that nobody has. */
export const invoiceNobodys: Readonly<Record<InvoiceThing, string>> = {
  invoiceId: '900000080',
  issuedInvoiceId: '900000081',
  receiverId: '900000082',
  qualificationId: '900000083',
  askId: '900000084',
};

const type = 'electronic_normal';

/** How the calls around invoices are asked with another's numbers. */
export const invoiceAskings: Readonly<Record<string, Asking>> = {
  'invoiceApi.preview': (t, m) => [
    { body: { orderIds: [t.doneOrderId], titleId: m.titleId, type } },
    { body: { orderIds: [m.doneOrderId], titleId: t.titleId, type } },
    { body: { orderIds: [m.doneOrderId], titleId: m.titleId, type, receiverId: t.receiverId } },
  ],
  'invoiceApi.apply': (t, m) => [
    { body: { orderIds: [t.doneOrderId], titleId: m.titleId, type } },
    { body: { orderIds: [m.doneOrderId], titleId: t.titleId, type } },
    { body: { orderIds: [m.doneOrderId], titleId: m.titleId, type, receiverId: t.receiverId } },
  ],
  'invoiceApi.detail': (t) => [{ params: { id: t.invoiceId } }],
  'invoiceApi.ofOrder': (t) => [{ params: { id: t.doneOrderId } }],
  'invoiceApi.change': (t, m) => [
    { params: { id: t.issuedInvoiceId }, body: { titleId: m.titleId, reason } },
    { params: { id: m.issuedInvoiceId }, body: { titleId: t.titleId, reason } },
  ],
  'invoiceApi.cancel': (t) => [{ params: { id: t.invoiceId } }],
  'invoiceApi.again': (t, m) => [{ params: { id: t.invoiceId }, body: { titleId: m.titleId } }],
  'invoiceApi.markVerified': (t) => [{ params: { id: t.issuedInvoiceId } }],
  'invoiceApi.pdf': (t) => [{ params: { id: t.issuedInvoiceId } }],
  'invoiceApi.saveReceiver': (t) => [{ body: { id: t.receiverId, name: '李敏', phone: '13800000002', email: '', address: '' } }],
  'invoiceApi.removeReceiver': (t) => [{ params: { id: t.receiverId } }],
  'sellerInvoiceApi.detail': (t) => [{ params: { id: t.invoiceId } }],
  'sellerInvoiceApi.issue': (t) => [{ params: { id: t.invoiceId } }],
  'sellerInvoiceApi.reject': (t) => [{ params: { id: t.invoiceId }, body: { reason } }],
  'sellerInvoiceApi.mail': (t) => [{ params: { id: t.issuedInvoiceId }, body: { company: '顺丰速运', number: 'SF1390002207' } }],
  'sellerInvoiceApi.red': (t) => [{ params: { id: t.issuedInvoiceId }, body: { reason } }],
  'sellerInvoiceApi.retry': (t) => [{ params: { id: t.invoiceId } }],
  'operatorInvoiceApi.detail': (t) => [{ params: { id: t.invoiceId } }],
  'operatorInvoiceApi.issue': (t) => [{ params: { id: t.invoiceId } }],
  'operatorInvoiceApi.reject': (t) => [{ params: { id: t.invoiceId }, body: { reason } }],
  'operatorInvoiceApi.mail': (t) => [{ params: { id: t.issuedInvoiceId }, body: { company: '顺丰速运', number: 'SF1390002207' } }],
  'operatorInvoiceApi.red': (t) => [{ params: { id: t.issuedInvoiceId }, body: { reason } }],
  'operatorInvoiceApi.retry': (t) => [{ params: { id: t.invoiceId } }],
  'operatorInvoiceApi.taxRetry': (t) => [{ params: { id: t.askId } }],
  'qualificationOperationsApi.detail': (t) => [{ params: { id: t.qualificationId } }],
  'qualificationOperationsApi.approve': (t) => [{ params: { id: t.qualificationId } }],
  'qualificationOperationsApi.reject': (t) => [{ params: { id: t.qualificationId }, body: { reason } }],
};
