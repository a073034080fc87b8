import { type SQL, sql } from 'drizzle-orm';

/** Of goods `g`, as `way.row`: how it goes to a province by the template that it names or else the usual one of its store; nothing where there is neither. Without a province as to where no other row holds, and nothing is refused yet. */
export const wayTo = (provinceId: SQL): SQL => sql`lateral (
  select json_build_object('id', f.id::text, 'served', r.served or ${provinceId} is null, 'days', r.days, 'by', f.charged_by, 'first', r.first_num, 'firstFen', r.first_fen,
    'more', r.more_num, 'moreFen', r.more_fen, 'freeFromFen', r.free_from_fen) as row
  from freight_template f join freight_row r on r.template_id = f.id
  where f.id = coalesce(g.freight_template_id, (select u.id from freight_template u where u.store_id = g.store_id and u.usual))
    and (r.sort = 0 or ${provinceId} = any (r.province_ids))
  order by r.sort desc limit 1) as way`;
