import { sql } from 'drizzle-orm';
import type { ActSubjects } from './account/begin-act.ts';

const yuan = (column: string) => sql`'¥' || to_char(${sql.raw(column)} / 100.0, 'FM999,999,999,990.00')`;

/** What the acts of operators are about, as the trail names it. One select for each kind: what it is called, and what can change about it. */
export const actSubjects: ActSubjects = {
  activity: (id, memberId) => sql`
    select a.names ->> 'zh' as name, jsonb_build_object('state', a.state) as facts
    from activity a where ${id === undefined ? sql`a.by_member_id = ${memberId}` : sql`a.id = ${id}`} order by a.id desc limit 1`,
  seckill_application: (id) => sql`
    select concat_ws(' · ', p.name, s.name) as name, jsonb_build_object('outcome', a.state) as facts
    from seckill_application a join spec p on p.id = a.spec_id join store s on s.id = a.store_id where a.id = ${id}`,
  seckill_session: (id, memberId) => sql`
    select a.names ->> 'zh' || ' · ' || to_char(s.starts_at, 'MM-DD HH24:MI') as name,
      jsonb_build_object('lines', (select count(*) from seckill_goods g where g.session_id = s.id), 'state', a.state) as facts
    from seckill_session s join activity a on a.id = s.activity_id
    where ${id === undefined ? sql`a.by_member_id = ${memberId}` : sql`s.id = ${id}`} order by s.id desc limit 1`,
  after_sale: (id) => sql`
    select s.aftersale_sn || ' · ' || o.order_sn as name, jsonb_build_object('state', s.state) as facts
    from after_sale s join shop_order o on o.id = s.order_id where s.id = ${id}`,
  agreement: (id) => sql`
    select concat_ws(' · ', a.contract_sn, c.name) as name, jsonb_build_object('state', a.state) as facts
    from agreement a join company c on c.id = a.company_id where a.id = ${id}`,
  approval_request: (id) => sql`
    select r.request_no || ' · ' || c.name as name, jsonb_build_object('state', r.state, 'node', r.nodes -> r.node ->> 'name') as facts
    from approval_request r join company c on c.id = r.company_id where r.id = ${id}`,
  bank_line: (id) => sql`
    select concat_ws(' · ', line_no, nullif(party_name, ''), ${yuan('amount_fen')}) as name,
      jsonb_build_object('state', state, 'record', coalesce(attempt_no, refund_sn), 'difference', difference) as facts
    from bank_line where id = ${id}`,
  bank_statement: (id, memberId) => sql`
    select file_name as name, jsonb_build_object('lines', lines, 'newLines', new_lines) as facts
    from bank_statement where ${id === undefined ? sql`by_member_id = ${memberId}` : sql`id = ${id}`} order by id desc limit 1`,
  bill: (id) => sql`
    select concat_ws(' · ', b.bill_sn, c.name, ${yuan('b.total_fen')}) as name, jsonb_build_object('state', b.state) as facts
    from bill b join company c on c.id = b.company_id where b.id = ${id}`,
  bill_dispute: (id) => sql`
    select concat_ws(' · ', b.bill_sn, c.name, o.order_sn) as name, jsonb_build_object('outcome', d.answer) as facts
    from bill_dispute d join bill b on b.id = d.bill_id join company c on c.id = b.company_id join bill_line l on l.id = d.line_id join shop_order o on o.id = l.order_id where d.id = ${id}`,
  bill_payment: (id) => sql`
    select concat_ws(' · ', p.pay_sn, b.bill_sn, ${yuan('p.amount_fen')}) as name, jsonb_build_object('outcome', p.state) as facts
    from bill_payment p join bill b on b.id = p.bill_id where p.id = ${id}`,
  brand: (id) => sql`
    select name, jsonb_build_object('own', own) as facts from brand where ${id === undefined ? sql`true` : sql`id = ${id}`} order by id desc limit 1`,
  class_publication: (id, memberId) => sql`
    select 'v' || id as name, jsonb_build_object('changes', jsonb_array_length(changes)) as facts
    from class_publication where ${id === undefined ? sql`member_id = ${memberId}` : sql`id = ${id}`} order by id desc limit 1`,
  goods_class: (id) =>
    sql`select names ->> 'zh' as name, jsonb_build_object('goods', goods_count) as facts from goods_class where id = ${id}`,
  label: (id) => sql`
    select names ->> 'zh' as name, jsonb_build_object('tone', tone, 'goods', (select count(*) from goods_label g where g.label_id = label.id)) as facts from label where ${id === undefined ? sql`true` : sql`id = ${id}`} order by id desc limit 1`,
  plate_rule: (id, memberId) => sql`
    select pattern as name, '{}'::jsonb as facts from plate_rule where ${id === undefined ? sql`member_id = ${memberId}` : sql`id = ${id}`} order by updated_at desc, id desc limit 1`,
  search_synonym: (id, memberId) => sql`
    select word as name, jsonb_build_object('means', means) as facts
    from search_synonym where ${id === undefined ? sql`member_id = ${memberId}` : sql`id = ${id}`} order by updated_at desc, id desc limit 1`,
  zone: (id) => sql`
    select names ->> 'zh' as name, jsonb_build_object('open', open, 'companies', (select count(*) from zone_company c where c.zone_id = z.id), 'prices', (select count(*) from zone_price p where p.zone_id = z.id)) as facts from zone z where id = ${id}`,
  company: (id) => sql`select name, jsonb_build_object('state', state) as facts from company where id = ${id}`,
  credit_account: (id) => sql`
    select c.name, jsonb_build_object('quota', a.state, 'limit', ${yuan('a.limit_fen')}, 'used', ${yuan('a.used_fen')}) as facts
    from credit_account a join company c on c.id = a.company_id where a.id = ${id}`,
  credit_act: (id) => sql`
    select concat_ws(' · ', x.act_sn, c.name, ${yuan('x.amount_fen')}) as name, jsonb_build_object('outcome', x.state) as facts
    from credit_act x join credit_account a on a.id = x.account_id join company c on c.id = a.company_id where x.id = ${id}`,
  credit_application: (id) => sql`
    select concat_ws(' · ', p.application_sn, c.name, ${yuan('p.asked_fen')}) as name, jsonb_build_object('outcome', p.state) as facts
    from credit_application p join company c on c.id = p.company_id where p.id = ${id}`,
  credit_review: (id) => sql`
    select concat_ws(' · ', c.name, ${yuan('r.amount_fen')}) as name, jsonb_build_object('outcome', r.state) as facts
    from credit_review r join company c on c.id = r.company_id where r.id = ${id}`,
  feedback: (id) =>
    sql`select '#' || id || ' ' || left(body, 40) as name, jsonb_build_object('state', state) as facts from feedback where id = ${id}`,
  goods: (id) => sql`
    select concat_ws(' · ', g.name, s.name) as name, jsonb_build_object('state', g.state) as facts from goods g join store s on s.id = g.store_id where g.id = ${id}`,
  goods_version: (id) => sql`
    select concat_ws(' · ', v.fields ->> 'name', s.name) as name, jsonb_build_object('outcome', coalesce(v.decision, 'waiting')) as facts
    from goods_version v join goods g on g.id = v.goods_id join store s on s.id = g.store_id where v.id = ${id}`,
  identity_provider: (id) => sql`
    select c.name || ' · ' || p.domain as name, jsonb_build_object('outcome', p.decision) as facts
    from identity_provider p join company c on c.id = p.company_id where p.company_id = ${id}`,
  inquiry_voucher: (id) => sql`
    select concat_ws(' · ', q.inquiry_no, c.name) as name, jsonb_build_object('outcome', v.state) as facts
    from inquiry_voucher v join inquiry q on q.id = v.inquiry_id join company c on c.id = q.company_id where v.id = ${id}`,
  invoice: (id) => sql`
    select concat_ws(' · ', i.apply_sn, s.name, ${yuan('i.amount_fen')}) as name, jsonb_build_object('state', i.state) as facts
    from invoice i join store s on s.id = i.store_id where i.id = ${id}`,
  invoice_ask: (id) => sql`
    select concat_ws(' · ', a.ask_no, i.apply_sn) as name, jsonb_build_object('state', a.state) as facts
    from invoice_ask a join invoice i on i.id = a.invoice_id where a.id = ${id}`,
  invoice_qualification: (id) => sql`
    select c.name, jsonb_build_object('outcome', coalesce(q.decision, 'waiting')) as facts
    from invoice_qualification q join company c on c.id = q.company_id where q.id = ${id}`,
  news: (id) => sql`
    select name || ' · ' || subject as name, jsonb_build_object('state', case when dead_at is not null then 'dead' when done_at is not null then 'done' else 'waiting' end) as facts
    from news where id = ${id}`,
  open_key: (id) => sql`
    select concat_ws(' · ', k.name, c.name) as name, jsonb_build_object('state', case when k.blocked_at is null then 'on' else 'blocked' end) as facts
    from open_key k join company c on c.id = k.company_id where k.id = ${id}`,
  punchout_connection: (id) => sql`
    select concat_ws(' · ', p.name, c.name) as name, jsonb_build_object('state', case when p.blocked_at is null then 'on' else 'blocked' end) as facts
    from punchout_connection p join company c on c.id = p.company_id where p.id = ${id}`,
  partner: (id, memberId) => sql`
    select name, jsonb_build_object('state', case when enabled then 'enabled' else 'disabled' end, 'keys', (select count(*) from partner_key k where k.partner_id = p.id and k.ended_at is null)) as facts
    from partner p where ${id === undefined ? sql`created_by = ${memberId}` : sql`id = ${id}`} order by id desc limit 1`,
  pay_alert: (id) =>
    sql`select kind || ' · ' || subject as name, jsonb_build_object('settled', settled_at is not null) as facts from pay_alert where id = ${id}`,
  pay_voucher: (id) => sql`
    select concat_ws(' · ', pay_sn, nullif(payer_name, '')) as name, jsonb_build_object('state', state) as facts from pay_voucher where id = ${id}`,
  refund: (id) =>
    sql`select refund_sn || ' · ' || ${yuan('amount_fen')} as name, jsonb_build_object('state', state) as facts from refund where id = ${id}`,
  review: (id) => sql`
    select '#' || r.id || ' · ' || left(g.name, 30) || ' · ' || left(r.text, 30) as name, jsonb_build_object('state', case when r.shown then 'shown' else 'hidden' end) as facts
    from review r join goods g on g.id = r.goods_id where r.id = ${id}`,
  store: (id) => sql`select name, jsonb_build_object('state', state) as facts from store where id = ${id}`,
  store_application: (id) => sql`
    select concat_ws(' · ', nullif(store_name, ''), nullif(company_name, '')) as name, jsonb_build_object('state', state) as facts
    from store_application where id = ${id}`,
  store_paper: (id) => sql`
    select s.name || ' · ' || q.name as name, jsonb_build_object('validTo', coalesce(q.valid_until::text, ''), 'outcome', (select coalesce(v.decision, 'waiting') from store_paper_version v where v.paper_id = q.id order by v.version desc limit 1)) as facts
    from store_qualification q join store s on s.id = q.store_id where q.id = ${id}`,
  wrong_payment: (id) => sql`
    select wrong_sn || ' · ' || ${yuan('received_fen')} as name, jsonb_build_object('state', state, 'way', way) as facts
    from wrong_payment where id = ${id}`,
};
