-- The mall's people can shut a purchasing system out; its company cannot lift that.
alter table punchout_connection add column blocked_at timestamptz, add column blocked_reason text not null default '';
create index punchout_visit_created on punchout_visit (created_at); -- for the sweep
