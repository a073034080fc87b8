import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { TakenImport } from './import-turn.ts';
import type { ImportRooms } from './work-on-import.ts';

export type ImportWork = { taken: TakenImport; database: string };
/** What the thread would have written into the log, which is the process's. */
export type ImportWarning = { text: string; message: string; stack: string };

const worker = fileURLToPath(new URL('./import-worker.ts', import.meta.url));
/** Other stores wait meanwhile; 5,000 rows take a minute on a busy machine. */
const mostMs = 10 * 60_000;
/** 5,000 goods need a third of it. */
const mostMegabytes = 224;

/**
 * Works on a large import in a thread of its own, with connections of its own: what it reads and thinks up is a heap that the requests would wait for
 * whenever it is cleared. A thread that dies leaves the import as a process does that is killed: it is taken up again, and given up at last.
 */
export const workApart = ({ db, log }: ImportRooms, taken: TakenImport): Promise<void> =>
  new Promise((resolve) => {
    const database = db.directUrl;
    const thread = new Worker(worker, {
      workerData: { taken, database } satisfies ImportWork,
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    });
    thread.on('message', ({ text, message, stack }: ImportWarning) =>
      log.warn({ err: Object.assign(new Error(message), { stack }), part: 'goods-import' }, text),
    );
    thread.once('error', (error) => log.warn({ err: error, part: 'goods-import' }, 'a thread that works on an import ended'));
    const limit = setTimeout(() => void thread.terminate(), mostMs);
    thread.once('exit', () => {
      clearTimeout(limit);
      resolve();
    });
  });
