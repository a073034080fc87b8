-- A publication whose answer was lost is asked again: the same token makes no second inquiry, whose suppliers would be told twice.
alter table inquiry add column submit_token uuid;
create unique index inquiry_once on inquiry (member_id, submit_token);
