import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'mall-secrets-'));
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
afterAll(() => rmSync(folder, { recursive: true }));

it('reads a setting from the file that NAME_FILE names, without the line end that an editor leaves', () => {
  const SEAL_KEY_FILE = file('seal', 'a seal key of more than thirty-two signs\n');
  expect(readConfig({ SEAL_KEY_FILE }).SEAL_KEY).toBe('a seal key of more than thirty-two signs');
  expect(readConfig({ PORT_FILE: file('port', '4000') }).PORT).toBe(4000);
});

it('says which of two is meant only when one is given', () => {
  expect(() => readConfig({ PORT: '3000', PORT_FILE: file('port', '4000') })).toThrow('PORT and PORT_FILE are both given');
  expect(readConfig({ PORT: '', PORT_FILE: file('port', '4000') }).PORT).toBe(4000);
});

it('stops the start when the file is not there, and repeats nothing of what stands in one', () => {
  expect(() => readConfig({ SEAL_KEY_FILE: join(folder, 'none') })).toThrow(
    /^configuration: SEAL_KEY_FILE = ".*none" cannot be read: ENOENT$/,
  );
  expect(() => readConfig({ SEAL_KEY_FILE: file('short', 'too-open') })).toThrow(/^configuration: SEAL_KEY is not valid: (?!.*too-open)/);
});
