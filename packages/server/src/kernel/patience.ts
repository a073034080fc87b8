import type pg from 'pg';

/** The driver looks at this for each statement: for how long it waits before it takes the database for silent. Its types do not tell of it. */
type Patient = { readonly connectionParameters?: { query_timeout?: number | undefined } };
export const patienceOf = (client: pg.Pool | pg.PoolClient) => (client as Patient).connectionParameters;

/** Does something on a connection and leaves it as patient as it was. */
export const keepPatience = async <T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> => {
  const patience = patienceOf(client);
  const usual = patience?.query_timeout;
  try {
    return await work();
  } finally {
    if (patience) patience.query_timeout = usual;
  }
};
