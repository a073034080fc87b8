import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountApi } from '@mall/contract/account/account.api.ts';
import { cartApi } from '@mall/contract/cart/cart.api.ts';
import { catalogueApi } from '@mall/contract/catalogue/catalogue.api.ts';
import { encodeText } from '@mall/contract/wire/base64-text.ts';
import { hashToken } from '@mall/server/account/hash-token.ts';
import { projectRoot } from '@mall/server/kernel/config.ts';
import { startPostgres } from '@mall/server/kernel/postgres/embedded-postgres.ts';
import { Client } from 'pg';
import { compare } from './compare.ts';
import { loadTool, type Measured, measureGet, measurePosts } from './make-load.ts';
import { micros, perSecond, type Row, ratioOf, writeReport } from './report.ts';
import { sealer } from './seal-bodies.ts';
import { compareSearch } from './search/compare-search.ts';
import { type Server, startServer } from './start-server.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const large = process.argv.includes('--large');
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice(7);
const base = '/api';
const seconds = (warm: boolean) => (warm ? 1 : 3);
const pool = '10';

const folder = mkdtempSync(join(tmpdir(), 'mall-bench-'));
chmodSync(folder, 0o755);
const postgres = await startPostgres({ dataDir: folder });
const stops: (() => Promise<void>)[] = [postgres.stop];
const admin = new Client({ connectionString: postgres.url });
await admin.connect();
stops.unshift(() => admin.end());

const makeDatabase = async (name: string): Promise<string> => {
  await admin.query(`create database ${name} template template0 encoding 'UTF8'`);
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  return url.href;
};

const analyse = async (databaseUrl: string): Promise<void> => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  await client.end();
};

/** The whole mall on a database of its own, filled with so many goods, and the bare server on the same database. */
const openMall = async (name: string, goods: number) => {
  const url = await makeDatabase(name);
  const env = { DATABASE_URL: url, DATABASE_POOL: pool, NODE_ENV: 'production', LOG_LEVEL: 'error', DATA_DIR: join(folder, name) };
  const main = new URL(import.meta.resolve('@mall/server/main.ts'));
  say(`${goods} goods: filling …`);
  // Filling leaves a process big and warmed for something else; what is measured is one that found its data there.
  await (await startServer(main, '/healthz', { ...env, DEMO_GOODS: String(goods) })).stop();
  await analyse(url);
  const mall = await startServer(main, '/healthz', { ...env, WIRE_ENCRYPTION: 'optional', TRUST_PROXY: 'on' });
  const bare = await startServer(new URL('./bare-server.ts', import.meta.url), '/ready', env);
  stops.unshift(mall.stop, bare.stop);
  return { url, mall, bare };
};

type Mall = Awaited<ReturnType<typeof openMall>>;

/** A signed-in member, without the ceremony. */
const signIn = async (databaseUrl: string): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into member_session (member_id, token_hash, expires_at) select id, $1, now() + interval '1 day' from member where mobile = '13800000001'`,
    [hashToken(token)],
  );
  await client.end();
  return token;
};

const publicKeyOf = async (mall: Server): Promise<string> => {
  const answer = (await (await fetch(mall.url + base + accountApi.publicKey.path)).json()) as { data: { publicKey: string } };
  return answer.data.publicKey;
};

const side = (one: Measured) => `${perSecond(one.perSecond)}, ${micros(one.cpuPerRequest)} CPU`;

const comparePosts = async (work: string, { mall }: Mall, path: string, headers: Record<string, string>, fields: object): Promise<Row> => {
  const publicKeyHex = await publicKeyOf(mall);
  const url = mall.url + base + path;
  const seen = JSON.parse(await sealer(publicKeyHex).look(url, headers, fields)) as { code: number };
  if (seen.code !== 200) throw new Error(`${path} answers ${JSON.stringify(seen)}`);
  const post = (key: string | undefined) => (warm: boolean) =>
    measurePosts(mall, { url, headers, fields, amount: warm ? 1600 : 6400, publicKeyHex: key, manyAddresses: true });
  const { floor, ours } = await compare(post(undefined), post(publicKeyHex));
  const ratio = ours.cpuPerRequest / floor.cpuPerRequest;
  return { work, floor: side(floor), ours: side(ours), ratio: ratioOf(ratio), target: 'at most 1.3', met: ratio <= 1.3 };
};

const compareReads = (
  work: string,
  floor: (warm: boolean) => Promise<Measured>,
  ours: (warm: boolean) => Promise<Measured>,
  least: number,
): Promise<Row> =>
  compare(floor, ours).then((pair) => {
    const ratio = pair.ours.perSecond / pair.floor.perSecond;
    return {
      work,
      floor: side(pair.floor),
      ours: side(pair.ours),
      ratio: ratioOf(ratio),
      target: `at least ${ratioOf(least)}`,
      met: ratio >= least,
    };
  });

const compareHome = async ({ mall, bare }: Mall): Promise<Row> => {
  const asBrowsers = { 'accept-encoding': 'gzip' };
  const page = await fetch(mall.url, { headers: asBrowsers });
  if (!page.ok) throw new Error(`the home page answers ${page.status}`);
  const bytes = Number(page.headers.get('content-length'));
  await fetch(`${bare.url}/hold?bytes=${bytes}`);
  return compareReads(
    `guest's home page from the cache (${Math.round(bytes / 1024)} KB gzip) against the same bytes from bare Fastify`,
    (warm) => measureGet(bare, '/held', seconds(warm)),
    (warm) => measureGet(mall, '/', seconds(warm), asBrowsers),
    0.5,
  );
};

