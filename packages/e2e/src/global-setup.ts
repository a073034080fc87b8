import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@mall/server/kernel/free-port.ts';
import { quickFolder } from '@mall/server/testing/quick-folder.ts';
import { launchBrowser } from './browser.ts';

const packages = join(import.meta.dirname, '../..');
const server = join(packages, 'server/src/main.ts');
const builtWeb = join(packages, 'web/build/server/index.js');

const ended = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

const stopChild = async (child: ChildProcess) => {
  if (ended(child)) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const forced = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await gone;
  clearTimeout(forced);
};

/** All journeys come from one address, two at a time. */
const noHurry = { PAGES_PER_ADDRESS: '1000000', PICTURES_PER_ADDRESS: '1000000' };

/** The clerk of the demo looks at papers at once. */
const quickClerk = { DEMO_CERTIFY_SECONDS: '3' };

/** The mall as `npm start` runs it, on data of its own. */
const startMall = async (dataDir: string) => {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [server], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ...noHurry,
      ...quickClerk,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said = (said + chunk).slice(-4000)));
  const until = Date.now() + 240_000;
  while (
    !(await fetch(`${address}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (ended(child) || Date.now() > until) {
      await stopChild(child);
      throw new Error(`the mall did not start:\n${said}`);
    }
    await sleep(100);
  }
  return { address, stop: () => stopChild(child), said: () => said };
};

export default async () => {
  if (!existsSync(builtWeb)) throw new Error('the storefront is not built: npm run build');
  const dataDir = mkdtempSync(join(quickFolder(), 'mall-e2e-'));
  // The database runs as another user when this runs as root.
  chmodSync(dataDir, 0o755);
  const mall = await startMall(dataDir);
  const browser = await launchBrowser();
  process.env['MALL_ADDRESS'] = mall.address;
  process.env['BROWSER_ADDRESS'] = browser.wsEndpoint();
  return async () => {
    await browser.close();
    await mall.stop();
    rmSync(dataDir, { recursive: true, force: true });
    const faults = mall
      .said()
      .split('\n')
      .filter((line) => line.includes('"level":'));
    if (faults.length > 0) throw new Error(`the mall logged errors during the journeys:\n${faults.join('\n')}`);
  };
};
