-- Whose an activity is; null: the mall's.
alter table activity add column store_id bigint references store;
create index activity_store on activity (store_id, id desc) where store_id is not null;

alter table activity drop constraint activity_activity_type_check, add constraint activity_activity_type_check check (activity_type in (1, 2, 3, 4, 5));
alter table order_line drop constraint order_line_activity_type_check, add constraint order_line_activity_type_check check (activity_type in (0, 3, 4, 5));
alter table activity_buyer drop constraint activity_buyer_activity_type_check, add constraint activity_buyer_activity_type_check check (activity_type in (3, 4, 5));

-- One spec that becomes cheaper the more people buy it. `sold` counts what orders hold, paid or not; `buyers` counts those who have paid, while it runs.
create table group_buy (
  id bigint primary key,
  activity_type smallint not null default 4 check (activity_type = 4),
  spec_id bigint not null references spec,
  state text not null default 'new' check (state in ('new', 'running', 'succeeded', 'failed')),
  least_buyers int not null check (least_buyers between 2 and 100000),
  total int not null check (total > 0),
  sold int not null default 0 check (sold between 0 and total),
  restriction int not null default 0 check (restriction >= 0), -- pieces a member may buy; 0: no limit
  buyers int not null default 0 check (buyers >= 0),
  price_fen bigint not null check (price_fen between 1 and 99999999999), -- of the step reached now; at the end the last one
  ended_at timestamptz,
  foreign key (id, activity_type) references activity (id, activity_type) on delete cascade,
  check ((state in ('succeeded', 'failed')) = (ended_at is not null))
) with (fillfactor = 70);
create index group_buy_spec on group_buy (spec_id);
create index group_buy_open on group_buy (state) where state in ('new', 'running');

create table group_step (
  group_id bigint not null references group_buy on delete cascade,
  buyers int not null check (buyers >= 1), -- from so many on
  price_fen bigint not null check (price_fen between 1 and 99999999999),
  primary key (group_id, buyers)
);

-- Who has paid, and for how many pieces.
create table group_member (
  group_id bigint not null references group_buy on delete cascade,
  member_id bigint not null references member,
  num int not null check (num >= 0),
  primary key (group_id, member_id)
);
create index group_member_member on group_member (member_id);

create table group_event (
  group_id bigint not null references group_buy on delete cascade,
  seq int not null,
  event text not null,
  from_state text not null,
  to_state text not null,
  by_kind text not null check (by_kind in ('seller', 'operator', 'system')),
  by_member_id bigint references member,
  reason text not null default '' check (length(reason) <= 100),
  at timestamptz not null default now(),
  primary key (group_id, seq)
);
create index group_event_by on group_event (by_member_id) where by_member_id is not null;

-- What a card tells of a group buy: the price that it can come down to. Written by the catalogue; the activity is of a room to the right, so without a foreign key.
create table group_price (
  group_id bigint primary key,
  spec_id bigint not null references spec on delete cascade,
  price_fen bigint not null check (price_fen between 1 and 99999999999),
  starts_at timestamptz not null,
  ends_at timestamptz not null
);
create index group_price_spec on group_price (spec_id, ends_at);

-- An order of a group buy has one line and waits for the group; `group_done_at`: it succeeded, and what was paid too much is on its way back.
alter table shop_order
  add column group_id bigint references group_buy,
  add column group_done_at timestamptz,
  add check (group_id is null or pay_mode = 'prepay'),
  add check (group_done_at is null or group_id is not null);
create index shop_order_group on shop_order (group_id) where group_id is not null;
create index shop_order_group_waits on shop_order (group_id, id) where group_id is not null and group_done_at is null and state <> 'cancelled';

-- The part of `refunded_fen` that was no piece but the difference to the last step.
alter table order_line add column back_fen bigint not null default 0 check (back_fen >= 0), add check (back_fen <= refunded_fen);

alter table shop_order drop constraint shop_order_cancel_kind_check, add constraint shop_order_cancel_kind_check
  check (cancel_kind in ('buyer', 'pay_timeout', 'approval_rejected', 'approval_timeout', 'seller', 'after_sale', 'corrected', 'group_failed'));
