-- Where on the picture a link can be pressed, in percent of it: left, top, width, height. Null: all of it.
alter table adv_link add column area smallint[] check (
  cardinality(area) = 4 and area[1] >= 0 and area[2] >= 0 and area[3] > 0 and area[4] > 0 and area[1] + area[3] <= 100 and area[2] + area[4] <= 100);
