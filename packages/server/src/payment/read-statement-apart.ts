import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ErrorCode } from '@mall/contract/errors.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { takeTurns } from '../kernel/take-turns.ts';
import { type ReadStatement, readStatement, tooLarge } from './read-statement.ts';

export type StatementAnswer = { read: ReadStatement } | { code: ErrorCode; values: Refusal['values'] };

const worker = fileURLToPath(new URL('./statement-worker.ts', import.meta.url));
const patienceMs = 30_000;
const mostMegabytes = 768;
/** One file at a time takes one core; a few may wait. */
const inTurn = takeTurns(1, 8, { patienceMs: 60_000 });

/** What is read in a few milliseconds, however it is made, is not worth a thread. */
const smallBytes = 32 * 1024;

/** Reads a statement in a thread of its own; one that takes too long or too much is refused as too large. */
export const readStatementApart = async (bytes: Uint8Array): Promise<ReadStatement> =>
  bytes.length <= smallBytes ? readStatement(bytes) : inTurn(() => readInThread(bytes));

const readInThread = (bytes: Uint8Array): Promise<ReadStatement> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(worker, { workerData: bytes, resourceLimits: { maxOldGenerationSizeMb: mostMegabytes } });
    const end = (settle: () => void) => {
      clearTimeout(timer);
      settle();
      void thread.terminate();
    };
    const timer = setTimeout(() => end(() => reject(tooLarge())), patienceMs);
    thread.once('message', (answer: StatementAnswer) =>
      end(() => ('read' in answer ? resolve(answer.read) : reject(refuse(answer.code, answer.values)))),
    );
    thread.once('error', (error: NodeJS.ErrnoException) =>
      end(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge() : error)),
    );
    thread.once('exit', () => end(() => reject(new Error('the thread that reads a statement ended without an answer'))));
  });
