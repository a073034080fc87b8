-- The price of a spec in an activity of the marketing room (3 seckill, 5 time-limited buy). Only the verbs of the catalogue write here;
-- whether a price holds is decided by the database's clock, at every read.
create table activity_price (
  activity_type smallint not null check (activity_type in (3, 5)),
  activity_ref bigint not null, -- the session of a seckill, the activity of a time-limited buy: of a room to the right, so without a foreign key
  spec_id bigint not null references spec on delete cascade,
  price_fen bigint not null check (price_fen between 1 and 99999999999),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  open boolean not null default true, -- false: sold out or withdrawn
  primary key (activity_type, activity_ref, spec_id)
);
create index activity_price_spec on activity_price (spec_id, ends_at) where open;
create index activity_price_end on activity_price (ends_at);
