-- Sheets that were handed in before name orders alone: each row is all lines of its order.
update bill_sheet s set rows = (
  select coalesce(jsonb_agg(r.row || jsonb_build_object('goods', '', 'num', null, 'lineIds', (
    select coalesce(jsonb_agg(l.id::text order by l.id), '[]') from bill_line l join shop_order o on o.id = l.order_id left join bill_entry e on e.id = l.entry_id
    where l.bill_id = s.bill_id and o.order_sn = r.row ->> 'orderSn' and e.left_at is null)) order by r.at), '[]')
  from jsonb_array_elements(s.rows) with ordinality r(row, at));
-- What was said of each line of a bill is looked up line by line.
create index bill_dispute_line on bill_dispute (line_id, id);
