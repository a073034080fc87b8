-- More views of a goods than the picture of each spec; "{specId}" in an address stands for the spec that is shown.
alter table goods_detail add column pictures text[] not null default '{}';
