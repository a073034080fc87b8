import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { holdDataFolder } from './hold-data-folder.ts';

const home = mkdtempSync(join(tmpdir(), 'mall-hold-'));
const original = join(home, 'original');
let mall: ChildProcess;

beforeAll(async () => {
  cpSync(mkdtempSync(join(home, 'empty-')), original, { recursive: true });
  mall = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'packages/server/src/main.ts']);
  await once(mall, 'spawn');
  writeFileSync(join(original, 'mall.pid'), `${mall.pid}\n${original}\n`);
});
afterAll(() => {
  mall.kill();
  rmSync(home, { recursive: true });
});

it('lets one mall into a data folder', () => {
  expect(() => holdDataFolder(original)).toThrow(`the mall already runs on ${original} (process ${mall.pid})`);
});

it('lets a second mall into a copy of the folder, whose note names the first', () => {
  const copy = join(home, 'copy');
  cpSync(original, copy, { recursive: true });
  holdDataFolder(copy)();
  expect(() => holdDataFolder(original)).toThrow('already runs');
});

it('lets nobody into a folder that was moved away under a running mall', () => {
  const moved = join(home, 'moved');
  renameSync(original, moved);
  expect(() => holdDataFolder(moved)).toThrow('already runs');
});
