import type { SQL } from 'drizzle-orm';
import type { Tx } from './db.ts';

// Not in the query builder's types: what a statement runs on, and what makes its text.
type Inside = {
  session: {
    client: unknown;
    prepareQuery: (query: unknown, fields: undefined, name: string, arrays: boolean) => { execute: () => Promise<{ rows: unknown[] }> };
  };
  dialect: { sqlToQuery: (statement: SQL) => unknown };
};
const inside = (tx: Tx) => tx as unknown as Inside;

/** Builds a statement once instead of at every call, for transactions too; its name lets PostgreSQL keep the plan. */
export const prepared = <Statement extends object>(build: (tx: Tx) => Statement): ((tx: Tx) => Statement) => {
  let first: Statement | undefined;
  return (tx) => {
    first ??= build(tx);
    return Object.create(first, { client: { value: inside(tx).session.client } }) as Statement;
  };
};

/** Runs a statement under a name that lets PostgreSQL keep its plan. One name has one text: only parameters may differ. */
export const runNamed = async <Row>(tx: Tx, name: string, statement: SQL): Promise<Row[]> => {
  const { session, dialect } = inside(tx);
  return (await session.prepareQuery(dialect.sqlToQuery(statement), undefined, name, false).execute()).rows as Row[];
};
