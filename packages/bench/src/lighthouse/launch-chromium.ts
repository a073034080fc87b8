import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];

const quiet = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  '--remote-debugging-port=0',
];

/** `CHROMIUM`, else the machine's own, with a profile of its own; gives the port that it listens on. */
export const launchChromium = async () => {
  const file = process.env['CHROMIUM'] || installed.find((each) => existsSync(each));
  if (!file) throw new Error('no Chromium found; name one in CHROMIUM');
  const profile = mkdtempSync(join(tmpdir(), 'mall-lighthouse-'));
  const child = spawn(file, [...quiet, `--user-data-dir=${profile}`, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    }
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  for await (const line of createInterface(child.stderr)) {
    const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(line)?.[1];
    if (port === undefined) continue;
    child.stderr.resume();
    return { port: Number(port), stop };
  }
  await stop();
  throw new Error(`${file} ended before it listened`);
};
