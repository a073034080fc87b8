-- What a store has typed of a quote and not submitted yet. As tight as the quote itself: the mall's secret, which does not lie here, opens it for that store alone.
create table quote_draft (
  invitation_id bigint primary key references invitation,
  by_member_id bigint references member,
  sealed bytea not null,
  saved_at timestamptz not null default now()
);
