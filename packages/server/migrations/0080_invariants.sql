-- What must be true of the whole mall at any moment; `select * from inv.checks where bad > 0` is empty.
-- Rows are checked by constraints; these compare tables with each other.
create schema inv;

-- The moves that an order may make, as the machine of the contract has them (a test compares).
create table inv.order_edge (from_state text, to_state text not null);
insert into inv.order_edge values
  (null, 'in_approval'), (null, 'wait_pay'), (null, 'wait_ship'),
  ('in_approval', 'wait_pay'), ('in_approval', 'wait_ship'), ('in_approval', 'cancelled'),
  ('wait_pay', 'wait_ship'), ('wait_pay', 'cancelled'), ('wait_pay', 'done'),
  ('wait_ship', 'wait_receive'), ('wait_ship', 'cancelled'),
  ('wait_receive', 'done'), ('wait_receive', 'wait_pay');

create view inv.checks as
select 'I01' as id, 'stock is never below zero' as rule, count(*) as bad
  from spec_stock where on_hand < 0 or reserved < 0 or on_hand < reserved
union all select 'I02', 'stock is the sum of its ledger', count(*)
  from spec_stock k full join (select spec_id, sum(on_hand_change) as on_hand, sum(reserved_change) as reserved from stock_ledger group by spec_id) l using (spec_id)
  where (coalesce(k.on_hand, 0), coalesce(k.reserved, 0)) is distinct from (coalesce(l.on_hand, 0), coalesce(l.reserved, 0))
union all select 'I03', 'what is reserved is what open orders still have to send', count(*)
  from spec_stock k full join (
    select l.spec_id, sum(l.num - l.shipped_num - l.dropped_num) as num from order_line l join shop_order o on o.id = l.order_id
    where o.state in ('in_approval', 'wait_pay', 'wait_ship') and o.received_at is null group by l.spec_id) w using (spec_id)
  where coalesce(k.reserved, 0) <> coalesce(w.num, 0)
union all select 'I04', 'an activity sells no more than it has, and counts what its orders bought', count(*)
  from (select 3 as type, session_id as ref, spec_id, total, sold, sold_elsewhere from seckill_goods
        union all select 5, activity_id, spec_id, total, sold, sold_elsewhere from time_limited_goods) g
  left join (select l.activity_type, l.activity_ref, l.spec_id, sum(l.num - l.dropped_num) as num from order_line l join shop_order o on o.id = l.order_id
             where l.activity_type <> 0 and o.state <> 'cancelled' group by 1, 2, 3) b
    on b.activity_type = g.type and b.activity_ref = g.ref and b.spec_id = g.spec_id
  where g.sold > g.total or g.sold - g.sold_elsewhere <> coalesce(b.num, 0)
union all select 'I05', 'nobody bought more of an activity than one person may', count(*)
  from (select l.activity_type, l.activity_ref, l.spec_id, o.member_id, sum(l.num - l.dropped_num) as num from order_line l join shop_order o on o.id = l.order_id
        where l.activity_type <> 0 and o.state <> 'cancelled' group by 1, 2, 3, 4) b
  left join seckill_goods s on b.activity_type = 3 and s.session_id = b.activity_ref and s.spec_id = b.spec_id
  left join time_limited_goods t on b.activity_type = 5 and t.activity_id = b.activity_ref and t.spec_id = b.spec_id
  where b.num > nullif(coalesce(s.restriction, t.restriction, 0), 0)
union all select 'I06', 'an activity price holds inside its window by the database clock', count(*)
  from order_line l join shop_order o on o.id = l.order_id
  left join seckill_session s on l.activity_type = 3 and s.id = l.activity_ref
  left join activity a on l.activity_type = 5 and a.id = l.activity_ref
  where l.activity_type <> 0 and (o.created_at < coalesce(s.starts_at, a.starts_at) or o.created_at >= coalesce(s.ends_at, a.ends_at))
