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
  'invoiceApi.orders': (t) => [{ query: { orderIds: t.doneOrderId } }],
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
  'receiverApi.save': (t) => [{ body: { id: t.receiverId, name: '李敏', phone: '13800000002', email: '', address: '' } }],
  'receiverApi.remove': (t) => [{ params: { id: t.receiverId } }],
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
  'operatorInvoiceApi.taxOne': (t) => [{ params: { id: t.askId } }],
  'operatorInvoiceApi.taxRetry': (t) => [{ params: { id: t.askId } }],
  'qualificationOperationsApi.detail': (t) => [{ params: { id: t.qualificationId } }],
  'qualificationOperationsApi.approve': (t) => [{ params: { id: t.qualificationId } }],
  'qualificationOperationsApi.reject': (t) => [{ params: { id: t.qualificationId }, body: { reason } }],
};

type Run = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

/** An application and an issued invoice of a member's order, somebody who gets them, and papers of a company of his. */
export const layInvoices = async (run: Run, memberId: string): Promise<void> => {
  await run(`insert into invoice_receiver (member_id, name, phone) values ($1, '收票人', '13800000009')`, [memberId]);
  await run(
    `insert into invoice_qualification (company_id, member_id, version, fields) select max(id), $1::bigint, 1, '{"companyName": "陌生企业", "taxNumber": "91120116MA05X00X0X", "registeredAddress": "路 1 号", "officePhone": "022-65550001", "openingBank": "银行", "bankAccount": "62170000100", "papers": []}' from company where member_id = $1::bigint`,
    [memberId],
  );
  await run(
    `with o as (select id, store_id, member_id, company_id, department_id, payable_fen from shop_order where member_id = $1::bigint and state = 'done' order by id desc limit 1),
       i as (insert into invoice (apply_sn, store_id, member_id, company_id, department_id, type, title, receiver, amount_fen, state, cause, code, number, issued_at)
         select 'FP' || lpad($1::text || n, 14, '0'), store_id, member_id, company_id, department_id, 'electronic_normal',
           '{"type": "electronic_normal", "titleType": "person", "personName": "王", "recipientName": "王", "phone": "13800000001", "email": "a@b.cn"}',
           '{"name": "王", "phone": "13800000001", "email": "a@b.cn", "address": ""}', 1, case n when 1 then 'applied' else 'issued' end, 'apply',
           case n when 1 then '' else '012345678901' end, case n when 1 then '' else lpad($1::text, 8, '0') end, case n when 1 then null else now() end
         from o, generate_series(1, 2) n returning id, state),
       a as (insert into invoice_ask (ask_no, invoice_id, kind, state, code, number, next_try_at, ended_at)
         select 'TX' || lpad($1::text, 14, '0'), id, 'blue', 'issued', '012345678901', lpad($1::text, 8, '0'), null, now() from i where state = 'issued')
     insert into invoice_cover (invoice_id, order_id, kind, name, tax_rate, amount_fen) select i.id, o.id, 'freight', '运费', 9, 1 from i, o`,
    [memberId],
  );
};
