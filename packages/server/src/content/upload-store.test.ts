import { uploadApi } from '@mall/contract/content/upload.api.ts';
import { partBytes } from '@mall/contract/content/upload.rules.ts';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { FilesAway } from '../kernel/files/files-away.ts';
import { pageCookiesOf } from '../testing/authority.ts';
import { sendFile, smallPng } from '../testing/multipart.ts';
import { startS3Server } from '../testing/s3-server.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { sweepUploads } from './sweep-uploads.ts';
import { sidePlace, uploadPlace } from './upload-place.ts';

let store: Awaited<ReturnType<typeof startS3Server>>;
let mall: Awaited<ReturnType<typeof createTestApp>>;
let owner: Awaited<ReturnType<typeof addSignedIn>>;
beforeAll(async () => {
  store = await startS3Server();
  mall = await createTestApp(store.settings);
  owner = await addSignedIn(mall.house.db);
});
afterAll(async () => {
  await mall.close();
  await store.close();
});
beforeEach(() => store.feel('well'));

const sendPng = () => sendFile(mall as TestApp, uploadApi.image, { name: 'a.png', bytes: smallPng, token: owner.token });
const read = (url: string, range?: string) =>
  mall.app.fastify.inject({ url, headers: { cookie: pageCookiesOf(owner.token), ...(range && { range }) } });
const rows = async () => (await mall.owner.query('select from upload')).rowCount;
const pdf = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(partBytes + 1000, 7)]);
const begin = (sealed = false) => mall.call(uploadApi.begin, { body: { name: '图纸.pdf', size: pdf.length, mark: '1', sealed } }, owner);
const part = (key: string, offset: number) =>
  sendFile(mall, uploadApi.part, {
    name: 'part',
    bytes: pdf.subarray(offset, offset + partBytes),
    token: owner.token,
    query: `?key=${key}&offset=${offset}`,
  });

it('refuses clearly while its store is away, keeps nothing of it, and loses nothing that lies there', async () => {
  const kept = (await sendPng()).data as { url: string };
  const before = await rows();
  for (const mood of ['busy', 'cut'] as const) {
    store.feel(mood);
    expect(await sendPng()).toMatchObject({ status: 503, errorCode: 'kernel.unavailable' });
    const answer = await read(kept.url);
    expect([answer.statusCode, answer.headers['retry-after'], answer.json().errorCode]).toEqual([503, '3', 'kernel.unavailable']);
    expect(answer.body).not.toMatch(/127\.0\.0\.1|mall-test|\bat \w/);
  }
  store.feel('well');
  expect((await read(kept.url)).rawPayload.equals(smallPng)).toBe(true);
  // What failed stays a row that nobody knows, until the sweep comes.
  await mall.owner.query(`update upload set created_at = now() - interval '2 days' where key <> $1`, [kept.url.slice(9)]);
  await sweepUploads(mall.house);
  expect(await rows()).toBe(before);
});

it('sweeps what a store takes after all when nobody waits for it any more', async () => {
  const before = await rows();
  vi.spyOn(mall.house.files, 'take').mockRejectedValueOnce(new FilesAway('the store of files does not answer'));
  expect((await sendPng()).status).toBe(503);
  expect(await rows()).toBe((before ?? 0) + 1);
  const { rows: left } = await mall.owner.query<{ key: string }>('select key from upload order by created_at desc limit 1');
  const place = uploadPlace(left[0]?.key ?? '');
  await mall.house.files.put(place, smallPng);
  await mall.owner.query(`update upload set created_at = now() - interval '2 days' where key = $1`, [left[0]?.key]);
  await sweepUploads(mall.house);
  expect(await mall.house.files.stat(place)).toBeUndefined();
});

it('sweeps the sizes of a picture whose maker died before the last', async () => {
  const { url } = (await sendPng()).data as { url: string };
  const key = url.slice('/uploads/'.length);
  await mall.house.files.put(sidePlace(key, 160), smallPng);
  await mall.owner.query(`update upload set created_at = now() - interval '2 days' where key = $1`, [key]);
  await sweepUploads(mall.house);
  expect([...store.files.keys()].filter((place) => place.includes(key))).toEqual([]);
});

it.each([false, true])('goes on with the last part when the store is back (sealed: %s)', async (sealed) => {
  const { key } = (await begin(sealed)).data;
  expect((await part(key, 0)).data).toMatchObject({ offset: partBytes });
  store.feel('busy');
  expect((await part(key, partBytes)).status).toBe(503);
  store.feel('well');
  expect((await begin(sealed)).data).toEqual({ key, offset: partBytes });
  // The row of the try that failed is old by now; the file is not.
  await mall.owner.query(`update upload set created_at = now() - interval '2 days' where key = $1`, [key]);
  const { file } = (await part(key, partBytes)).data as { file: { url: string } };
  await sweepUploads(mall.house);
  expect((await read(file.url)).rawPayload.equals(pdf)).toBe(true);
  const middle = await read(file.url, 'bytes=65530-200000');
  expect([middle.statusCode, middle.headers['content-range']]).toEqual([206, `bytes 65530-200000/${pdf.length}`]);
  expect(middle.rawPayload.equals(pdf.subarray(65_530, 200_001))).toBe(true);
  expect([...store.files.keys()].filter((one) => one.includes('arriving'))).toEqual([]);
  expect([...store.files].some(([, { bytes }]) => bytes.includes('%PDF'))).toBe(!sealed);
  for (const [place, { bytes }] of store.files) if (bytes.includes('%PDF')) store.files.delete(place);
});

it('says that a file is not there when the store has lost it', async () => {
  const { url } = (await sendPng()).data as { url: string };
  store.files.delete(`one/uploads/${url.slice(9, 11)}/${url.slice(9)}`);
  expect((await read(url)).statusCode).toBe(404);
});
