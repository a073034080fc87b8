-- A message is a code and its facts; it is worded in the language of whoever reads it. What was written before keeps its words, as facts of the code "plain".
alter table message add column code text, add column facts jsonb;
update message set code = 'plain', facts = jsonb_build_object('title', title, 'body', body, 'url', url);
alter table message alter column code set not null, alter column facts set not null,
  drop column title, drop column body, drop column url,
  -- The news that it came with: news is delivered at least once, a message is there once.
  add column news_id bigint,
  add check (length(code) between 1 and 80);
create unique index message_of_news on message (news_id, member_id, code) where news_id is not null;
