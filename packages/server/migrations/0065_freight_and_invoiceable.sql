-- What a store asks for a province where it is not its usual freight. The free amount of the store holds there too.
create table store_freight_area (
  store_id bigint not null references store on delete cascade,
  province_id bigint not null references area,
  freight_fen bigint not null check (freight_fen >= 0),
  primary key (store_id, province_id)
);
create index store_freight_area_province on store_freight_area (province_id);

-- False: no invoice is issued for it (gift cards, deposits), so that an order with it goes without one.
alter table goods add column invoiceable boolean not null default true;
