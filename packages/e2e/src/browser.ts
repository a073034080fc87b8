import { existsSync } from 'node:fs';
import { type Browser, type BrowserServer, chromium, type LaunchOptions } from 'playwright-core';
import { unpackBrowser } from './unpack-browser.ts';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  '--disable-sync',
  // Nothing leaves this machine. Intercepting requests would do it as well, but turns the browser's cache off.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/** `CHROMIUM`, else the machine's own, else (or by `CHROMIUM=npm`) the one that npm brought. */
const findBrowser = async (): Promise<LaunchOptions> => {
  const chosen = process.env['CHROMIUM'] || installed.find((file) => existsSync(file));
  if (chosen && chosen !== 'npm') return { executablePath: chosen };
  const { executablePath, libraries } = await unpackBrowser();
  return { executablePath, env: { ...process.env, LD_LIBRARY_PATH: libraries } };
};

/** One browser for the whole run; every test file joins it. */
export const launchBrowser = async (): Promise<BrowserServer> =>
  chromium.launchServer({ headless: true, host: '127.0.0.1', args: quiet, ...(await findBrowser()) });

let joined: Promise<Browser> | undefined;

export const joinBrowser = (): Promise<Browser> => {
  joined ??= chromium.connect(process.env['BROWSER_ADDRESS'] ?? '');
  return joined;
};
