import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '@mall/server/kernel/config.ts';
import { compareBills } from './billing/compare-bills.ts';
import { buyingGoods, compareBuying } from './buy/compare-buying.ts';
import { compareImports } from './catalogue/compare-import.ts';
import { compareMemberPages } from './compare-member-pages.ts';
import { compareMerge, compareVerify } from './compare-posts.ts';
import { compareDetails, compareHome, compareMemory, compareRecommended, describeRow } from './compare-reads.ts';
import { compareGrowth, growthMark } from './growth/compare-growth.ts';
import { compareArchive } from './invoice/compare-archive.ts';
import { loadTool } from './make-load.ts';
import { compareMatch, compareWorst } from './match/compare-match.ts';
import { type Mall, openMall } from './open-mall.ts';
import { buyingMark, notesMark, type Row, type Section, writeReport } from './report.ts';
import { fillScale, writeScale } from './scale/write-scale.ts';
import { compareSearch } from './search/compare-search.ts';

const { values: asked } = parseArgs({
  options: {
    large: { type: 'boolean', default: false },
    million: { type: 'boolean', default: false },
    /** Only these sizes; with `data` the others stay in the report as they were measured last. */
    goods: { type: 'string' },
    /** Only rows of this name, and nothing is written; `buy` and `growth` measure these and write their sections, `scale` reckons docs/scale.md and measures nothing. */
    only: { type: 'string' },
    /** With `--only=growth`: numbers of orders, beside which the reads of orders are measured. */
    orders: { type: 'string', default: '10000,1000000' },
    /** Of buying only this, and nothing is written: add, orders, stampede. */
    buy: { type: 'string' },
    /** Without these, by name: the encrypted posts take minutes on a busy machine. */
    without: { type: 'string', default: '' },
    data: { type: 'string' },
  },
});
const say = (text: string) => process.stdout.write(`${text}\n`);
const report = join(projectRoot, 'docs/benchmarks.md');

const sizes = asked.goods
  ? asked.goods.split(',').map(Number)
  : [10_000, ...(asked.large ? [100_000] : []), ...(asked.million ? [1_000_000] : [])];
const folder = asked.data ? resolve(asked.data) : mkdtempSync(join(tmpdir(), 'mall-bench-'));
mkdirSync(folder, { recursive: true });
chmodSync(folder, 0o755);

let open: Mall | undefined;

type Work = { name: string; run: () => Promise<Row> };

const worksOf = async (mall: Mall): Promise<Work[]> => {
  const smallest = mall.goods === 10_000;
  const built = existsSync(join(projectRoot, 'packages/web/build/server/index.js'));
  if (smallest && !built) say('the storefront is not built (npm run build): its page is left out');
  return [
    ...(smallest
      ? [
          { name: 'verify', run: () => compareVerify(mall) },
          { name: 'merge', run: () => compareMerge(mall) },
        ]
      : []),
    ...(smallest && built
      ? [{ name: 'home', run: () => compareHome(mall) }, ...compareMemberPages.map((run) => ({ name: 'member', run: () => run(mall) }))]
      : []),
    { name: 'recommended', run: () => compareRecommended(mall) },
    { name: 'details', run: () => compareDetails(mall) },
    ...(await compareSearch(mall)).map((run) => ({ name: 'search', run })),
    { name: 'match', run: () => compareMatch(mall) },
    { name: 'match', run: () => compareWorst(mall) },
    { name: 'bills', run: () => compareBills(mall) },
    { name: 'invoices', run: () => compareArchive(mall) },
    ...(smallest || asked.only === 'imports' ? compareImports.map((compare) => ({ name: 'imports', run: () => compare(mall) })) : []),
  ];
};

const measure = async (goods: number): Promise<Section> => {
  const mall = await openMall(folder, goods, say);
  open = mall;
  try {
    const works = (await worksOf(mall)).filter(
      ({ name }) => (!asked.only || asked.only === name) && !asked.without.split(',').includes(name),
    );
    const loadBefore = loadavg();
    const rows: Row[] = [];
    const add = (row: Row) => {
      rows.push(row);
      say(describeRow(row));
    };
    for (const { run } of works) add(await run());
    add(compareMemory(mall));
    return { goods, date: new Date().toISOString().slice(0, 10), rows, loadBefore, loadAfter: loadavg(), postgres: mall.postgres };
  } finally {
    open = undefined;
    await mall.stop();
  }
};

const measureBuying = async (): Promise<string> => {
  const mall = await openMall(folder, asked.goods ? Number(asked.goods) : buyingGoods, say);
  open = mall;
  try {
    return await compareBuying(mall, (row) => say(describeRow(row)), asked.buy);
  } finally {
    open = undefined;
    await mall.stop();
  }
};

const results = join(folder, 'results.json');
const lastSections = (): Section[] => (existsSync(results) ? (JSON.parse(readFileSync(results, 'utf8')) as Section[]) : []);

/** What the last report says from one heading up to another. */
const lastReport = (from: string, to?: string): string => {
  const last = existsSync(report) ? readFileSync(report, 'utf8') : '';
  const at = last.indexOf(from);
  const end = to === undefined ? -1 : last.indexOf(to);
  return at < 0 ? '' : last.slice(at, end < 0 ? undefined : end);
};

const writeBuying = (text: string) => {
  const last = existsSync(report) ? readFileSync(report, 'utf8') : `${notesMark}\n`;
  const ends = [buyingMark, growthMark, notesMark].map((mark) => last.indexOf(mark)).filter((at) => at >= 0);
  const after = lastReport(growthMark) || lastReport(notesMark);
  writeFileSync(report, `${last.slice(0, ends.length > 0 ? Math.min(...ends) : undefined)}${text}\n${after}`);
};

const writeGrowth = (text: string) => {
  const last = existsSync(report) ? readFileSync(report, 'utf8') : `${notesMark}\n`;
  const at = last.indexOf(growthMark) < 0 ? last.indexOf(notesMark) : last.indexOf(growthMark);
  writeFileSync(report, `${last.slice(0, at)}${text}\n${lastReport(notesMark)}`);
};

const tellScale = () => {
  const path = join(projectRoot, 'docs/scale.md');
  const parts = writeScale();
  for (const [name, part] of parts) say(`${name}\n\n${part}\n`);
  writeFileSync(path, fillScale(readFileSync(path, 'utf8'), parts));
};

const end = async () => {
  await open?.stop();
  if (!asked.data) rmSync(folder, { recursive: true, force: true });
};

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end().finally(() => process.exit(1)));
try {
  if (asked.only === 'buy') {
    const text = await measureBuying();
    if (asked.buy === undefined) writeBuying(text);
  }
  if (asked.only === 'growth') writeGrowth(await compareGrowth(folder, asked.orders.split(',').map(Number), say));
  if (asked.only === 'scale') tellScale();
  for (const goods of ['buy', 'growth', 'scale'].includes(asked.only ?? '') ? [] : sizes) {
    const measured = await measure(goods);
    if (asked.only) continue;
    // After every size, so that a run that is cut short is not lost.
    const sections = [...lastSections().filter((one) => one.goods !== goods), measured].toSorted((one, other) => one.goods - other.goods);
    writeFileSync(results, JSON.stringify(sections));
    writeFileSync(report, `${writeReport(sections, loadTool)}\n${lastReport(buyingMark, notesMark)}${lastReport(notesMark)}`);
  }
} finally {
  await end();
}
