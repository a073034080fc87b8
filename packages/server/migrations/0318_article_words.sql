-- Help and notices abroad: what a text is called and says in a language besides Chinese, {"ru": {"category", "title", "summary", "body"}}. What a language lacks is read in Chinese.
alter table article add column words jsonb not null default '{}' check (jsonb_typeof(words) = 'object');
