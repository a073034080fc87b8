-- What an open page must hear at once, whichever node it is connected to. By triggers, so that what is changed by hand in the database is heard too. Every node listens to the channel "push"; equal words of one transaction are sent once.
create function public.push_of_member() returns trigger language plpgsql as $$
declare
  of_member bigint;
begin
  if tg_op = 'DELETE' then
    of_member := (to_jsonb(old) ->> tg_argv[1])::bigint;
  else
    of_member := (to_jsonb(new) ->> tg_argv[1])::bigint;
  end if;
  perform pg_notify('push', tg_argv[0] || ' ' || of_member);
  return null;
end $$;

-- The header counts what is unread.
create trigger message_came after insert on message for each row execute function public.push_of_member('unread', 'member_id');
create trigger message_read after update of read_at on message for each row when (old.read_at is distinct from new.read_at)
  execute function public.push_of_member('unread', 'member_id');
create trigger message_gone after delete on message for each row execute function public.push_of_member('unread', 'member_id');

-- A session that was ended, an account that was shut.
create trigger session_ended after update of revoked_at, expires_at on member_session for each row
  when (old.revoked_at is distinct from new.revoked_at or old.expires_at is distinct from new.expires_at) execute function public.push_of_member('session', 'member_id');
create trigger session_gone after delete on member_session for each row when (old.revoked_at is null) execute function public.push_of_member('session', 'member_id');
create trigger member_shut after update of enabled on member for each row when (old.enabled is distinct from new.enabled)
  execute function public.push_of_member('session', 'id');

-- Rights that are others now: of one person, or of all who hold a role.
create trigger member_moved after update of audience, account_type, company_id, department_id, store_id, zone_id on member for each row
  when ((old.audience, old.account_type, old.company_id, old.department_id, old.store_id, old.zone_id)
    is distinct from (new.audience, new.account_type, new.company_id, new.department_id, new.store_id, new.zone_id))
  execute function public.push_of_member('rights', 'id');
create trigger role_given after insert or delete on member_role for each row execute function public.push_of_member('rights', 'member_id');
create trigger role_changed after insert or update or delete on role_right for each row execute function public.push_of_member('role', 'role_id');
