-- What somebody ordered otherwise than for his company of today: for himself, or for one that he has left. A list of his company's orders shows
-- these beside it, and found them by reading all of his own. "member_id is not null" is so for every order: said here, it keeps the database from taking
-- the second index for all orders of a company, which it holds as well, but far from the order in which they lie. As in 0420 each can be made before, concurrently, by the same words.
do $$
declare
  broken text;
begin
  select string_agg(indexrelid::regclass::text, ', ') into broken from pg_index
    where not indisvalid and indexrelid in (to_regclass('shop_order_member_private'), to_regclass('shop_order_member_company'));
  if broken is not null then
    raise exception 'not whole, because its making broke off or still goes on: %', broken using hint = 'let it end, or drop it concurrently, and start again';
  end if;
end $$;

create index if not exists shop_order_member_private on shop_order (member_id, id desc) include (state, evaluate_state) where company_id is null and not hidden;
create index if not exists shop_order_member_company on shop_order (member_id, company_id, created_at)
  include (id, department_id, state, evaluate_state, hidden) where company_id is not null and member_id is not null;
