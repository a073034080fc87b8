-- Whoever laid an activity may hold it for a while: nothing is given out or sold at its price until it goes on.
alter table activity drop constraint activity_state_check, add constraint activity_state_check check (state in ('on', 'paused', 'closed'));
