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

const withoutFeatures = '--disable-features=';

/** Lists that an address bar would drop down: a whole browser loads them anew for every window, which took a third of what a page costs. */
const barLists = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

const launch = async (args: readonly string[]): Promise<BrowserServer> =>
  chromium.launchServer({ headless: true, host: '127.0.0.1', args: [...args], ...(await launchOptions()) });

/** Of two lists of features a browser reads the last alone, and Playwright has one: it is seen when a browser has been launched. */
const featuresLeftOut = async (): Promise<string> => {
  const first = await launch(quiet);
  await first.close();
  const usual = first.process().spawnargs.find((arg) => arg.startsWith(withoutFeatures)) ?? withoutFeatures;
  return [...usual.slice(withoutFeatures.length).split(','), ...barLists].join(',');
};

/** One browser for the whole run; every test file joins it. */
export const launchBrowser = async (): Promise<BrowserServer> => launch([...quiet, `${withoutFeatures}${await featuresLeftOut()}`]);

let joined: Promise<Browser> | undefined;

export const joinBrowser = (): Promise<Browser> => {
  joined ??= chromium.connect(process.env['BROWSER_ADDRESS'] ?? '');
  return joined;
};
