-- A token can be read by script and so be stolen; a session also needs the cookie that script cannot read, of which this is the hash.
-- Sessions from before have none: they end, and who held one signs in again.
alter table member_session add column companion_hash bytea not null default '';
alter table member_session alter column companion_hash drop default;
update member_session set revoked_at = now() where revoked_at is null;
