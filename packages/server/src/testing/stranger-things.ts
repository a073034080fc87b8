import type { AnyCall } from '@mall/contract/kernel/call.ts';
import { layInvoices } from './invoice-askings.ts';
import { askings, nobodys, type Things } from './stranger-askings.ts';
import type { TestApp } from './test-app.ts';

type Run = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

/** Everything of a member that has a number; what is easily made is made. */
export const thingsOf = async (run: Run, memberId: string): Promise<Things> => {
  await run(
    `insert into upload (key, member_id, kind, type, name, bytes) values (md5($1 || 'strangers'), $2, 'image', 'image/png', 'a.png', 10)`,
    [memberId, memberId],
  );
  await run(`insert into download (member_id, kind, input, name, format, state) values ($1, 'orders', '{}', '订单', 'xlsx', 'failed')`, [
    memberId,
  ]);
  await run(
    `insert into pay_request (pay_sn, trade_id, member_id) select pay_sn, id, member_id from trade where member_id = $1 and pay_mode = 'prepay' on conflict do nothing`,
    [memberId],
  );
  await run(
    `insert into pay_voucher (pay_sn, member_id, urls, payer_name) select r.pay_sn, $1, '{/uploads/1}', '付款人' from pay_request r join shop_order o on o.trade_id = r.trade_id
     where r.member_id = $1 and o.state = 'wait_pay' limit 1 on conflict do nothing`,
    [memberId],
  );
  await run(
    `with s as (insert into bank_statement (file_name, format, account_no, lines, new_lines) values ('s.csv', 'csv', '1', 1, 1) returning id)
     insert into bank_line (statement_id, account_no, line_no, booked_at, direction, amount_fen) select id, '1', $1, now(), 'in', 100 from s`,
    [memberId],
  );
  await run(
    `insert into wrong_payment (wrong_sn, kind, channel, out_no, received_fen, payer_name) values ('W' || lpad($1, 12, '0'), 'stray', 'offline', $1, 100, $1)`,
    [memberId],
  );
  await run(
    `insert into news (name, listener, subject, payload, dead_at) values ('seckill.begun', 'member', 'member:' || $1, '{}', now())`,
    [memberId],
  );
  await run(`insert into pay_alert (kind, subject) values ('late', 'of ' || $1) on conflict do nothing`, [memberId]);
  await run(`insert into feedback (member_id, kind, body) values ($1, 'other', '看不到')`, [memberId]);
  await run(
    `with c as (insert into company (name, member_id) values ('陌生企业', $1) returning id)
     insert into company_version (company_id, version, member_id, fields) select id, 1, $1, jsonb_build_object('name', '陌生企业' || $1::text) from c`,
    [memberId],
  );
  await run(
    `with c as (insert into company (name, member_id) values ('有额度的陌生企业', $1::bigint) returning id),
       a as (insert into credit_account (company_id, member_id) select id, $1::bigint from c returning id, company_id),
       p as (insert into credit_application (application_sn, account_id, company_id, member_id, kind, asked_fen, purpose, papers)
         select 'CA' || lpad($1::text, 12, '0'), id, company_id, $1::bigint, 'raise', 100, '备货', '[]' from a),
       x as (insert into credit_act (act_sn, account_id, kind, amount_fen, stake_fen, entered_by) select 'CX' || lpad($1::text, 12, '0'), id, 'adjust', 100, 100, $1::bigint from a)
     insert into credit_review (company_id, member_id, amount_fen, due_at) select id, $1::bigint, 0, now() + interval '7 days' from c`,
    [memberId],
  );
  await layInvoices(run, memberId);
  await run(
    `with a as (insert into store_application (member_id, state, store_name, unified_code) values ($1::bigint, 'pending', 'S' || $1::bigint, 'S' || $1::bigint) returning id)
     insert into store_application_version (application_id, version, member_id, fields) select id, 1, $1::bigint, '{}' from a`,
    [memberId],
  );
  await run(
    `insert into message (member_id, kind, code, facts, read_at) values ($1, 'system', 'plain', '{"title":"t","body":"","url":""}', now())`,
    [memberId],
  );
  await run(`insert into saved_view (member_id, list, name, query) values ($1, '/orders', '我的', 'tab=all')`, [memberId]);
  // A code is its company's, too; of this company nobody asks.
  await run(
    `insert into material_code (company_id, code, code_key, spec_id)
     select max(c.id), 'of ' || $1::text, 'OF' || $1::text, (select min(id) from spec) from company c where c.member_id = $1::bigint`,
    [memberId],
  );
  await run(
    `with c as (select max(id) as id from company where member_id = $1::bigint),
       k as (insert into open_key (company_id, member_id, name, key, secret, scopes, reach) select id, $1::bigint, 'ERP', 'MK' || lpad($1::text, 20, '0'), '\\x00', '{goods}', 'own' from c returning id),
       n as (insert into open_call (key_id, method, path, status, ms, address) select id, 'GET', '/', 200, 1, '' from k),
       h as (insert into open_hook (company_id, member_id, name, url, secret, topics) select id, $1::bigint, 'ERP', 'https://erp.example.com/', '\\x00', '{order.paid}' from c returning id)
     insert into open_delivery (hook_id, topic, subject, data, told_at, once, done_at) select id, 'order.paid', 'order:1', '{}', now(), 'once', now() from h`,
    [memberId],
  );
  await run(
    `with p as (insert into punchout_connection (company_id, member_id, name, protocol, key, secret, hosts)
         select max(id), $1::bigint, 'ERP', 'oci5', 'PU' || lpad($1::text, 16, '0'), '\\x00', '{erp.example.com}' from company where member_id = $1::bigint returning id, company_id),
       o as (insert into punchout_order (connection_id, company_id, member_id, their_id, payload_id, content_hash, lines, trade_id)
         select p.id, p.company_id, $1::bigint, 'PO', 'p', '', '[]', coalesce((select max(id) from trade where member_id = $1::bigint), (select min(id) from trade)) from p returning id, connection_id)
     insert into punchout_paper (order_id, connection_id, kind, subject, facts, next_try_at) select id, connection_id, 'confirmation', 'order:' || id, '{}', null from o`,
    [memberId],
  );
  // A role is its company's, not one person's: this company has nobody who asks.
  await run(`insert into role (company_id, key, name) values (900000000, $1, $1)`, [`of ${memberId}`]);
  // Who is of no company stands for the second one of the demo.
  const [home] = await run(`select coalesce(company_id, 2)::text as company, department_id::text as department from member where id = $1`, [
    memberId,
  ]);
  const place = [home?.['company'], home?.['department'] ?? null];
  await run(`insert into purchase_unit (company_id, department_id, name) values ($1, $2, '单位' || $3)`, [...place, memberId]);
  await run(`insert into cost_centre (company_id, department_id, code, name) values ($1, $2, 'S-' || $3, '中心')`, [...place, memberId]);
  await run(
    `insert into company_invitation (company_id, department_id, mobile, name, role_ids, invited_by) values ($1, $2, '188' || lpad($3, 8, '0'), '受邀人', '{}', $3::bigint)`,
    [...place, memberId],
  );
  await run(
    `insert into project (company_id, department_id, member_id, code, name, starts_on, ends_on, budget_fen) values ($1, $2, $3::bigint, 'S-' || $3, '项目', current_date - 9, current_date - 1, 0)`,
    [...place, memberId],
  );
  await run(`insert into procurement_list (company_id, department_id, member_id, name) values ($1, $2, $3::bigint, '清单' || $3)`, [
    ...place,
    memberId,
  ]);
  await run(
    `insert into procurement_list_line (list_id, spec_id, num) select l.id, s.id, 1 from procurement_list l, (select min(id) as id from spec) s where l.name = '清单' || $1`,
    [memberId],
  );
  await run(
    `insert into standing_order (company_id, department_id, member_id, list_id, address_id, name, period, day, pay_mode, state, next_on)
     select company_id, department_id, member_id, id, 1, '定期', 'weekly', 1, 'prepay', 'active', current_date + 30 from procurement_list where name = '清单' || $1`,
    [memberId],
  );
  await run(
    `with p as (insert into approval_process (company_id, department_id, name, state, member_id) values ($1, $2, '流程' || $3 || '号', 'draft', $3::bigint) returning id),
       d as (insert into approval_delegation (company_id, member_id, to_member_id, from_day, until_day) select $1, $3::bigint, max(id), current_date, current_date from member where id <> $3::bigint)
     insert into approval_request (request_no, company_id, department_id, member_id, trade_id, process_id, process_name, version, nodes, facts, document_hash, title, amount_fen, pay_mode, state)
     select 'QG' || $3, $1, $2, $3::bigint, coalesce((select min(id) from trade where member_id = $3::bigint), (select min(id) from trade)), p.id, '流程', 1, '[]', '{}', repeat('0', 64), '电缆', 1, 'prepay', 'approved' from p`,
    [...place, memberId],
  );
  await run(
    `insert into agreement (contract_sn, verify_code, kind, order_id, company_id, department_id, member_id, store_id, created_side, created_by, title, valid_from, valid_to, buyer, seller, terms, total_fen)
     select 'HT' || lpad($3::text, 12, '0'), 'AAAAAAAAAA', case when o.id is null then 'framework' else 'order' end, o.id, $1, $2, $3::bigint, (select min(id) from store), 'buyer', $3::bigint, '陌生合同',
       current_date, current_date, '{"name":"甲"}', '{"name":"乙"}', '[]', 0
     from (select min(id) as id from shop_order where member_id = $3::bigint and state = 'wait_pay' and pay_mode = 'prepay') o`,
    [...place, memberId],
  );
  await run(
    `with b as (insert into bill (bill_sn, company_id, department_id, store_id, member_id, kind, state, from_day, to_day, issued_at)
         values ('ZD' || lpad($3::text, 14, '0'), $1::bigint, $2::bigint, 1, $3::bigint, 'chosen', 'disputed', current_date, current_date, now()) returning id),
       e as (insert into bill_entry (bill_id, order_id, left_at, left_why) select b.id, (select min(id) from shop_order), now(), 'moved' from b returning id, bill_id, order_id),
       l as (insert into bill_line (bill_id, entry_id, order_id, kind, name, amount_fen, by_kind, happened_at) select bill_id, id, order_id, 'freight', '运费', 100, 'system', now() from e returning id, bill_id),
       d as (insert into bill_dispute (bill_id, line_id, rev, reason, words, member_id) select bill_id, id, 1, 'price', '价格', $3::bigint from l)
     insert into bill_payment (pay_sn, bill_id, member_id, amount_fen, payer_name, urls) select 'ZK' || lpad($3::text, 14, '0'), id, $3::bigint, 100, '某', '[]' from b`,
    [...place, memberId],
  );
  await run(
    `with q as (insert into inquiry (inquiry_no, member_id, company_id, department_id, title, draft)
       values ('XJ20260101-' || lpad($3::text, 8, '0'), $3::bigint, $1::bigint, $2::bigint, '陌生询价', '{"title":"陌生询价"}') returning id)
     insert into inquiry_voucher (inquiry_id, member_id, files) select id, $3::bigint, '[]' from q`,
    [...place, memberId],
  );
  const [row] = await run(
    `select (select min(id) from shop_order where member_id = $1 and state = 'wait_pay' and pay_mode = 'prepay')::text as "orderId",
      (select min(id) from shop_order where member_id = $1 and state = 'done' and evaluate_state = 'waiting')::text as "doneOrderId",
      (select min(t.pay_sn) from trade t join shop_order o on o.trade_id = t.id where o.member_id = $1 and o.state = 'wait_pay' and o.pay_mode = 'prepay') as "paySn",
      (select min(l.id) from order_line l join shop_order o on o.id = l.order_id where o.member_id = $1 and o.state = 'done' and not l.reviewed)::text as "lineId",
      (select min(s.id) from shipment s join shop_order o on o.id = s.order_id where o.member_id = $1)::text as "shipmentId",
      (select min(id) from review where member_id = $1)::text as "reviewId",
      (select min(id) from after_sale where member_id = $1 and state = 'applied')::text as "afterSaleId",
      (select min(id) from member_address where member_id = $1)::text as "addressId",
      (select min(id) from invoice_title where member_id = $1)::text as "titleId",
      (select min(id) from footprint where member_id = $1)::text as "footprintId",
      (select min(id) from saved_view where member_id = $1)::text as "savedViewId",
      (select max(id) from open_key where member_id = $1)::text as "openKeyId",
      (select max(id) from open_hook where member_id = $1)::text as "openHookId",
      (select max(id) from punchout_connection where member_id = $1)::text as "punchoutId",
      (select max(q.id) from punchout_paper q join punchout_connection p on p.id = q.connection_id where p.member_id = $1)::text as "punchoutPaperId",
      (select max(d.id) from open_delivery d join open_hook h on h.id = d.hook_id where h.member_id = $1)::text as "openDeliveryId",
      (select max(id) from material_code where code = 'of ' || $1)::text as "materialCodeId",
      (select min(id) from cart_line where member_id = $1)::text as "cartId",
      (select min(id) from member_coupon where member_id = $1 and state = 'new')::text as "memberCouponId",
      (select max(id) from member_session where member_id = $1)::text as "sessionId",
      (select max(id) from download where member_id = $1)::text as "downloadId",
      (select max(id) from pay_voucher where member_id = $1)::text as "voucherId",
      (select min(r.id) from refund r join shop_order o on o.id = r.order_id where o.member_id = $1)::text as "refundId",
      (select max(id) from wrong_payment where payer_name = $1::text)::text as "wrongId",
      (select max(id) from bank_line where line_no = $1::text)::text as "bankLineId",
      (select max(statement_id) from bank_line where line_no = $1::text)::text as "statementId",
      (select max(id) from message where member_id = $1)::text as "messageId",
      (select max(id) from news where subject = 'member:' || $1)::text as "newsId",
      (select max(id) from pay_alert where subject = 'of ' || $1)::text as "alertId",
      (select max(id) from feedback where member_id = $1)::text as "feedbackId",
      (select max(id) from company where member_id = $1)::text as "companyId",
      (select max(id) from company_version where member_id = $1)::text as "versionId",
      (select max(id) from agreement where member_id = $1)::text as "contractId",
      (select max(id) from inquiry where member_id = $1)::text as "inquiryId",
      (select max(id) from inquiry_voucher where member_id = $1)::text as "inquiryVoucherId",
      (select max(id) from credit_account where member_id = $1)::text as "creditAccountId",
      (select max(id) from credit_application where member_id = $1)::text as "creditApplicationId",
      (select max(id) from credit_act where entered_by = $1)::text as "creditActId",
      (select max(id) from credit_review where member_id = $1)::text as "creditReviewId",
      (select max(id) from bill where member_id = $1)::text as "billId",
      (select max(id) from bill_payment where member_id = $1)::text as "billPaymentId",
      (select max(id) from bill_dispute where member_id = $1)::text as "billDisputeId",
      (select max(line_id) from bill_dispute where member_id = $1)::text as "billLineId",
      (select max(id) from invoice where member_id = $1 and state = 'applied')::text as "invoiceId",
      (select max(id) from invoice where member_id = $1 and state = 'issued')::text as "issuedInvoiceId",
      (select max(id) from invoice_receiver where member_id = $1)::text as "receiverId",
      (select max(id) from invoice_qualification where member_id = $1)::text as "qualificationId",
      (select max(a.id) from invoice_ask a join invoice i on i.id = a.invoice_id where i.member_id = $1)::text as "askId",
      (select max(id) from store_application where member_id = $1)::text as "applicationId",
      (select max(id) from store_application_version where member_id = $1)::text as "applicationVersionId",
      (select max(id) from role where key = 'of ' || $1)::text as "roleId",
      $1::text as "memberId", coalesce((select department_id from member where id = $1), (select min(id) from department where company_id = 2))::text as "departmentId",
      (select max(id) from purchase_unit where name = '单位' || $1)::text as "unitId",
      (select max(id) from cost_centre where code = 'S-' || $1)::text as "centreId",
      (select max(id) from project where member_id = $1)::text as "projectId",
      (select max(id) from procurement_list where member_id = $1)::text as "listId",
      (select max(id) from standing_order where member_id = $1)::text as "standingId",
      (select max(id) from company_invitation where invited_by = $1)::text as "invitationId",
      (select max(id) from role where company_id is null and key = 'company_purchaser')::text as "standardRoleId",
      (select max(id) from approval_process where member_id = $1)::text as "processId",
      (select max(id) from approval_request where member_id = $1)::text as "requestId",
      (select max(id) from approval_delegation where member_id = $1)::text as "delegationId",
      '/uploads/' || md5($1 || 'strangers') as "uploadUrl"`,
    [memberId],
  );
  return row as Things;
};

