-- The line of the law at the foot of a page, for readers abroad; empty: the Chinese one.
alter table site add column en_copyright text not null default '';
update site set en_copyright = regexp_replace(copyright, '\s*版权所有\s*$', '. All rights reserved');
