-- Everything since a moment is sent once more: how far that is, is counted by its number.
alter table open_hook add column replay uuid;
alter table open_delivery add column replay uuid;
create index open_delivery_replay on open_delivery (replay) where replay is not null;
