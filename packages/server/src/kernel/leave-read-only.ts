import type pg from 'pg';

/**
 * Gives up all connections as soon as one says that its server only reads: after a failover they lead to what is no primary any more, and each of them would
 * refuse somebody's write before it was found out by itself. Those that are lent end when they come back; what they read meanwhile is still true.
 */
export const leaveReadOnly = (pool: pg.Pool, onlyReads: (error: unknown) => boolean): void => {
  const idle = new Set<pg.PoolClient>();
  const lent = new Set<pg.PoolClient>();
  const old = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    idle.delete(client);
    lent.add(client);
  });
  pool.on('release', (error: unknown, client) => {
    lent.delete(client);
    if (onlyReads(error)) {
      // The pool removes an idle connection of which it hears an error.
      for (const other of idle) other.emit('error', error);
      for (const other of lent) old.add(other);
    } else if (old.has(client)) void (client as pg.PoolClient & pg.Client).end().catch(() => {});
    else if (!error) idle.add(client);
  });
  pool.on('remove', (client) => void idle.delete(client));
};
