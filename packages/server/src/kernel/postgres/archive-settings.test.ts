import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { archiveSettings, restoreCommand } from './archive-settings.ts';

const home = mkdtempSync(join(tmpdir(), 'mall archive (1) '));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const at = (name: string) => join(home, name);

/** As PostgreSQL runs them. */
const runs = (setting: string, part: string): boolean => {
  const command = setting
    .slice(setting.indexOf('=') + 1)
    .replaceAll('%p', at('its own'))
    .replaceAll('%f', part);
  try {
    execFileSync('sh', ['-c', command], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};
const keep = (part: string, text: string): boolean => {
  writeFileSync(at('its own'), text);
  return runs(archiveSettings(home)[1] ?? '', part);
};
const bring = (part: string): string | undefined => {
  rmSync(at('its own'), { force: true });
  return runs(restoreCommand(home), part) ? readFileSync(at('its own'), 'utf8') : undefined;
};

it.skipIf(process.platform === 'win32')('keeps a part and brings it back, zipped or not', () => {
  expect(keep('A', 'log')).toBe(true);
  expect(bring('A')).toBe('log');
  execFileSync('gzip', [at('A')]);
  expect(bring('A')).toBe('log');
  expect(bring('B')).toBeUndefined();
  writeFileSync(at('C.gz'), 'nonsense');
  expect(runs(restoreCommand(home), 'C')).toBe(false);
});

it.skipIf(process.platform === 'win32')('overwrites no part of another mall, zipped or not', () => {
  writeFileSync(at('D'), 'log');
  writeFileSync(at('E.gz'), gzipSync('log'));
  for (const part of ['D', 'E']) expect([keep(part, 'log'), keep(part, 'other')]).toEqual([true, false]);
  expect(existsSync(at('E'))).toBe(false);
});
