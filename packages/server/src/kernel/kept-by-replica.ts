import type pg from 'pg';

/** Sessions that gave up waiting for the replica in the commit that is under way, or in the last one. */
const gaveUp = new WeakSet<pg.PoolClient>();

/**
 * A commit waits for the replica without end. Whoever cancels it there makes it count as done with no more than a warning to the one who waits. A request's own
 * patience ends before `statement_timeout` would cancel it, so this is for an administrator's `pg_cancel_backend` and for work without patience.
 */
export const hearUnconfirmed = (client: pg.PoolClient): void => {
  client.on('notice', ({ routine }) => {
    if (routine === 'SyncRepWaitForLSN') gaveUp.add(client);
  });
};

/** A statement outside of a transaction is a commit of its own; what it gave up says nothing of the one that follows. */
export const forgetUnconfirmed = (client: pg.PoolClient): void => void gaveUp.delete(client);

/** What the next primary may not have is not acknowledged: it is told as a cancelled statement is, of which nobody knows what became. */
export const requireConfirmed = (client: pg.PoolClient): void => {
  if (gaveUp.delete(client)) throw Object.assign(new Error('the commit was not let wait for a replica'), { code: '57014' });
};
