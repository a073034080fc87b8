import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '@mall/server/kernel/config.ts';
import { type Files, readWhole } from '@mall/server/kernel/files/files.ts';
import { openFiles } from '@mall/server/kernel/files/open-files.ts';
import { s3Ask } from '@mall/server/kernel/files/s3-ask.ts';
import { type Ceph, missingCeph, startCeph } from './ceph-parts.ts';

/** `node packages/bench/src/cluster/run-ceph.ts`: the mall's client of S3 against the gateway of a Ceph that is started for it, which checks every signature and every hash. */
const say = (line: string) => process.stdout.write(`${line}\n`);
const mebibyte = 1024 * 1024;
const large = Buffer.alloc(50 * mebibyte, 7);

const codeOf = (act: Promise<unknown>): Promise<string> =>
  act.then(
    () => 'done',
    (error: Error & { code?: string }) => error.code ?? error.name,
  );
const timed = async (act: Promise<unknown>): Promise<{ said: string; ms: number }> => {
  const since = performance.now();
  return { said: await codeOf(act), ms: Math.round(performance.now() - since) };
};
const listed = async (files: Files, folder: string): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of files.list(folder)) keys.push(key);
  return keys;
};

type Shown = readonly [held: boolean, seen: string];
type Trial = readonly [name: string, show: () => Promise<Shown>];

const isAway = ({ said, ms }: { said: string; ms: number }): Shown => [said === 'FilesAway' && ms < 12_000, `${said} after ${ms} ms`];

const trialsOf = ({ settings, gateway }: Ceph, folder: string): Trial[] => {
  const storeWith = (other: Record<string, string> = {}): Files => openFiles(readConfig({ DATA_DIR: folder, ...settings, ...other }));
  const files = storeWith();
  const path = join(folder, 'arrived');

  return [
    [
      'a file is put, read whole and in part, and removed',
      async () => {
        const [key, bytes] = ['contracts/ab/c..d-_.pdf', Buffer.from('%PDF-1.7 一份合同')];
        for (const each of [bytes, Buffer.alloc(0), bytes]) await files.put(key, each);
        const part = await files.read(key, { start: 1, end: 3 });
        const read = [part && (await buffer(part.stream)).toString(), part?.bytes, (await files.stat(key))?.bytes];
        const same = (await readWhole(files, key))?.equals(bytes);
        await files.remove(key);
        await files.remove(key);
        const gone = (await files.read(key)) === undefined && (await files.stat(key)) === undefined;
        return [same === true && gone && read.join() === `PDF,${bytes.length},${bytes.length}`, read.join(', ')];
      },
    ],
    [
      'bytes that are not those of the hash are refused',
      async () => {
        const body = { bytes: Buffer.from('a'), sha256: '0'.repeat(64) };
        const { response } = await s3Ask(readConfig(settings))({ method: 'PUT', key: 'exports/a', body });
        return [response.status === 400 && (await files.stat('exports/a')) === undefined, String(response.status)];
      },
    ],
    [
      'a list is longer than one answer',
      async () => {
        const keys = Array.from({ length: 1100 }, (_, nth) => `files/many/${String(nth).padStart(4, '0')}`);
        const waiting = [...keys];
        const work = async () => {
          for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) await files.put(key, Buffer.from(key));
        };
        await Promise.all(Array.from({ length: 8 }, work));
        const seen = await listed(files, 'files/');
        return [seen.join() === keys.join(), `${seen.length} of ${keys.length}`];
      },
    ],
    [
      'a wrong secret, an unknown key and a missing bucket are refusals',
      async () => {
        const [secret, access, nowhere] = [{ FILES_S3_SECRET: 'a' }, { FILES_S3_ACCESS_KEY: 'a' }, { FILES_URL: 's3://elsewhere' }];
        const asked = [secret, access, nowhere].map((other) => codeOf(storeWith(other).check()));
        const seen = await Promise.all([
          ...asked,
          codeOf(storeWith(nowhere).stat('exports/a')),
          codeOf(storeWith(nowhere).read('exports/a')),
        ]);
        return [seen.join() === 'SignatureDoesNotMatch,InvalidAccessKeyId,NoSuchBucket,NoSuchBucket,NoSuchBucket', seen.join(', ')];
      },
    ],
    ...[Buffer.alloc(2 * mebibyte), large].map(
      (bytes): Trial => [
        `frozen, it is away within ten seconds for ${bytes.length} bytes`,
        async () => {
          gateway.freeze();
          return isAway(await timed(files.put('exports/frozen', bytes)).finally(gateway.thaw));
        },
      ],
    ),
    [
      'frozen for four seconds in the middle, it has the file in the end',
      async () => {
        const put = timed(files.put('exports/late', large));
        await sleep(200);
        gateway.freeze();
        await sleep(4000);
        gateway.thaw();
        const { said, ms } = await put;
        return [said === 'done' && (await readWhole(files, 'exports/late'))?.equals(large) === true, `${said} after ${ms} ms`];
      },
    ],
    [
      'killed in the middle of a read, it is away; started anew, it reads on',
      async () => {
        const reading = (await files.read('exports/late'))?.stream;
        const left = timed(reading ? buffer(reading) : Promise.resolve());
        await gateway.kill();
        const shown = isAway(await left);
        await gateway.start();
        return [shown[0] && (await readWhole(files, 'exports/late'))?.equals(large) === true, shown[1]];
      },
    ],
    [
      'killed in the middle of a file, it has none of it, and the file is still on the disk',
      async () => {
        writeFileSync(path, large);
        const taking = timed(files.take('exports/killed', path));
        await sleep(200);
        await gateway.kill();
        const shown = isAway(await taking);
        await gateway.start();
        return [shown[0] && existsSync(path) && (await files.stat('exports/killed')) === undefined, shown[1]];
      },
    ],
  ];
};

const missing = missingCeph();
if (missing) {
  say(`not shown: there is no Ceph here\n  ${missing}`);
  process.exit();
}
const folder = mkdtempSync(join(tmpdir(), 'mall-ceph-'));
const ceph = await startCeph(folder);
try {
  await s3Ask(readConfig(ceph.settings))({ method: 'PUT' });
  for (const [name, show] of trialsOf(ceph, folder)) {
    const [held, seen] = await show().catch((error: unknown): Shown => [false, String(error)]);
    if (!held) process.exitCode = 1;
    say(`${held ? 'held' : 'NOT HELD'}: ${name}: ${seen}`);
  }
} finally {
  await ceph.close();
  rmSync(folder, { recursive: true, force: true });
}
