-- What the search box offers while one types. Made anew from classes, brands, models and hot words; owns no truth.
-- Collation C, so that a plain range (>= 'gyd' and < 'gyd' || U+10FFFF) is a prefix search whatever the database's locale, in a prepared statement too.
create table search_term (
  word text primary key check (length(word) between 1 and 60),
  key text collate "C" not null,      -- the word as compared: lower case, × as x, without spaces and hyphens
  pinyin text collate "C" not null,
  initials text collate "C" not null,
  han boolean not null,               -- holds a Chinese character: only such words are also searched inside
  goods_count int not null check (goods_count > 0),
  weight int not null check (weight > 0)
);
create index search_term_key on search_term (key);
create index search_term_pinyin on search_term (pinyin) where han;
create index search_term_initials on search_term (initials) where han;
create index search_term_han on search_term (weight desc) include (word, key, goods_count) where han;
