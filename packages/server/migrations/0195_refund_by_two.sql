-- A refund that a person transfers: above the limit one enters its proof and another confirms it.
alter table refund add column entered_by bigint references member,
  add column entered_at timestamptz,
  add column entered_proof text not null default '' check (length(entered_proof) <= 100),
  add column limit_fen bigint, -- up to what one person was enough when it was marked by hand
  add check ((entered_by is null) = (entered_at is null)),
  add constraint refund_four_eyes check (limit_fen is null or amount_fen <= limit_fen or (entered_by is not null and entered_by <> by_member_id));
