-- A subscription is silent while its maker may not see what it tells. What it was told while it was not on waits for thirty days.
alter table open_hook drop constraint open_hook_state_check;
alter table open_hook add constraint open_hook_state_check check (state in ('on', 'off', 'failed', 'silent'));
alter table open_hook add column off_since timestamptz;
update open_hook set off_since = now() where state <> 'on';
alter table open_hook add constraint open_hook_off_since check ((state = 'on') = (off_since is null));
