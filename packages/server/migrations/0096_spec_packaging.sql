-- Cable is sold cut to length, by the metre, or by the reel: a spec may be counted otherwise than its goods.
alter table spec
  add column unit text check (unit <> ''),                       -- null: that of the goods
  add column moq integer check (moq >= 1),                       -- null: that of the goods
  add column pack_length integer check (pack_length >= 1);       -- metres in one unit; null: not sold by length

alter table order_line add column pack_length integer check (pack_length >= 1);  -- as it was sold
