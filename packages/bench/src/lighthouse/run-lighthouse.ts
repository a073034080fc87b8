import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '@mall/server/kernel/config.ts';
import { startServer } from '../start-server.ts';
import { type Audited, auditPage } from './audit-page.ts';
import { launchChromium } from './launch-chromium.ts';
import { type Line, writeLighthouse } from './write-lighthouse.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const rounds = 3;
const search = `/searchGoodsResult?keyword=${encodeURIComponent('电缆')}`;

/** Figure by figure the middle one, because each is disturbed by something else. */
const middle = (runs: readonly Audited[]): Audited => {
  const names = Object.keys(runs[0] as Audited) as (keyof Audited)[];
  const of = (name: keyof Audited) => runs.map((run) => run[name]).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)];
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Audited;
};

/** The first goods that the search shows. */
const findGoods = async (origin: string): Promise<string> => {
  const found = /\/goodsDetails\?goodsId=\d+&amp;specId=\d+/.exec(await (await fetch(origin + search)).text());
  if (!found) throw new Error('the search shows no goods');
  return found[0].replace('&amp;', '&');
};

if (!existsSync(join(projectRoot, 'packages/web/build/server/index.js'))) throw new Error('build the storefront first: npm run build');
const folder = mkdtempSync(join(tmpdir(), 'mall-lighthouse-data-'));
chmodSync(folder, 0o755);
const stops: (() => Promise<void>)[] = [];
try {
  const main = new URL(import.meta.resolve('@mall/server/main.ts'));
  const mall = await startServer(main, '/healthz', {
    NODE_ENV: 'production',
    SANDBOX: 'on',
    DEMO: 'on',
    LOG_LEVEL: 'error',
    DATA_DIR: folder,
  });
  stops.unshift(mall.stop);
  const pages = { home: '/', list: search, classes: '/proClassification', goods: await findGoods(mall.url) };
  const lines: Line[] = [];
  const loadBefore = loadavg();
  for (const [name, path] of Object.entries(pages)) {
    const runs: Audited[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await (await fetch(mall.url + path)).text(); // a guest's page is kept for seconds; readers after the first get it from there
      // A browser of its own for each, so that none finds anything in the cache.
      const browser = await launchChromium();
      stops.unshift(browser.stop);
      const { figures, faults } = await auditPage(mall.url + path, browser.port);
      runs.push(figures);
      for (const fault of faults) say(`${name}: ${fault}`);
      await stops.shift()?.();
    }
    const line = { name, path: decodeURIComponent(path), load: loadavg()[0] ?? 0, ...middle(runs) };
    lines.push(line);
    say(`${name}: ${JSON.stringify(line)}`);
  }
  const report = writeLighthouse(lines, { rounds, loadBefore });
  writeFileSync(join(projectRoot, 'docs/lighthouse.md'), report);
  say(report);
} finally {
  for (const stop of stops) await stop().catch((error: unknown) => say(String(error)));
  rmSync(folder, { recursive: true, force: true });
}
