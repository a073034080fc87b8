import { Worker } from 'node:worker_threads';
import type { IdNumbers } from './copy-goods.ts';
import type { Sizes } from './freeze-segment.ts';
import { addWord, type Lexicon } from './lexicon.ts';
import type { SearchBook } from './read-search-book.ts';
import type { Segment } from './segment.ts';

export type SegmentOrder = { url: string; words: readonly string[]; numbers: IdNumbers; sizes: Omit<Sizes, 'words'> };
/** Words that the lexicon did not have are numbered after those it had. */
export type SegmentMade = { segment: Segment; newWords: readonly string[] };

const worker = new URL('./segment-worker.ts', import.meta.url);

const lookup = <T>(entries: Iterable<readonly [string, T]>, numberOf: (value: T) => number): Map<number, number> => {
  const numbers = new Map<number, number>();
  for (const [id, value] of entries) numbers.set(Number(id), numberOf(value));
  return numbers;
};

const orderOf = (url: string, book: SearchBook, lexicon: Lexicon): SegmentOrder => ({
  url,
  words: lexicon.words,
  numbers: {
    classes: lookup(book.classes, (one) => one.no),
    brands: lookup(book.brands, (one) => one.no),
    stores: lookup(book.stores, (one) => one.no),
    values: lookup(book.valueById, (one) => one.no),
    labels: lookup(book.labels, (one) => one.value),
  },
  sizes: { classes: book.numbers.class.size, brands: book.numbers.brand.size, stores: book.numbers.store.size },
});

// Enough for the few strings that live; more would only let garbage pile up.
const resourceLimits = { maxYoungGenerationSizeMb: 24 };

const runWorker = (workerData: SegmentOrder, signal: AbortSignal): Promise<SegmentMade> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const thread = new Worker(worker, { workerData, execArgv: [], resourceLimits });
    const stop = () => void thread.terminate();
    signal.addEventListener('abort', stop, { once: true });
    thread.once('message', resolve);
    thread.once('error', reject);
    // After a message this says nothing new.
    thread.once('exit', (code) => {
      signal.removeEventListener('abort', stop);
      reject(new Error(`the thread that builds the search model ended with ${code}`));
    });
  });

/**
 * Makes the big segment from the database, in a thread. Words may have come to the lexicon meanwhile; where the thread numbered new ones otherwise,
 * the segment is told.
 */
export const buildSegment = async (url: string, book: SearchBook, lexicon: Lexicon, signal: AbortSignal): Promise<Segment> => {
  const known = lexicon.words.length;
  const { segment, newWords } = await runWorker(orderOf(url, book, lexicon), signal);
  const numbers = new Map(newWords.map((word, nth) => [addWord(lexicon, word), known + nth]));
  return [...numbers].every(([ours, its]) => ours === its) ? segment : { ...segment, laterWords: { from: known, numbers } };
};
