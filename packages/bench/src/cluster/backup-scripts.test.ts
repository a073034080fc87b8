import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

const home = mkdtempSync(join(tmpdir(), 'mall-wal-'));
afterAll(() => rmSync(home, { recursive: true }));

const part = '0000000100000000000000FE';
let own = home;
let archive = home;
const lay = (path: string, text: string) => {
  writeFileSync(path, text);
  return path;
};
const run = (script: string, given: readonly string[]) => {
  const { status, stderr } = spawnSync('sh', [fileURLToPath(new URL(`../../../../deploy/${script}`, import.meta.url)), ...given], {
    encoding: 'utf8',
  });
  return { status, said: stderr };
};

const ask = (name: string, from = archive) => run('restore-wal.sh', [name, join(own, 'restored'), from]);

beforeEach(() => {
  own = mkdtempSync(join(home, 'own-'));
  archive = join(own, 'wal');
  mkdirSync(archive);
});

// Where Debian's tools are. What PostgreSQL itself makes of it is seen by restore-trial.ts.
const onLinux = describe.runIf(process.platform === 'linux');
onLinux('archive-wal.sh', () => {
  it('archives a part once, and takes it again with the same bytes alone', () => {
    const path = lay(join(own, 'part'), 'log');
    for (const _ of [1, 2]) expect(run('archive-wal.sh', [path, part, archive])).toEqual({ status: 0, said: '' });
    const other = run('archive-wal.sh', [lay(join(own, 'other'), 'another log'), part, archive]);
    expect(other).toEqual({ status: 1, said: expect.stringContaining('with other content') });
    expect([readdirSync(archive), readFileSync(join(archive, part), 'utf8')]).toEqual([[part], 'log']);
  });

  it('is an error where the archive is not mounted or the part cannot be read, and leaves nothing', () => {
    const path = lay(join(own, 'part'), 'log');
    expect(run('archive-wal.sh', [path, part, `${archive}-away`])).toMatchObject({
      status: 1,
      said: expect.stringContaining('not mounted'),
    });
    expect(run('archive-wal.sh', [`${path}-gone`, part, archive]).status).not.toBe(0);
    expect(readdirSync(archive)).toEqual([]);
  });

  it('is not taken in by what a killed attempt has left', () => {
    lay(join(archive, `.${part}.db1.1.part`), 'lo');
    expect(run('archive-wal.sh', [lay(join(own, 'part'), 'log'), part, archive]).status).toBe(0);
    expect(readFileSync(join(archive, part), 'utf8')).toBe('log');
  });
});

onLinux('restore-wal.sh', () => {
  it('gives a part back, and says of what comes after the last that it is not there', () => {
    lay(join(archive, part), 'log');
    expect([ask(part).status, readFileSync(join(own, 'restored'), 'utf8')]).toEqual([0, 'log']);
    expect(ask('0000000100000000000000FF')).toEqual({ status: 1, said: '' });
  });

  it('ends the restore at a hole, also where a number rolls over or is a number to others, and where the archive is not mounted', () => {
    for (const [missing, there] of [
      ['0000000100000000000000FF', '000000010000000100000000'],
      ['0000000100000000000000E4', '0000000100000000000000E5'],
      ['000000010000000000000008', '000000010000000000000009'],
    ] as const) {
      lay(join(archive, there), 'log');
      expect(ask(missing), missing).toEqual({ status: 255, said: expect.stringContaining(`${missing} is missing, ${there} is there`) });
      rmSync(join(archive, there));
    }
    expect(ask(part, `${archive}-away`).status).toBe(255);
  });

  it('does not take another branch, nor what is asked for in case it is there, for a hole', () => {
    lay(join(archive, '0000000100000000000000FF'), 'log');
    expect([ask('00000001.history').status, ask('0000000200000000000000FE').status]).toEqual([1, 1]);
  });
});
