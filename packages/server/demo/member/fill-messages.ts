import type pg from 'pg';
import { leadingCompany } from '../company/fill-companies.ts';

/** As the mall would have told it: of orders that were paid and shipped, of a flash sale, of a changed password, of joining the company. */
const told = `
  with buyer as (select id from member where audience = 'buyer' and enabled and (mobile like '138%' or company_id = ${leadingCompany})),
    joined as (
      select m.id, 'system', 'company.person_bound', jsonb_build_object('companyId', c.id::text, 'companyName', c.name, 'department', coalesce(d.name, '—'),
        'roles', array(select r.name from member_role h join role r on r.id = h.role_id where h.member_id = m.id order by r.id)), now() - interval '90 days'
      from buyer b join member m on m.id = b.id join company c on c.id = m.company_id left join department d on d.id = m.department_id where c.id = ${leadingCompany}),
    bought as (
      select o.id, o.order_sn, o.member_id, o.paid_at, o.shipped_at, o.paid_fen, row_number() over (partition by o.member_id order by o.id desc) as nth
      from shop_order o join buyer b on b.id = o.member_id where o.paid_at is not null and o.paid_fen > 0),
    paid as (
      select member_id, 'order' as kind, 'order.paid' as code, jsonb_build_object('orderId', id::text, 'orderSn', order_sn, 'amountFen', paid_fen) as facts, paid_at as at
      from bought where nth <= 4),
    shipped as (
      select b.member_id, 'order', 'order.shipped', jsonb_build_object('orderId', b.id::text, 'orderSn', b.order_sn, 'logisticsCompany', s.logistics_company, 'trackingNumber', s.tracking_number), b.shipped_at
      from bought b join lateral (select logistics_company, tracking_number from shipment where order_id = b.id order by id limit 1) s on true
      where b.nth <= 6 and b.shipped_at is not null),
    session as (
      select s.id, s.starts_at, array(select p.name from seckill_goods k join spec p on p.id = k.spec_id where k.session_id = s.id order by k.sort, k.spec_id limit 2) as names
      from seckill_session s where s.starts_at <= now() order by s.starts_at desc limit 1),
    begun as (
      select b.id, 'activity', 'seckill.begun', jsonb_build_object('sessionId', s.id::text, 'startsAt', to_char(s.starts_at, 'YYYY-MM-DD HH24:MI:SS'), 'names', s.names), s.starts_at
      from buyer b cross join session s where cardinality(s.names) > 0),
    changed as (select m.id, 'system', 'account.password_changed', '{}'::jsonb, m.password_changed_at from buyer b join member m on m.id = b.id),
    unpaid as (
      select o.member_id, 'order' as kind, 'order.unpaid' as code, jsonb_build_object('orderId', o.id::text, 'orderSn', o.order_sn, 'amountFen', o.payable_fen - o.paid_fen) as facts, now() - interval '3 minutes' as at
      from (select o.*, row_number() over (partition by o.member_id order by o.pay_deadline) as nth from shop_order o join buyer b on b.id = o.member_id
        where o.state = 'wait_pay' and o.pay_mode = 'prepay' and o.pay_deadline > now()) o where nth = 1),
    everything as (select * from unpaid union all select * from paid union all select * from shipped union all select * from begun union all select * from changed union all select * from joined)
  insert into message (member_id, kind, code, facts, created_at, read_at)
  select member_id, kind, code, facts, least(at, now()), case when row_number() over (partition by member_id, kind order by at desc) = 1 then null else least(at, now()) + interval '5 minutes' end
  from everything where at > now() - interval '170 days'`;

/** Every demo buyer finds messages of several kinds, the latest of each unread. */
export const fillMessages = async (client: pg.PoolClient): Promise<void> => {
  // What is said of a password, and what the account itself says, is the same.
  await client.query(
    `update member set password_changed_at = now() - make_interval(days => 3, hours => (id % 9)::int) where audience = 'buyer' and (mobile like '138%' or company_id = ${leadingCompany})`,
  );
  await client.query(told);
};
