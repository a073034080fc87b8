import { type Db, inTransaction, type Tx } from './db.ts';

const undone = new Error('a rehearsal ends here');

/** What would come of something: it is done, looked at and undone. */
export const rehearse = async <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> => {
  let seen: { it: T } | undefined;
  const play = inTransaction(db, async (tx) => {
    seen = { it: await work(tx) };
    throw undone;
  });
  await play.catch((error: unknown) => {
    if (error !== undone) throw error;
  });
  return (seen as { it: T }).it;
};
