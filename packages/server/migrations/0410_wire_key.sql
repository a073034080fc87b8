-- The key pairs of the wire, the same for every node. The private half is sealed under SEAL_KEY, which does not lie in the database.
create table wire_key (
  id bigint generated always as identity primary key,
  public_key text not null unique check (public_key ~ '^04[0-9a-f]{128}$'),
  sealed bytea not null,
  -- Pages are given it from here on; nodes open what is sealed to it from the moment they know it.
  shown_from timestamptz not null,
  -- Opens nothing any more from here on; the last one has no end yet.
  ends_at timestamptz check (ends_at > shown_from)
);
create unique index wire_key_last on wire_key ((ends_at is null)) where ends_at is null;
