import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ReadXlsx, XlsxBounds } from './read-xlsx.ts';
import { takeTurns } from './take-turns.ts';

export type XlsxWork = { bytes: Uint8Array; bounds: XlsxBounds };

const worker = fileURLToPath(new URL('./xlsx-worker.ts', import.meta.url));
const patienceMs = 30_000;
/** A sheet of 5,000 rows needs a third of it. */
const mostMegabytes = 192;
/** One file at a time takes one core; a few may wait. */
const inTurn = takeTurns(1, 8, { patienceMs: 60_000 });

const readInThread = (work: XlsxWork): Promise<ReadXlsx> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(worker, { workerData: work, resourceLimits: { maxOldGenerationSizeMb: mostMegabytes } });
    const end = (settle: () => void) => {
      clearTimeout(timer);
      settle();
      void thread.terminate();
    };
    const timer = setTimeout(() => end(() => resolve({ fault: 'large' })), patienceMs);
    thread.once('message', (read: ReadXlsx) => end(() => resolve(read)));
    thread.once('error', (error: NodeJS.ErrnoException) =>
      end(() => (error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ fault: 'large' }) : reject(error))),
    );
    thread.once('exit', () => end(() => reject(new Error('the thread that reads a workbook ended without an answer'))));
  });

/** Reads a workbook in a thread of its own, so that nobody waits for one that is long; one that takes too long or too much is too large. */
export const readXlsxApart = (bytes: Uint8Array, bounds: XlsxBounds): Promise<ReadXlsx> => inTurn(() => readInThread({ bytes, bounds }));
