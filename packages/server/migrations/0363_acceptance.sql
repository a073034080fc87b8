-- How goods were taken in: what of a line was short or damaged. Append only, once an order; of one that came whole there is none.
create table order_acceptance (
  order_id bigint primary key references shop_order,
  by_member_id bigint references member,
  note text not null default '' check (length(note) <= 200),
  claimed boolean not null,
  at timestamptz not null default now()
);
create index order_acceptance_by on order_acceptance (by_member_id) where by_member_id is not null;

create table order_difference (
  order_id bigint not null references order_acceptance,
  order_line_id bigint primary key references order_line,
  short_num int not null check (short_num >= 0),
  damaged_num int not null check (damaged_num >= 0),
  check (short_num + damaged_num > 0)
);
create index order_difference_order on order_difference (order_id);
