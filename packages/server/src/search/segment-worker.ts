// Runs in a process of its own, so that what it leaves behind goes with it and no request waits for it.
import pg from 'pg';
import type { SegmentOrder, SegmentPart } from './build-segment.ts';
import { copyGoods } from './copy-goods.ts';
import { freezeSegment } from './freeze-segment.ts';
import { makeLexicon } from './lexicon.ts';

const tell = (part: SegmentPart): Promise<void> =>
  new Promise((resolve, reject) => process.send?.(part, (error: Error | null) => (error ? reject(error) : resolve())));

/** Every array on its own, so that neither side ever holds a second copy of the whole. */
const tellArrays = async (value: object, path: readonly string[]): Promise<void> => {
  for (const [name, one] of Object.entries(value)) {
    if (ArrayBuffer.isView(one)) {
      await tell({ kind: 'array', path: [...path, name], array: one });
      (value as Record<string, unknown>)[name] = undefined;
    } else if (typeof one === 'object' && one !== null && !(one instanceof Map)) await tellArrays(one as object, [...path, name]);
  }
};

const build = async ({ url, words, numbers, specValues, sizes }: SegmentOrder): Promise<void> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  // The query that fails tells it.
  client.on('error', () => {});
  await client.connect();
  const lexicon = makeLexicon(words);
  const draft = await copyGoods(client, numbers, lexicon, specValues);
  await client.end();
  const segment = await freezeSegment(draft, { ...sizes, words: lexicon.words.length });
  await tellArrays(segment, []);
  await tell({ kind: 'frame', segment, newWords: lexicon.words.slice(words.length) });
};

// The keyboard's interrupt reaches the whole group; when to give up is for the mall to say.
process.on('SIGINT', () => {});
// Not `process.exit`: right after so much garbage Node may wait for its own collector for ever, and nobody for it.
const end = () => process.kill(process.pid, 'SIGKILL');
process.once('disconnect', end);
process.once('message', (order: SegmentOrder) => {
  build(order)
    .catch((error: unknown) => tell({ kind: 'failure', message: error instanceof Error ? error.message : String(error) }))
    .finally(end);
});
