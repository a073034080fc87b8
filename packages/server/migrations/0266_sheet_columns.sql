-- The heads of the columns that were read of a company's own sheet, so that its reader sees whether they are the right ones.
alter table bill_sheet add column columns jsonb not null default '[]';
