import { existsSync } from 'node:fs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

type Machine = { platform: string; arch: string; chosen: string; has: (file: string) => boolean };
type Found = { installed: string } | 'npm' | { missing: string };

const thisMachine = (): Machine => ({
  platform: process.platform,
  arch: process.arch,
  chosen: process.env['CHROMIUM'] ?? '',
  has: existsSync,
});

/** `CHROMIUM`, else the machine's own, else (or by `CHROMIUM=npm`) the one that npm brought, which runs on Linux x64 alone; else what to do about it. */
export const findBrowser = ({ platform, arch, chosen, has }: Machine = thisMachine()): Found => {
  const installed = chosen || places.find(has);
  if (installed && installed !== 'npm') return { installed };
  if (platform === 'linux' && arch === 'x64') return 'npm';
  return {
    missing: `npm has no browser for ${platform} ${arch}: install Chromium or Google Chrome (on Debian: apt install chromium), or name one in CHROMIUM`,
  };
};
