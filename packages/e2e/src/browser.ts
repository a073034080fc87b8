import { type Browser, type BrowserServer, chromium, type LaunchOptions } from 'playwright-core';
import { findBrowser } from './find-browser.ts';
import { unpackBrowser } from './unpack-browser.ts';

/** The mall as a colleague on the same network finds it: no https, and not the name that browsers trust without. */
export const otherName = 'mall.lan';

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  '--disable-sync',
  // Nothing leaves this machine. Intercepting requests would do it as well, but turns the browser's cache off.
  `--host-resolver-rules=MAP ${otherName} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`,
];

const launchOptions = async (): Promise<LaunchOptions> => {
  const found = findBrowser();
  if (found === 'npm') {
    const { executablePath, libraries } = await unpackBrowser();
    return { executablePath, env: { ...process.env, LD_LIBRARY_PATH: libraries } };
  }
  if ('missing' in found) throw new Error(found.missing);
  return { executablePath: found.installed };
};

/** One browser for the whole run; every test file joins it. */
export const launchBrowser = async (): Promise<BrowserServer> =>
  chromium.launchServer({ headless: true, host: '127.0.0.1', args: quiet, ...(await launchOptions()) });

let joined: Promise<Browser> | undefined;

export const joinBrowser = (): Promise<Browser> => {
  joined ??= chromium.connect(process.env['BROWSER_ADDRESS'] ?? '');
  return joined;
};
