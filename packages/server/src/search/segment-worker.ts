// Runs in a thread of its own, so that what it leaves behind goes with it and no request waits for it.
import { parentPort, workerData } from 'node:worker_threads';
import pg from 'pg';
import type { SegmentMade, SegmentOrder } from './build-segment.ts';
import { copyGoods } from './copy-goods.ts';
import { freezeSegment } from './freeze-segment.ts';
import { makeLexicon } from './lexicon.ts';

/** What is handed over instead of copied. */
const buffersOf = (value: unknown): ArrayBuffer[] => {
  if (ArrayBuffer.isView(value)) return [value.buffer as ArrayBuffer];
  return typeof value === 'object' && value !== null && !(value instanceof Map) ? Object.values(value).flatMap(buffersOf) : [];
};

const { url, words, numbers, sizes } = workerData as SegmentOrder;
const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
await client.connect();
const lexicon = makeLexicon(words);
const draft = await copyGoods(client, numbers, lexicon);
await client.end();
const segment = await freezeSegment(draft, { ...sizes, words: lexicon.words.length });
const made: SegmentMade = { segment, newWords: lexicon.words.slice(words.length) };
parentPort?.postMessage(made, buffersOf(segment));
