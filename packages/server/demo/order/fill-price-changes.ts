import type pg from 'pg';

/** The latest unpaid orders of each store, three per cent cheaper and without freight: what waits for the buyers' word. A price that an activity or a quote made stays. */
const changes = `
  with chosen as (
    select o.id, o.store_id, o.payable_fen, o.freight_fen, row_number() over (partition by o.store_id order by o.id desc) as nth,
      (select s.id from member s where s.store_id = o.store_id and s.audience = 'seller' order by s.id limit 1) as seller_id
    from shop_order o where o.state = 'wait_pay' and o.pay_mode = 'prepay' and o.pay_state = 'unpaid' and o.pay_deadline > now() + interval '2 hours'
      and not exists (select from pay_attempt_order p join pay_attempt a on a.attempt_no = p.attempt_no where p.order_id = o.id and a.state = 'paying')
      and not exists (select from pay_voucher v join pay_request r on r.pay_sn = v.pay_sn where v.state = 'submitted' and (r.order_id = o.id or r.trade_id = o.trade_id))),
  cheaper as (
    select c.id as order_id, l.id as line_id, l.unit_fen, floor(l.unit_fen * 0.97)::bigint as to_fen, l.num
    from chosen c join order_line l on l.order_id = c.id
    where c.nth <= 2 and l.activity_type = 0 and l.agreed_id is null and l.quotation_id is null and floor(l.unit_fen * 0.97) between 1 and l.unit_fen - 1
      and floor(l.unit_fen * 0.97)::bigint * l.num >= l.activity_fen + l.coupon_fen + l.points_fen),
  asked as (
    insert into price_change (order_id, store_id, from_fen, to_fen, freight_from_fen, freight_to_fen, reason, by_member_id, at)
    select c.id, c.store_id, c.payable_fen, c.payable_fen - c.freight_fen - less.fen, c.freight_fen, 0, '老客户优惠，运费由我们承担', c.seller_id, now() - interval '20 minutes'
    from chosen c join (select order_id, sum((unit_fen - to_fen) * num) as fen from cheaper group by order_id) less on less.order_id = c.id
    where c.seller_id is not null and c.payable_fen - c.freight_fen - less.fen > 0
    returning id, order_id, by_member_id, at, reason),
  lines as (
    insert into price_change_line (change_id, order_line_id, from_fen, to_fen)
    select a.id, c.line_id, c.unit_fen, c.to_fen from asked a join cheaper c on c.order_id = a.order_id)
  insert into price_change_event (change_id, seq, event, to_state, by_kind, by_member_id, reason, at)
  select id, 1, 'propose', 'open', 'seller', by_member_id, reason, at from asked`;

/** Other prices that stores have asked of orders nobody has paid. */
export const fillPriceChanges = async (client: pg.PoolClient): Promise<void> => {
  await client.query(changes);
};
