import type { Tx } from './db.ts';

/** Builds a statement once for each connection pool instead of at every call; its name lets PostgreSQL keep the plan. */
export const prepared = <Statement>(build: (tx: Tx) => Statement): ((tx: Tx) => Statement) => {
  const built = new WeakMap<Tx, Statement>();
  return (tx) => {
    const kept = built.get(tx);
    if (kept) return kept;
    const statement = build(tx);
    built.set(tx, statement);
    return statement;
  };
};
