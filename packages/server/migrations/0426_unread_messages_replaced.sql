-- What 0425 replaces; it gives up behind a long reader for the reason that stands in 0421.
set local lock_timeout = '4s';
drop index if exists message_unread;
