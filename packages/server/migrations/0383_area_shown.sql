-- Whether an area is offered to who writes an address, and in which order; those that nobody has put into one follow their numbers.
alter table area add column shown boolean not null default true, add column sort int not null default 0;
drop index area_parent;
create index area_parent on area (parent_id, sort, id);
