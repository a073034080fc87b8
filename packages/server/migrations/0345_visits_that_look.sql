-- A session that somebody outside has opened to look at a cart changes nothing.
alter table member_session add column looks_only boolean not null default false check (not looks_only or narrow);
