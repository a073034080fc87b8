-- A decision depends on the projects of the lines: they are a part of the document. What waits keeps its value where it is still what was asked for.
with doc as (
  select r.id, r.document_hash,
    (select encode(sha256(convert_to(coalesce(string_agg(concat_ws('|', o.order_sn, o.store_id, o.pay_mode, o.goods_fen, o.freight_fen, o.payable_fen, o.address, coalesce(o.invoice, 'null'::jsonb),
        o.delivery_time, o.leave_word, (select string_agg(concat_ws(':', l.spec_id, l.num, l.unit_fen, l.pay_fen), ',' order by l.id) from order_line l where l.order_id = o.id)), ';' order by o.id), ''), 'UTF8')), 'hex')
      from shop_order o where o.trade_id = r.trade_id) as before,
    (select encode(sha256(convert_to(coalesce(string_agg(concat_ws('|', o.order_sn, o.store_id, o.pay_mode, o.goods_fen, o.freight_fen, o.payable_fen, o.address, coalesce(o.invoice, 'null'::jsonb),
        o.delivery_time, o.leave_word, (select string_agg(concat_ws(':', l.spec_id, l.num, l.unit_fen, l.pay_fen,
          (select 'p' || b.project_id from project_booking b where b.order_line_id = l.id)), ',' order by l.id) from order_line l where l.order_id = o.id)), ';' order by o.id), ''), 'UTF8')), 'hex')
      from shop_order o where o.trade_id = r.trade_id) as after
  from approval_request r where r.trade_id is not null and r.state in ('running', 'returned', 'withdrawn'))
update approval_request r set document_hash = doc.after from doc where doc.id = r.id and doc.document_hash = doc.before and doc.before <> doc.after;
