-- On which page of its file each part of a contract begins (the list where there is one, the terms, the seals), so that who reads it on the screen goes to a page.
-- Empty for what was sent before, and for drafts, which have no file.
alter table agreement add column part_pages smallint[] not null default '{}';
