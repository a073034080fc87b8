-- Unread messages are counted by kind from the index alone, and the latest of them is found in it. As in 0420 it can be made before, concurrently, by the same words.
do $$
begin
  if exists (select from pg_index where not indisvalid and indexrelid = to_regclass('message_unread_kind')) then
    raise exception 'not whole, because its making broke off or still goes on: message_unread_kind' using hint = 'let it end, or drop it concurrently, and start again';
  end if;
end $$;

create index if not exists message_unread_kind on message (member_id, kind, id) where read_at is null;
