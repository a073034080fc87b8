import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startS3Server } from '../../testing/s3-server.ts';
import { s3Signature } from '../../testing/s3-signature.ts';
import { readConfig } from '../config.ts';
import { type Files, readWhole } from './files.ts';
import { FilesAway } from './files-away.ts';
import { openFiles } from './open-files.ts';
import { requireFiles } from './require-files.ts';
import { addressOf } from './s3-ask.ts';

const folder = mkdtempSync(join(tmpdir(), 'mall-files-'));
let store: Awaited<ReturnType<typeof startS3Server>>;
const opened = {} as Record<'disk' | 's3', Files>;
beforeAll(async () => {
  store = await startS3Server();
  opened.disk = openFiles(readConfig({ DATA_DIR: folder }));
  opened.s3 = openFiles(readConfig({ DATA_DIR: folder, ...store.settings }));
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => store.feel('well'));

const bytes = Buffer.from('%PDF-1.7 一份合同');
const newKey = () => `uploads/ab/${randomUUID()}`;
const listed = async (files: Files, under: string) => {
  const keys: string[] = [];
  for await (const { key } of files.list(under)) keys.push(key);
  return keys.toSorted();
};
const storeWith = (settings: Record<string, string>) => openFiles(readConfig({ ...store.settings, ...settings }));
const href = (settings: Record<string, string>, key?: string) =>
  addressOf(readConfig({ ...store.settings, FILES_URL: 's3://mall-files/one/two', ...settings }), key).url.href;
const scratch = () => (existsSync(join(folder, 'scratch')) ? readdirSync(join(folder, 'scratch')) : []);

describe.each(['disk', 's3'] as const)('files on %s', (kind) => {
  it('are there whole once they are put, and gone once they are removed', async () => {
    const files = opened[kind];
    const key = newKey();
    expect([await files.read(key), await files.stat(key)]).toEqual([undefined, undefined]);
    await files.remove(key);
    await files.put(key, bytes);
    expect(await files.stat(key)).toEqual({ key, bytes: bytes.length, changedAt: expect.any(Number) });
    expect(Math.abs(((await files.stat(key))?.changedAt ?? 0) - Date.now())).toBeLessThan(5000);
    expect((await readWhole(files, key))?.equals(bytes)).toBe(true);
    await files.put(key, Buffer.alloc(0));
    expect((await readWhole(files, key))?.length).toBe(0);
    await files.remove(key);
    expect(await files.read(key)).toBeUndefined();
    expect(scratch()).toEqual([]);
  });

  it('are taken from the disk of a node, which keeps none of them', async () => {
    const files = opened[kind];
    const large = Buffer.alloc(5 * 1024 * 1024, 7);
    const path = join(folder, 'arrived');
    writeFileSync(path, large);
    const key = newKey();
    await files.take(key, path);
    expect(existsSync(path)).toBe(false);
    expect((await readWhole(files, key))?.equals(large)).toBe(true);
    await expect(files.take(key, path)).rejects.toThrow(/ENOENT|no such file/i);
    expect((await files.stat(key))?.bytes).toBe(large.length);
  });

  it('are read in parts, with the length of the whole', async () => {
    const files = opened[kind];
    const key = newKey();
    await files.put(key, bytes);
    const part = await files.read(key, { start: 1, end: 3 });
    expect([part?.bytes, part && (await buffer(part.stream)).toString()]).toEqual([bytes.length, 'PDF']);
  });

  it('are listed below a folder', async () => {
    const files = opened[kind];
    const keys = ['exports/a.zip', 'exports/b.zip', 'contracts/ab/c.pdf'];
    for (const key of keys) await files.put(key, bytes);
    expect(await listed(files, 'exports/')).toEqual(keys.slice(0, 2));
    expect(await listed(files, 'contracts/')).toEqual(keys.slice(2));
    expect(await listed(files, 'files/')).toEqual([]);
    for (const key of keys) await files.remove(key);
  });

  it('are listed without what others put among them', async () => {
    const files = opened[kind];
    await files.put('exports/ab/a.zip', bytes);
    const foreign = ['exports/.DS_Store', 'exports/ab/.nfs0001', 'exports/.snapshot/b.zip', 'exports/a list.zip', 'exports/ab/'];
    for (const name of foreign)
      if (kind === 's3') store.files.set(`one/${name}`, { bytes, at: new Date() });
      else if (!name.endsWith('/')) {
        mkdirSync(dirname(join(folder, name)), { recursive: true });
        writeFileSync(join(folder, name), bytes);
      }
    expect(await listed(files, 'exports/')).toEqual(['exports/ab/a.zip']);
    for (const name of foreign) store.files.delete(`one/${name}`);
    rmSync(join(folder, 'exports'), { recursive: true, force: true });
    await files.remove('exports/ab/a.zip');
  });

  it('may be left before they are read', async () => {
    const files = opened[kind];
    const key = newKey();
    await files.put(key, Buffer.alloc(4 * 1024 * 1024));
    for (let round = 0; round < 20; round += 1) (await files.read(key))?.stream.destroy();
    expect((await readWhole(files, key))?.length).toBe(4 * 1024 * 1024);
  });

  it.each(['keys/seal.key', 'uploads/../keys/seal.key', '/etc/passwd', 'uploads//a', 'uploads/.a', 'sandbox/a'])(
    'have no key outside of their folders: %s',
    async (key) => {
      await expect((async () => opened[kind].read(key))()).rejects.toThrow('no key of a file');
      await expect((async () => opened[kind].put(key, bytes))()).rejects.toThrow('no key of a file');
    },
  );
});

/** Another disk than that of the temporary folder; every Linux has it. */
const otherDisk = '/dev/shm';
const isOther = existsSync(otherDisk) && statSync(otherDisk).dev !== statSync(folder).dev;

it.skipIf(!isOther)('are on the other disk, with their names, before they go from this one', async () => {
  const shared = mkdtempSync(join(otherDisk, 'mall-files-'));
  symlinkSync(shared, join(folder, 'files'));
  const path = join(folder, 'signed');
  writeFileSync(path, bytes);
  const handle = await open(path);
  const settled: string[] = [];
  const sync = vi.spyOn(Object.getPrototypeOf(handle), 'sync').mockImplementation(async function (this: FileHandle) {
    settled.push(`${(await this.stat()).isDirectory() ? 'folder' : 'file'} ${existsSync(path)}`);
  });
  await opened.disk.take('files/ab/c.pdf', path);
  sync.mockRestore();
  await handle.close();
  expect(settled).toEqual(['file true', 'folder true']);
  expect([existsSync(path), readdirSync(join(shared, 'ab')), await listed(opened.disk, 'files/')]).toEqual([
    false,
    ['c.pdf'],
    ['files/ab/c.pdf'],
  ]);
  rmSync(shared, { recursive: true, force: true });
  rmSync(join(folder, 'files'));
});

describe('a store that speaks S3', () => {
  it('lists more than one answer holds', async () => {
    const at = new Date();
    for (let nth = 0; nth < 2300; nth += 1) store.files.set(`one/files/many/${String(nth).padStart(4, '0')}`, { bytes, at });
    expect(await listed(opened.s3, 'files/')).toHaveLength(2300);
    for (const key of store.files.keys()) if (key.startsWith('one/files/')) store.files.delete(key);
  });

  it('is asked once more when it is busy or cuts the line, and is away when that does not help', async () => {
    const key = newKey();
    await opened.s3.put(key, bytes);
    for (const mood of ['busy', 'cut'] as const) {
      store.feel(mood);
      const before = store.asked();
      await expect(opened.s3.read(key)).rejects.toBeInstanceOf(FilesAway);
      expect(store.asked() - before).toBe(3);
      const reading = readWhole(opened.s3, key);
      setTimeout(() => store.feel('well'), 50);
      expect((await reading)?.equals(bytes)).toBe(true);
    }
  });

  it('is not what somebody between says: his 404 is no missing file, his page no list', async () => {
    const said = { status: 404, text: '<html>not here</html>' };
    const between = createServer((_, response) => void response.writeHead(said.status).end(said.text)).listen(0, '127.0.0.1');
    await once(between, 'listening');
    const through = storeWith({ FILES_S3_ENDPOINT: `http://127.0.0.1:${(between.address() as AddressInfo).port}` });
    for (const text of ['<html>not here</html>', '<!-- open', '{}', '']) {
      Object.assign(said, { status: 404, text });
      await expect(through.read(newKey())).rejects.toBeInstanceOf(FilesAway);
      await expect(through.remove(newKey())).rejects.toBeInstanceOf(FilesAway);
      said.status = 200;
      await expect(through.list('exports/')[Symbol.asyncIterator]().next()).rejects.toBeInstanceOf(FilesAway);
    }
    between.close();
  });

  it('is away within ten seconds when it says nothing, takes no more of a large file, or is not there', async () => {
    store.feel('silent');
    const deaf = await startS3Server();
    deaf.feel('deaf');
    const since = performance.now();
    const large = openFiles(readConfig(deaf.settings)).put(newKey(), Buffer.alloc(40 * 1024 * 1024));
    large.catch(() => {});
    await expect(opened.s3.put(newKey(), bytes)).rejects.toBeInstanceOf(FilesAway);
    expect(performance.now() - since).toBeLessThan(9000);
    await expect(large).rejects.toBeInstanceOf(FilesAway);
    // At a megabyte a second it would have had three quarters of a minute.
    expect(performance.now() - since).toBeLessThan(15_000);
    await deaf.close();
    const nowhere = openFiles(readConfig({ ...store.settings, FILES_S3_ENDPOINT: 'http://127.0.0.1:9' }));
    await expect(nowhere.list('exports/')[Symbol.asyncIterator]().next()).rejects.toBeInstanceOf(FilesAway);
  }, 20_000);

  it('that refuses is away, too, and never a file that is not there', async () => {
    await expect(storeWith({ FILES_S3_SECRET: 'another' }).read(newKey())).rejects.toMatchObject({ code: 'SignatureDoesNotMatch' });
    await expect(storeWith({ FILES_S3_ACCESS_KEY: 'another' }).check()).rejects.toMatchObject({ code: 'InvalidAccessKeyId' });
    await expect(storeWith({ FILES_URL: 's3://elsewhere' }).read(newKey())).rejects.toMatchObject({ code: 'NoSuchBucket' });
    await expect(storeWith({ FILES_URL: 's3://elsewhere' }).stat(newKey())).rejects.toMatchObject({ code: 'NoSuchBucket' });
    await expect(storeWith({ FILES_URL: 's3://elsewhere' }).put(newKey(), bytes)).rejects.toMatchObject({ code: 'NoSuchBucket' });
    await opened.s3.check();
  });

  it('that refuses stops the start in one line; one that is away does not', async () => {
    const said: string[] = [];
    const log = { warn: (_: unknown, text: string) => said.push(text) } as never;
    await expect(requireFiles({ log, files: storeWith({ FILES_URL: 's3://elsewhere' }) })).rejects.toThrow(
      /^the store of FILES_URL refuses the mall: NoSuchBucket$/,
    );
    await requireFiles({ log, files: storeWith({}) });
    expect(said).toEqual([]);
    await requireFiles({ log, files: storeWith({ FILES_S3_ENDPOINT: 'http://127.0.0.1:9' }) });
    expect(said).toEqual(['the store of files is away; until it is back nothing is uploaded or shown']);
  });

  it('is held by the test to the signature that its makers publish', () => {
    const headers = {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'x-amz-date': '20130524T000000Z',
    };
    const given = {
      secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
      scope: '20130524/us-east-1/s3/aws4_request',
      signedHeaders: 'host;range;x-amz-content-sha256;x-amz-date',
    };
    expect(s3Signature({ method: 'GET', target: '/test.txt', headers }, given)).toBe(
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    );
  });

  it('lies in a folder of the address, or under a name of its own', () => {
    const endpoint = { FILES_S3_ENDPOINT: 'https://store.example:9000' };
    expect(href(endpoint, 'exports/a.zip')).toBe('https://store.example:9000/mall-files/one/two/exports/a.zip');
    expect(href({ ...endpoint, FILES_S3_STYLE: 'host' }, 'exports/a.zip')).toBe(
      'https://mall-files.store.example:9000/one/two/exports/a.zip',
    );
    expect(href({ FILES_S3_ENDPOINT: '', FILES_S3_REGION: 'cn-north-1' })).toBe('https://s3.cn-north-1.amazonaws.com/mall-files');
  });
});

it('is set in one line, or the start says what is wrong without a secret', () => {
  expect(() => readConfig({ FILES_URL: 'http://bucket' })).toThrow(/^configuration: FILES_URL is not valid: must be s3:\/\/bucket/);
  expect(() => readConfig({ FILES_URL: 's3://mall', FILES_S3_ACCESS_KEY: 'a' })).toThrow('FILES_URL needs FILES_S3_ACCESS_KEY and');
  const path = join(folder, 'secret');
  writeFileSync(path, 'from a file\n');
  const { FILES_S3_SECRET } = readConfig({ FILES_URL: 's3://mall', FILES_S3_ACCESS_KEY: 'a', FILES_S3_SECRET_FILE: path });
  expect([FILES_S3_SECRET, readFileSync(path, 'utf8')]).toEqual(['from a file', 'from a file\n']);
  expect(() => readConfig({ SEAL_KEY_FILE: join(folder, 'none') })).toThrow(/SEAL_KEY_FILE = .* cannot be read: ENOENT/);
});
