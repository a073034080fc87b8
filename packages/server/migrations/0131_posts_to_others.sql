-- Where a text or a mail goes when it is not to the mobile or mailbox that the member has now: to the one that he has left.
alter table message_post add column recipient text check (length(recipient) between 3 and 254);
