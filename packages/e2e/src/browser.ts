import { existsSync } from 'node:fs';
import { type Browser, type BrowserServer, chromium } from 'playwright-core';

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
];

/** `CHROMIUM`, else the machine's own, else (or by `CHROMIUM=npm`) the one that npm brought, which unpacks itself into the temporary folder. */
const findBrowser = async (): Promise<{ executablePath: string; args: string[] }> => {
  const chosen = process.env['CHROMIUM'] || installed.find((file) => existsSync(file));
  if (chosen && chosen !== 'npm') return { executablePath: chosen, args: quiet };
  const { default: packed } = await import('@sparticuz/chromium');
  packed.setGraphicsMode = false;
  // Its own list of arguments is not taken: one of them, --single-process, ends the browser with its first context.
  return { executablePath: await packed.executablePath(), args: quiet };
};

/** One browser for the whole run; every test file joins it. */
export const launchBrowser = async (): Promise<BrowserServer> =>
  chromium.launchServer({ headless: true, host: '127.0.0.1', ...(await findBrowser()) });

let joined: Promise<Browser> | undefined;

export const joinBrowser = (): Promise<Browser> => {
  joined ??= chromium.connect(process.env['BROWSER_ADDRESS'] ?? '');
  return joined;
};
