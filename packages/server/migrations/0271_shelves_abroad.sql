-- The names of a store's shelf in six languages; null: as the seller named it.
alter table store_class add column names jsonb check (jsonb_typeof(names) = 'object');