const compareRecommended = ({ mall, bare }: Mall, goods: string): Promise<Row> =>
  compareReads(
    `recommended goods, 25 cards of ${goods}, against one primary-key select through bare Fastify`,
    (warm) => measureGet(bare, '/row', seconds(warm)),
    (warm) => measureGet(mall, `${base}${catalogueApi.recommendPage.path}?page=3&limit=25`, seconds(warm)),
    0.2,
  );

const runAll = async (): Promise<void> => {
  const loadBefore = loadavg();
  const rows: Row[] = [];
  const add = async (name: string, work: () => Promise<Row>) => {
    if (only && only !== name) return;
    const row = await work();
    rows.push(row);
    say(`${row.met ? 'met   ' : 'MISSED'} ${row.work}: ${row.ours} / ${row.floor} = ${row.ratio} (${row.target})`);
  };
  const small = await openMall('small', 10_000);
  const member = { authorization: `Bearer ${await signIn(small.url)}`, rediskey: 'benchmark-of-the-cart' };
  const mobile = { memberMobile: encodeText('13912345678') };
  await add('verify', () => comparePosts('encrypted POST with one select, against plain', small, accountApi.checkMobile.path, {}, mobile));
  await add('merge', () => comparePosts("encrypted POST of a member's transaction, against plain", small, cartApi.merge.path, member, {}));
  if (existsSync(join(projectRoot, 'packages/web/build/server/index.js'))) await add('home', () => compareHome(small));
  else say('the storefront is not built (npm run build): its page is left out');
  await add('read', () => compareRecommended(small, '10,000'));
  const addSearch = async (mall: Mall, goods: number) => {
    if (only && only !== 'search') return;
    for (const row of await compareSearch(mall, goods)) await add('search', async () => row);
  };
  await addSearch(small, 10_000);
  if (large) {
    const middle = await openMall('large', 100_000);
    await add('large', () => compareRecommended(middle, '100,000'));
    await addSearch(middle, 100_000);
  }
  // Filling takes minutes, so a million has a word of its own.
  if (process.argv.includes('--million')) await addSearch(await openMall('million', 1_000_000), 1_000_000);
  const { memory } = await small.mall.usage();
  const report = writeReport(rows, {
    tool: loadTool,
    goods: large ? [10_000, 100_000] : [10_000],
    loadBefore,
    memoryMb: memory / 2 ** 20,
    postgres: postgres.version,
  });
  if (!only) writeFileSync(join(projectRoot, 'docs/benchmarks.md'), report);
  say(`\n${report}`);
};

const end = async () => {
  for (const stop of stops) await stop().catch((error: unknown) => say(String(error)));
  rmSync(folder, { recursive: true, force: true });
};

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end().finally(() => process.exit(1)));
try {
  await runAll();
} finally {
  await end();
}
