-- The points that people give a quote stand under the names of the measures: a further measure is a row of the list and no column.
alter table quotation add column points jsonb not null default '{}' check (jsonb_typeof(points) = 'object');
update quotation set points = jsonb_strip_nulls(jsonb_build_object('technique', technique, 'service', service)) where technique is not null or service is not null;
alter table quotation drop column technique, drop column service;
-- How they weigh first is the list's, too.
alter table inquiry alter column weights set default '{}';
