-- A store's sales are the sum over its goods; with a million goods that comes within three per cent of what an int holds.
alter table store alter column sales type bigint;
