import { is, Param, Placeholder, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type * as z from 'zod';
import type { Tx } from './db.ts';
import { asRows } from './read-rows.ts';

const dialect = new PgDialect();

/** A value, or the place in a named statement where one will stand. */
export type Given<Value> = Value | Placeholder;

/**
 * A statement whose text is made once and under whose name PostgreSQL keeps a plan; `values` are what its placeholders stand for. Rows come as the
 * driver reads them, so who asks for an id or a time casts it to text.
 */
export const statement = <Values extends object, Row>(
  name: string,
  row: z.ZodType<Row>,
  content: SQL,
): ((tx: Tx, values: Values) => Promise<Row[]>) => {
  const { sql: text, params } = dialect.sqlToQuery(content);
  const slots = params.map(slotOf);
  return async (tx, values) => {
    const given = values as Readonly<Record<string, unknown>>;
    const { rows } = await tx.$client.query({ name, text, values: slots.map((slot) => given[slot]) });
    return asRows(row, rows);
  };
};

const slotOf = (param: unknown): string => {
  const inner: unknown = is(param, Param) ? param.value : param;
  if (!is(inner, Placeholder)) throw new Error('a named statement takes its values by placeholders');
  return inner.name;
};
