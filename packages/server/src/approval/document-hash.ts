import { type SQL, sql } from 'drizzle-orm';

/** What was ordered, in sixty-four signs: whatever of a trade a decision depends on. Another price, piece, place, store or project gives another. */
export const documentHash = (tradeId: SQL): SQL<string> => sql<string>`
  (select encode(sha256(convert_to(coalesce(string_agg(concat_ws('|', o.order_sn, o.store_id, o.pay_mode, o.goods_fen, o.freight_fen, o.payable_fen, o.address, coalesce(o.invoice, 'null'::jsonb),
      o.delivery_time, o.leave_word, (select string_agg(concat_ws(':', l.spec_id, l.num, l.unit_fen, l.pay_fen,
        (select 'p' || b.project_id from project_booking b where b.order_line_id = l.id)), ',' order by l.id) from order_line l where l.order_id = o.id)), ';' order by o.id), ''), 'UTF8')), 'hex')
    from shop_order o where o.trade_id = ${tradeId})`;

/** What a request `r` asks for as it is now: what was ordered together, or the file of a contract. */
export const requestHash: SQL<string> = sql<string>`
  case r.biz_type when 'contract' then (select coalesce(a.hash, '') from agreement a where a.id = r.agreement_id) else ${documentHash(sql`r.trade_id`)} end`;