union all select 'I07', 'a line holds 1 to 200 pieces', count(*) from order_line where num not between 1 and 200
union all select 'I08', 'an order costs goods and freight less its discounts', count(*)
  from shop_order where payable_fen <> goods_fen + freight_fen - activity_fen - coupon_fen - points_fen
    or payable_fen not between 0 and 99999999999 or least(goods_fen, freight_fen, activity_fen, coupon_fen, points_fen) < 0
union all select 'I09', 'lines add up to their order', count(*)
  from shop_order o join (select order_id, sum(unit_fen * num) as goods, sum(pay_fen) as pay, sum(activity_fen) as activity, sum(coupon_fen) as coupon,
                            sum(points_fen) as points, sum(num) as num from order_line group by order_id) l on l.order_id = o.id
  where (o.goods_fen, o.payable_fen - o.freight_fen, o.activity_fen, o.coupon_fen, o.points_fen, o.item_count) is distinct from (l.goods, l.pay, l.activity, l.coupon, l.points, l.num)
union all select 'I10', 'what an order was paid is what came in for it, and never more than it costs', count(*)
  from shop_order o left join (select l.order_id, sum(l.amount_fen) as fen from pay_attempt_order l join pay_attempt a using (attempt_no)
                               where l.taken and a.state = 'success' group by l.order_id) p on p.order_id = o.id
  where o.paid_fen <> coalesce(p.fen, 0) or o.paid_fen > o.payable_fen
union all select 'I11', 'an order paid before goods moves on fully paid', count(*)
  from shop_order where pay_mode = 'prepay' and state in ('wait_ship', 'wait_receive', 'done') and paid_fen <> payable_fen
union all select 'I12', 'a notice is applied once, a payment succeeds once', count(*)
  from (select from pay_notice where verdict = 'applied' and state = 'success' group by attempt_no having count(*) > 1
        union all select from pay_attempt where state = 'success' group by channel, out_no having count(*) > 1) n
union all select 'I13', 'no order gives back more than it was paid, nor an after-sale twice', count(*)
  from (select o.id from shop_order o join refund r on r.order_id = o.id where r.ref not like 'late:%' and r.state <> 'failure'
        group by o.id having sum(r.amount_fen) > max(o.paid_fen)
        union all select a.order_id from after_sale a join refund r on r.ref = 'after-sale:' || a.id where a.state = 'finished' and r.state <> 'success') r
union all select 'I14', 'money for a cancelled order, or paid twice, is on its way back', count(*)
  from (select o.id from shop_order o where o.state = 'cancelled' and o.paid_fen <> (
          select coalesce(sum(amount_fen), 0) from refund r where r.order_id = o.id and r.ref not like 'late:%')
        union all select l.order_id from pay_attempt_order l join pay_attempt a using (attempt_no) where a.state = 'success' and not l.taken
          and l.amount_fen <> (select coalesce(sum(amount_fen), 0) from refund r where r.ref = 'late:' || l.attempt_no || '/' || l.order_id)) m
union all select 'I15', 'a used coupon is in one live order, of its owner', count(*)
  from member_coupon c full join (select * from shop_order where state <> 'cancelled' and member_coupon_id is not null) o on o.member_coupon_id = c.id
  where (c.state = 'used') is distinct from (o.id is not null) and (c.state = 'used' or o.refund_state is distinct from 'all')
    or (o.id is not null and c.state = 'used' and (c.used_order_id <> o.id or c.member_id <> o.member_id or o.created_at not between c.valid_from and c.valid_until))
union all select 'I16', 'a coupon deduction has its coupon', count(*) from shop_order where (coupon_fen > 0) <> (member_coupon_id is not null)
union all select 'I17', 'coupons given out are counted, within quota and each member''s limit', count(*)
  from coupon c left join (select coupon_id, count(*) as n, max(seq) as seq from member_coupon group by coupon_id) m on m.coupon_id = c.id
  where c.received < coalesce(m.n, 0) or c.received > c.quota or m.seq > c.per_member
union all select 'I18', 'points are the sum of their ledger', count(*)
  from point_account p full join (select member_id, sum(change) as balance, min(balance_after) as low from point_ledger group by member_id) l using (member_id)
  where coalesce(p.balance, 0) <> coalesce(l.balance, 0) or l.low < 0
