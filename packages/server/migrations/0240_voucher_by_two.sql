-- A transfer that a buyer shows: above the limit one person enters how much came in, and another confirms it.
alter table pay_voucher add column entered_by bigint references member,
  add column entered_at timestamptz,
  add column entered_fen bigint check (entered_fen > 0),
  add column limit_fen bigint, -- up to what one person was enough when it was confirmed
  add check ((entered_by is null) = (entered_at is null) and (entered_by is null) = (entered_fen is null)),
  add column confirmed_fen bigint,
  add constraint pay_voucher_four_eyes check (limit_fen is null or confirmed_fen <= limit_fen
    or (entered_by is not null and entered_by <> by_member_id and entered_fen = confirmed_fen));
create index pay_voucher_entered_by on pay_voucher (entered_by) where entered_by is not null;
