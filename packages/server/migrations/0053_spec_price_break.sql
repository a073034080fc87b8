-- A lower price a piece from a quantity on. Steps begin at two, because one piece costs what the spec says, and end where a cart line ends.
create table spec_price_break (
  spec_id bigint not null references spec on delete cascade,
  min_num smallint not null check (min_num between 2 and 200),
  price_fen bigint not null check (price_fen between 1 and 99999999999),
  primary key (spec_id, min_num)
);
