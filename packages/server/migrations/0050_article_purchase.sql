-- Who opened a charged article with points; one row is what makes a second click cost nothing.
create table article_purchase (
  member_id bigint not null references member,
  article_id bigint not null references article,
  points int not null check (points >= 0),
  at timestamptz not null default now(),
  primary key (member_id, article_id)
);
create index article_purchase_article on article_purchase (article_id);
create index article_help on article (category, sort, id) where kind = 'help' and published_at is not null;
