import { type Placeholder, type SQL, sql } from 'drizzle-orm';

/**
 * A list as a parameter whose length the planner cannot see. With the length in sight PostgreSQL takes a plan of its own at every call of a named
 * statement, and making it can take ten times as long as running it.
 */
export const sqlList = (values: readonly unknown[] | Placeholder, type: 'bigint' | 'int' | 'text' = 'bigint'): SQL => {
  const array = sql.raw(`${type}[]`);
  return sql`(select ${Array.isArray(values) ? sql.param([...values]) : values}::${array})::${array}`;
};
