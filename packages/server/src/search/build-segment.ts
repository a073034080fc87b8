import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { IdNumbers } from './copy-goods.ts';
import type { Sizes } from './freeze-segment.ts';
import { addWord, type Lexicon } from './lexicon.ts';
import { specValues } from './made-values.ts';
import { facetsOf } from './read-search-book.ts';
import type { SearchBook } from './search-book.ts';
import type { Segment } from './segment.ts';

/** `specValues`: how the values of a spec are read, so that the process that reads them and the book agree. */
export type SegmentOrder = {
  url: string;
  words: readonly string[];
  numbers: IdNumbers;
  specValues: string;
  sizes: Omit<Sizes, 'words'>;
};
/** Words that the lexicon did not have are numbered after those it had. */
type SegmentMade = { segment: Segment; newWords: readonly string[] };
/** The arrays come one by one, at last what holds them. */
export type SegmentPart =
  | { kind: 'array'; path: readonly string[]; array: ArrayBufferView }
  | ({ kind: 'frame' } & SegmentMade)
  | { kind: 'failure'; message: string };

const worker = fileURLToPath(new URL('./segment-worker.ts', import.meta.url));

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
  specValues,
  sizes: { classes: book.numbers.class.size, brands: book.numbers.brand.size, stores: book.numbers.store.size, facets: facetsOf(book) },
});

// Enough for the few strings that live; more would only let garbage pile up.
const execArgv = ['--max-semi-space-size=8'];

const putInto = (frame: object, path: readonly string[], array: ArrayBufferView): void => {
  const holder = path.slice(0, -1).reduce((inner, name) => (inner as Record<string, object>)[name] as object, frame);
  (holder as Record<string, unknown>)[path.at(-1) as string] = array;
};

const runWorker = (order: SegmentOrder, signal: AbortSignal): Promise<SegmentMade> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const child = fork(worker, { execArgv, serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const arrays: Extract<SegmentPart, { kind: 'array' }>[] = [];
    const stop = () => void child.kill('SIGKILL');
    signal.addEventListener('abort', stop, { once: true });
    child.on('message', (part: SegmentPart) => {
      if (part.kind === 'array') arrays.push(part);
      else if (part.kind === 'failure') reject(new Error(part.message));
      // Node's own watch mode tells its parent on the same line which files were loaded.
      else if (part.kind === 'frame') {
        for (const { path, array } of arrays) putInto(part.segment, path, array);
        resolve(part);
      }
    });
    child.once('error', reject);
    // After the frame this says nothing new.
    child.once('exit', (code, by) => {
      signal.removeEventListener('abort', stop);
      reject(new Error(`the process that builds the search model ended with ${code ?? by}`));
    });
    child.send(order, (error) => error && reject(error));
  });

/**
 * Makes the big segment from the database, in a process. Words may have come to the lexicon meanwhile; where that numbered new ones otherwise,
 * the segment is told.
 */
export const buildSegment = async (url: string, book: SearchBook, lexicon: Lexicon, signal: AbortSignal): Promise<Segment> => {
  const known = lexicon.words.length;
  const { segment, newWords } = await runWorker(orderOf(url, book, lexicon), signal);
  const numbers = new Map(newWords.map((word, nth) => [addWord(lexicon, word), known + nth]));
  return [...numbers].every(([ours, its]) => ours === its) ? segment : { ...segment, laterWords: { from: known, numbers } };
};
