import { catalogueApi } from '@mall/contract/catalogue/catalogue.api.ts';
import { goodsDetailsApi } from '@mall/contract/marketing/goods-details.api.ts';
import { Client } from 'pg';
import { compare } from './compare.ts';
import { type Measured, measureGet } from './make-load.ts';
import type { Mall } from './open-mall.ts';
import { type Row, ratioOf, side } from './report.ts';
import { measureMany } from './search/measure-many.ts';
import type { Server } from './start-server.ts';

const base = '/api';
/** Of the floor, for what visitors read most. */
export const leastRead = 0.6;
const seconds = (warm: boolean) => (warm ? 2 : 3);

type Load = (warm: boolean) => Promise<Measured>;

/** Answers a second of both, and whether ours reach their share of the floor. */
export const compareLoads = async (work: string, floor: Load, ours: Load, least: number | undefined): Promise<Row> => {
  const pair = await compare(floor, ours);
  const ratio = pair.ours.perSecond / pair.floor.perSecond;
  return {
    work,
    floor: side(pair.floor),
    ours: side(pair.ours),
    ratio: ratioOf(ratio),
    target: least === undefined ? '' : `at least ${ratioOf(least)}`,
    met: least === undefined ? undefined : ratio >= least,
  };
};

const mostAtOnce = 16;
const mostVisited = 1000;

/** Asks for addresses once: what a mall that has been open for a while has done. */
const visitAll = async (server: Server, paths: readonly string[]): Promise<void> => {
  const left = [...paths];
  const visit = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) await (await fetch(server.url + path)).arrayBuffer();
  };
  await Promise.all(Array.from({ length: mostAtOnce }, visit));
};

/** Many addresses of the mall in turn, the first thousand asked for once before, against one primary-key select through bare Fastify. */
export const compareMany = (work: string, { mall, bare }: Mall, paths: readonly string[], least?: number): Promise<Row> =>
  compareLoads(
    work,
    (warm) => measureGet(bare, '/row', seconds(warm)),
    async (warm) => {
      if (warm) await visitAll(mall, paths.slice(0, mostVisited));
      return measureMany(mall, paths, seconds(warm));
    },
    least,
  );

export const compareHome = async ({ mall, bare }: Mall): Promise<Row> => {
  const asBrowsers = { 'accept-encoding': 'gzip' };
  const page = await fetch(mall.url, { headers: asBrowsers });
  if (!page.ok) throw new Error(`the home page answers ${page.status}`);
  const bytes = Number(page.headers.get('content-length'));
  await fetch(`${bare.url}/hold?bytes=${bytes}`);
  return compareLoads(
    `guest's home page from the cache (${Math.round(bytes / 1024)} KB gzip), against the same bytes from bare Fastify`,
    (warm) => measureGet(bare, '/held', seconds(warm)),
    (warm) => measureGet(mall, '/', seconds(warm), asBrowsers),
    0.5,
  );
};

export const compareRecommended = (mall: Mall): Promise<Row> =>
  compareMany('recommended goods, 25 cards', mall, [`${base}${catalogueApi.recommendPage.path}?page=3&limit=25`], 0.2);

/** A thousand different goods, so that hardly anything is the same twice. */
export const compareDetails = async (mall: Mall): Promise<Row> => {
  const client = new Client({ connectionString: mall.url });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    `select g.id::text from goods g join store s on s.id = g.store_id and s.state = 'open' where g.state = 'on' order by hashint8(g.id) limit 1000`,
  );
  await client.end();
  const paths = rows.map(({ id }) => `${base}${goodsDetailsApi.details.path}?goodsId=${id}`);
  return compareMany('goods detail, 1,000 different', mall, paths, leastRead);
};

export const compareMemory = ({ goods, mall }: Mall): Row => {
  const most = goods >= 1_000_000 ? 900 : goods <= 10_000 ? 350 : undefined;
  const memory = mall.mostMemory() / 2 ** 20;
  return {
    work: 'memory of the server, the most seen during these loads',
    floor: '',
    ours: `${Math.round(memory)} MB`,
    ratio: '',
    target: most === undefined ? '' : `under ${most} MB`,
    met: most === undefined ? undefined : memory < most,
  };
};

export const describeRow = (row: Row): string =>
  `${row.met === undefined ? '      ' : row.met ? 'met   ' : 'MISSED'} ${row.work}: ${row.ours}${row.floor && ` / ${row.floor} = ${row.ratio}`} ${row.target && `(${row.target})`}`;
