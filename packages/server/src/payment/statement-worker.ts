// Runs in a thread of its own, so that no request waits for a file that is long or made to be slow.
import { parentPort, workerData } from 'node:worker_threads';
import { Refusal } from '../kernel/refusal.ts';
import { readStatement } from './read-statement.ts';
import type { StatementAnswer } from './read-statement-apart.ts';

const answerOf = (bytes: Uint8Array): StatementAnswer => {
  try {
    return { read: readStatement(bytes) };
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, values: error.values };
    throw error;
  }
};

// oxlint-disable-next-line require-post-message-target-origin -- a port between threads has no origin
parentPort?.postMessage(answerOf(workerData as Uint8Array));
