import { Id } from '@mall/contract/kernel/fields.ts';
import { languages } from '@mall/contract/kernel/language.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from './db.ts';

/** A schema of rows is a promise of the statement; tests keep it, production trusts it. */
const checked = process.env['NODE_ENV'] === 'test';

/** Rows that a statement gave, held against what it promised. */
export const asRows = <Row>(row: z.ZodType<Row>, rows: readonly unknown[]): Row[] => {
  if (checked)
    for (const one of rows) {
      const { error } = row.safeParse(one);
      if (error) throw new Error(`a row is not as its schema says: ${z.prettifyError(error)} in ${JSON.stringify(one)?.slice(0, 1000)}`);
    }
  return rows as Row[];
};

/** The rows of a statement written by hand, which follows as a template; the schema is their type. */
export const readRows =
  <Row>(tx: Pick<Tx, 'execute'>, row: z.ZodType<Row>) =>
  async (text: TemplateStringsArray, ...values: unknown[]): Promise<Row[]> =>
    asRows(row, (await tx.execute(sql(text, ...values))).rows);

export const IdRow = z.strictObject({ id: Id });
export const TotalRow = z.strictObject({ total: z.int() });

/** A column with words in all six languages. */
export const WordsColumn = z.record(z.enum(languages), z.string());
