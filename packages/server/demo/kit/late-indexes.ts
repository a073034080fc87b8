import type pg from 'pg';

type Part = { drop: string; make: string };

const foreignKeys = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
         format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
  from pg_constraint where contype = 'f' and conrelid = any ($1::regclass[])`;

// A key that a table outside the load points at must stay; primary keys stay always.
const uniques = `
  select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as drop,
         format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) as make
  from pg_constraint c
  where c.contype = 'u' and c.conrelid = any ($1::regclass[])
    and not exists (select from pg_constraint f where f.contype = 'f' and f.conindid = c.conindid and not f.conrelid = any ($1::regclass[]))`;

const indexes = `
  select format('drop index %s', i.indexrelid::regclass) as drop, pg_get_indexdef(i.indexrelid) as make
  from pg_index i
  where i.indrelid = any ($1::regclass[]) and not i.indisprimary and not exists (select from pg_constraint c where c.conindid = i.indexrelid and c.contype in ('p', 'u', 'x'))`;

/**
 * Runs a bulk load without secondary indexes and foreign keys and builds them afterwards, from the definitions that stood there:
 * one sort and one join instead of a descent and a look-up for every row.
 */
export const withLateIndexes = async (client: pg.PoolClient, tables: readonly string[], load: () => Promise<void>): Promise<void> => {
  const parts: Part[] = [];
  for (const query of [indexes, uniques, foreignKeys]) parts.push(...(await client.query<Part>(query, [tables])).rows);
  for (const part of parts.toReversed()) await client.query(part.drop);
  await load();
  for (const part of parts) await client.query(part.make);
};
