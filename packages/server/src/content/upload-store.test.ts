import { uploadApi } from '@mall/contract/content/upload.api.ts';
import { partBytes } from '@mall/contract/content/upload.rules.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { pageCookiesOf } from '../testing/authority.ts';
import { sendFile, smallPng } from '../testing/multipart.ts';
import { startS3Server } from '../testing/s3-server.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { sweepUploads } from './sweep-uploads.ts';

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
  // What could not be taken back stays a row that nobody knows, until the sweep comes.
  await mall.owner.query(`update upload set created_at = now() - interval '2 days' where key <> $1`, [kept.url.slice(9)]);
  await sweepUploads(mall.house);
  expect(await rows()).toBe(before);
});

it.each([false, true])('goes on with the last part when the store is back (sealed: %s)', async (sealed) => {
  const { key } = (await begin(sealed)).data;
  expect((await part(key, 0)).data).toMatchObject({ offset: partBytes });
  store.feel('busy');
  expect((await part(key, partBytes)).status).toBe(503);
  store.feel('well');
  expect((await begin(sealed)).data).toEqual({ key, offset: partBytes });
  const { file } = (await part(key, partBytes)).data as { file: { url: string } };
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