union all select 'I21', 'an after-sale begins as applied for and moves', count(*)
  from after_sale_event where (from_state is null) <> (seq = 1) or (seq = 1 and to_state <> 'applied')
union all select 'I21', 'an order moves along allowed edges', count(*)
  from order_event e where not exists (select from inv.order_edge a where a.from_state is not distinct from e.from_state and a.to_state = e.to_state)
union all select 'I22', 'the steps of an order are a chain', count(*)
  from (select from_state, seq, lag(to_state) over w as before, lag(seq) over w as last from order_event window w as (partition by order_id order by seq)) e
  where (e.seq = 1) <> (e.last is null) or (e.seq > 1 and (e.from_state is distinct from e.before or e.seq <> e.last + 1))
union all select 'I22', 'the steps of an after-sale are a chain', count(*)
  from (select from_state, seq, lag(to_state) over w as before, lag(seq) over w as last from after_sale_event window w as (partition by after_sale_id order by seq)) e
  where (e.seq = 1) <> (e.last is null) or (e.seq > 1 and (e.from_state is distinct from e.before or e.seq <> e.last + 1))
union all select 'I23', 'an after-sale is where its last step led', count(*)
  from after_sale a left join lateral (select to_state from after_sale_event e where e.after_sale_id = a.id order by seq desc limit 1) e on true
  where e.to_state is distinct from a.state
union all select 'I23', 'an order is where its last step led', count(*)
  from shop_order o left join lateral (select to_state from order_event e where e.order_id = o.id order by seq desc limit 1) e on true
  where e.to_state is distinct from o.state
union all select 'I24', 'no unpaid order outlives its deadline by a minute', count(*)
  from shop_order where state = 'wait_pay' and pay_mode = 'prepay' and pay_deadline < now() - interval '60 seconds'
union all select 'I29', 'what is returned of a line is what its after-sales say, and no more than was bought or paid', count(*)
  from order_line l left join (
    select n.order_line_id, coalesce(sum(n.num) filter (where a.state in ('applied', 'agreed', 'returning', 'wait_refund', 'wait_resend', 'resent')), 0) as open_num,
      coalesce(sum(n.num) filter (where a.state = 'finished' and a.type <> 'exchange'), 0) as back_num
    from after_sale_line n join after_sale a on a.id = n.after_sale_id group by n.order_line_id) s on s.order_line_id = l.id
  where l.in_process_num <> coalesce(s.open_num, 0) or l.refunded_num <> coalesce(s.back_num, 0)
    or l.refunded_num + l.in_process_num > l.num or l.refunded_fen + l.in_process_fen > l.pay_fen
union all select 'I31', 'a line is reviewed once, by its buyer, when its order is done', count(*)
  from review r join order_line l on l.id = r.order_goods_id join shop_order o on o.id = l.order_id
  where r.member_id <> o.member_id or o.state <> 'done' or not l.reviewed
union all select 'I32', 'a member has one default address at most', count(*)
  from (select from member_address where is_default group by member_id having count(*) > 1) d
union all select 'I32', 'favourites are counted', count(*)
  from goods g left join (select goods_id, count(*) as n from goods_favourite group by goods_id) f on f.goods_id = g.id where g.favourite_count < coalesce(f.n, 0)
union all select 'I33', 'one trade for a token', count(*) from (select from trade group by member_id, submit_token having count(*) > 1) t
union all select 'I35', 'no order without lines, no number twice', count(*)
  from shop_order o where not exists (select from order_line l where l.order_id = o.id)
union all select 'I36', 'a code is tried five times at most', count(*) from sms_code where tries > 5
union all select 'I37', 'a disabled account has no live session', count(*)
  from member_session s join member m on m.id = s.member_id where not m.enabled and s.revoked_at is null and s.expires_at > now()
union all select 'I38', 'nothing waits to be sent for over a minute, nothing was tried more than twenty times', count(*)
  from refund where state = 'pending' and (next_try_at < now() - interval '60 seconds' or tries > 20);
