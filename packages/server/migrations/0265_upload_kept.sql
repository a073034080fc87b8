-- The file of a sealed quote is in use and still its owner's alone until the opening.
alter table upload drop constraint upload_check;
alter table upload add constraint upload_check check (attached_at is not null or audience = 'owner');
