-- What is asked, entered and looked at of a purchase quota begins with a step of its own, as requests, projects and orders do: who asked or entered, and when.
do $do$
declare
  kind record;
begin
  for kind in
    select * from (values
      ('credit_application', 'application_id', 'apply', 'buyer', 'member_id', 'submitted_at'),
      ('credit_act', 'act_id', 'enter', 'operator', 'entered_by', 'entered_at'),
      ('credit_review', 'review_id', 'open', 'buyer', 'member_id', 'created_at')) k (thing, whose, event, by_kind, by_member, at)
  loop
    execute format('alter table %1$I_event alter column from_state drop not null', kind.thing);
    execute format('alter table %1$I_event disable trigger %1$I_event_append_only', kind.thing);
    -- Each was decided once, so that no two steps of one change places.
    execute format('update %1$I_event set seq = seq + 1', kind.thing);
    execute format('alter table %1$I_event enable trigger %1$I_event_append_only', kind.thing);
    execute format('insert into %1$I_event (%2$I, seq, event, to_state, by_kind, by_member_id, at) select id, 1, %3$L, ''waiting'', %4$L, %5$I, %6$I from %1$I',
      kind.thing, kind.whose, kind.event, kind.by_kind, kind.by_member, kind.at);
    execute format('alter table %1$I_event add check ((from_state is null) = (seq = 1))', kind.thing);
  end loop;
end $do$;