/** Numbers that anybody may know: goods, stores, coupons that are given out, sessions of a seckill, what an information costs, classes by which a store counts its own. */
const open = new Set(['favouritesApi', 'couponApi', 'informationApi', 'seckillApi', 'sellerFiguresApi']);
const openFields = new Set(['goodsId', 'specId', 'storeId', 'provinceId', 'cityId', 'districtId']);

const shapeOf = (schema: unknown): string[] => {
  const found = schema as { shape?: object; def?: { in?: unknown; innerType?: unknown } } | undefined;
  if (!found) return [];
  if (found.shape) return Object.keys(found.shape);
  return shapeOf(found.def?.in ?? found.def?.innerType);
};
/** Does somebody who makes this call say a number that may be another's? */
export const takesNumber = (name: string, call: AnyCall): boolean => {
  const api = name.split('.')[0] as string;
  const fields = [
    ...[...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string),
    ...shapeOf(call.query),
    ...shapeOf(call.body),
  ];
  return (
    fields.some((field) => /(^id|^ids|Id|Ids|paySn|urls|replaces|instead|mends)$/.test(field) && !openFields.has(field)) && !open.has(api)
  );
};

/** How a call answers to each way of asking for these things: what it says, and what it shows. */
/** A token to submit an order with is another at every asking. */
const withoutToken = (data: unknown): unknown =>
  data !== null && typeof data === 'object' && 'submitToken' in data ? { ...data, submitToken: '' } : data;

export const answersTo = async (
  mall: TestApp,
  { name, call }: { name: string; call: AnyCall },
  token: string,
  their: Things,
  my: Things,
) => {
  const own = { ...nobodys, ...Object.fromEntries(Object.entries(my).filter(([, value]) => value)) };
  const heard: unknown[] = [];
  for (const request of askings[name]?.(their, own) ?? []) {
    const { code, errorCode, msg, data } = await mall.call(call, request as never, { token });
    heard.push({ name, code, errorCode, msg, data: call.verb === 'GET' ? withoutToken(data) : null });
  }
  return heard as { code: number; errorCode: string | null }[];
};
