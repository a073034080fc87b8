import { type Column, type SQL, sql } from 'drizzle-orm';

type Field = Column | SQL;
type ValueOf<F extends Field> = F extends Column
  ? F['_']['notNull'] extends true
    ? F['_']['data']
    : F['_']['data'] | null
  : F extends SQL<infer T>
    ? T
    : never;
type RowOf<Fields extends Record<string, Field>> = { [Name in keyof Fields]: ValueOf<Fields[Name]> };

/**
 * A whole list as one JSON value, which the driver parses at once: column by column the query builder takes longer over a list of
 * cards than the database does. Whole numbers come as numbers, so who asks for an id casts it to text.
 */
export const jsonRows = <Fields extends Record<string, Field>>(order: SQL, fields: Fields): SQL<RowOf<Fields>[]> => {
  const pairs = Object.entries(fields).map(([name, field]) => sql`${sql.raw(`'${name}'`)}, ${field}`);
  return sql`coalesce(json_agg(json_build_object(${sql.join(pairs, sql`, `)}) order by ${order}), '[]'::json)`;
};
