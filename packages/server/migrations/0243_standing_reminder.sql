-- The day of the run of which its owner was reminded the day before.
alter table standing_order add column reminded_of date;
