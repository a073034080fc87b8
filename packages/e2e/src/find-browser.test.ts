import { expect, it } from 'vitest';
import { findBrowser } from './find-browser.ts';

const bare = { platform: 'linux', arch: 'x64', chosen: '', has: () => false };

it('takes the browser that is named, else the machine’s own, else the one that npm brought', () => {
  expect(findBrowser({ ...bare, chosen: '/opt/chrome', has: () => true })).toEqual({ installed: '/opt/chrome' });
  expect(findBrowser({ ...bare, arch: 'arm64', has: (file) => file === '/usr/bin/google-chrome' })).toEqual({
    installed: '/usr/bin/google-chrome',
  });
  expect(findBrowser(bare)).toBe('npm');
  expect(findBrowser({ ...bare, chosen: 'npm', has: () => true })).toBe('npm');
});

it.each([
  ['linux', 'arm64'],
  ['darwin', 'arm64'],
  ['win32', 'x64'],
])('says in one line what to install on %s %s, for which npm has none', (platform, arch) => {
  const found = findBrowser({ ...bare, platform, arch });
  expect(found).toEqual({ missing: expect.stringMatching(new RegExp(`^npm has no browser for ${platform} ${arch}: install .+$`)) });
});
