-- What the mall holds, the mall lets go on: a store could undo it with one press.
alter table activity add column held_by_mall boolean not null default false;
-- A thousand points a yuan is an allowed rule, and orders of millions are, too.
alter table shop_order alter column points_given type bigint;
