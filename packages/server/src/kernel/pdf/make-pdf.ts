import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Language } from '@mall/contract/kernel/language.ts';
import type { Content } from 'pdfmake/interfaces.js';
import { takeTurns } from '../take-turns.ts';

/** What is laid out: plain data, because it goes to a thread of its own. Pictures are data addresses; nothing is fetched. */
export type PdfPaper = {
  title: string;
  content: Content;
  /** Stands left at the foot of every page, beside the page's number. */
  foot: string;
  landscape?: boolean;
  /** Of the page's number; Chinese unless told. */
  language?: Language;
};
/** Where something begins, in points from the upper left corner of its page. */
export type PdfMark = { readonly page: number; readonly left: number; readonly top: number };
/** `marks`: of what has an `id` on the paper. */
type LaidOut = { readonly pdf: Buffer; readonly pages: number; readonly marks: Readonly<Record<string, PdfMark>> };
export type PdfAnswer = { pdf: Uint8Array; pages: number; marks: Record<string, PdfMark> } | { failed: string };

/** A headline that goes to the next page when nothing of its text stands below it; and one that takes all up to `keptEnd` with it, so that it stays on one page. */
export const headline = 1;
export const keptTogether = 2;
export const keptEnd = 'kept-end';

const file = fileURLToPath(new URL('./pdf-worker.ts', import.meta.url));
const mostMegabytes = 512;
const patienceMs = 60_000;
/** The thread holds two fonts of ten megabytes; who has made no paper for so long gives them back. */
const idleMs = 20_000;

let thread: Worker | undefined;
let idle: NodeJS.Timeout | undefined;

const endThread = () => {
  void thread?.terminate();
  thread = undefined;
};

const openThread = (): Worker => {
  const opened = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: mostMegabytes } });
  opened.unref();
  return opened;
};

/** One paper at a time takes one core; those of a job wait as long as it takes, because jobs hand in one after the other. */
const inTurn = takeTurns(1, 200, { patienceMs });

const askThread = (paper: PdfPaper): Promise<LaidOut> =>
  new Promise((resolve, reject) => {
    clearTimeout(idle);
    thread ??= openThread();
    const asked = thread;
    asked.ref();
    const settle = (then: () => void, broken = false) => {
      clearTimeout(timer);
      for (const event of ['message', 'error', 'exit']) asked.removeAllListeners(event);
      asked.unref();
      if (broken) endThread();
      else idle = setTimeout(endThread, idleMs).unref();
      then();
    };
    const timer = setTimeout(() => settle(() => reject(new Error(`laying out "${paper.title}" took too long`)), true), patienceMs);
    asked.once('message', (answer: PdfAnswer) =>
      settle(() => ('pdf' in answer ? resolve({ ...answer, pdf: Buffer.from(answer.pdf) }) : reject(new Error(answer.failed)))),
    );
    asked.once('error', (error) => settle(() => reject(error), true));
    asked.once('exit', () => settle(() => reject(new Error('the thread that lays out papers ended without an answer')), true));
    // oxlint-disable-next-line require-post-message-target-origin -- a port between threads has no origin
    asked.postMessage(paper);
  });

/** A paper of A4 pages with the Chinese font in it, made in a thread so that no request waits for it. */
export const layOutPdf = (paper: PdfPaper): Promise<LaidOut> => inTurn(() => askThread(paper));

export const makePdf = async (paper: PdfPaper): Promise<Buffer> => (await layOutPdf(paper)).pdf;
