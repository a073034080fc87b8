import type { Tx } from './db.ts';

/** Builds a statement once instead of at every call, for transactions too; its name lets PostgreSQL keep the plan. */
export const prepared = <Statement extends object>(build: (tx: Tx) => Statement): ((tx: Tx) => Statement) => {
  let first: Statement | undefined;
  return (tx) => {
    first ??= build(tx);
    return Object.create(first, { client: { value: tx.$client } }) as Statement;
  };
};
