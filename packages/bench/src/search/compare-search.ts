import { compare } from '../compare.ts';
import { type Measured, measureGet } from '../make-load.ts';
import { micros, perSecond, type Row, ratioOf } from '../report.ts';
import type { Server } from '../start-server.ts';
import { measureMany } from './measure-many.ts';
import { makeListings, makeSearches, tipPaths, waitForModel } from './search-queries.ts';

type Pair = { mall: Server; bare: Server };

const side = (one: Measured) => `${perSecond(one.perSecond)}, ${micros(one.cpuPerRequest)} CPU`;
const seconds = (warm: boolean) => (warm ? 2 : 4);

/** Searches with their counts, class pages and tips, each over many addresses, against one primary-key select through bare Fastify. */
export const compareSearch = async ({ mall, bare }: Pair, goods: number): Promise<Row[]> => {
  await waitForModel(mall);
  const amount = goods.toLocaleString('en');
  const parts: { work: string; paths: readonly string[]; least: number }[] = [
    { work: `search with counts, 500 different of ${amount}`, paths: await makeSearches(mall), least: goods >= 1_000_000 ? 1 / 8 : 1 / 6 },
    { work: `class page with counts, every class of ${amount}`, paths: await makeListings(mall), least: 1 / 5 },
    { work: `tips, ${amount} goods`, paths: tipPaths, least: 1 / 3 },
  ];
  const rows: Row[] = [];
  for (const { work, paths, least } of parts) {
    const { floor, ours } = await compare(
      (warm) => measureGet(bare, '/row', seconds(warm)),
      (warm) => measureMany(mall, paths, seconds(warm)),
    );
    const ratio = ours.perSecond / floor.perSecond;
    rows.push({
      work: `${work}, against one primary-key select through bare Fastify`,
      floor: side(floor),
      ours: side(ours),
      ratio: ratioOf(ratio),
      target: `at least ${ratioOf(least)}`,
      met: ratio >= least,
    });
  }
  return rows;
};
