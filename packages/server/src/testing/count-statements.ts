import type { Db } from '../kernel/db.ts';

type Client = { query: (...args: unknown[]) => unknown };

/** Runs the work and tells the statements that reached the database meanwhile, whichever connection took them. */
export const countStatements = async <T>(db: Db, work: () => Promise<T>): Promise<{ result: T; statements: string[] }> => {
  const statements: string[] = [];
  const watched = new Set<Client>();
  const watch = (client: Client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const query = client.query;
    client.query = (...args) => {
      const [first] = args;
      statements.push(typeof first === 'string' ? first : String((first as { text?: string }).text));
      return query.apply(client, args);
    };
  };
  db.pool.on('acquire', watch as never);
  try {
    return { result: await work(), statements };
  } finally {
    db.pool.off('acquire', watch as never);
    for (const client of watched) delete (client as Partial<Client>).query;
  }
};
