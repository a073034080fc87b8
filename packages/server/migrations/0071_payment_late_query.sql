-- An attempt that failed or was closed is still asked about for some days, ever more seldom: its money may come late and its notice be lost.
alter table pay_attempt alter column next_query_at drop not null;
drop index pay_attempt_query;
create index pay_attempt_query on pay_attempt (next_query_at) where state <> 'success' and next_query_at is not null;
