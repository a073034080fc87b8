// Runs in a thread of its own, so that nobody waits for what an import of thousands of rows keeps in memory.
import { parentPort, workerData } from 'node:worker_threads';
import { openDb, openPool } from '../../kernel/db.ts';
import type { ImportWarning, ImportWork } from './work-apart.ts';
import { workOnImport } from './work-on-import.ts';

const { taken, database } = workerData as ImportWork;
const warn = ({ err }: { err: unknown }, text: string): void => {
  const error = err instanceof Error ? err : new Error(String(err));
  const told: ImportWarning = { text, message: error.message, stack: error.stack ?? '' };
  // oxlint-disable-next-line require-post-message-target-origin -- a port between threads has no origin
  parentPort?.postMessage(told);
};

// One connection for the transaction, one that says how far it is.
const pool = openPool(database, 2);
try {
  await workOnImport({ db: openDb(pool), log: { warn } }, taken);
} finally {
  await pool.end();
}
