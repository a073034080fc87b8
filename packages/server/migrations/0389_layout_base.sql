-- What was live when a version was made: at its moment it brings what it changes of that, and waits for a look where somebody changed the same since.
alter table layout_version add column base int;
update layout_version v set base = (select l.version from layout_version l where l.zone_id = v.zone_id and l.state = 'live') where state = 'scheduled';
do $do$
declare found text;
begin
  select conname into strict found from pg_constraint where conrelid = 'layout_version'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%cancelled%';
  execute format('alter table layout_version drop constraint %I', found);
end $do$;
alter table layout_version add constraint layout_version_state_check check (state in ('scheduled', 'held', 'live', 'past', 'cancelled'));
