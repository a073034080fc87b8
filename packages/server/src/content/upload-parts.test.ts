import { uploadApi } from '@mall/contract/content/upload.api.ts';
import { partBytes } from '@mall/contract/content/upload.rules.ts';
import { beforeAll, expect, it } from 'vitest';
import { readWhole } from '../kernel/files/files.ts';
import { pageCookiesOf } from '../testing/authority.ts';
import { sendFile } from '../testing/multipart.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { sweepUploads } from './sweep-uploads.ts';
import { arrivingFolder, partPlace } from './upload-place.ts';

const mall = testApp();
type Signed = Awaited<ReturnType<typeof addSignedIn>>;
let owner: Signed;
let stranger: Signed;
beforeAll(async () => {
  owner = await addSignedIn(mall.house.db);
  stranger = await addSignedIn(mall.house.db);
});

const pdf = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(partBytes + 1000, 7)]);
const begin = async (name: string, size = pdf.length, who = owner) =>
  mall.call(uploadApi.begin, { body: { name, size, mark: '1', sealed: false } }, who);
const part = (key: string, offset: number, bytes: Buffer, { who = owner, cut = 0 } = {}) =>
  sendFile(mall, uploadApi.part, { name: 'part', bytes, token: who.token, cut, query: `?key=${key}&offset=${offset}` });
const leftovers = async () => {
  const keys: string[] = [];
  for await (const { key } of mall.house.files.list(arrivingFolder)) keys.push(key);
  return keys;
};

it('goes on where the connection broke off, and is then a file like any other', async () => {
  const { key, offset } = (await begin('规范.pdf')).data;
  expect(offset).toBe(0);
  expect((await part(key, 0, pdf.subarray(0, partBytes))).data).toEqual({ offset: partBytes, file: null });
  expect((await part(key, partBytes, pdf.subarray(partBytes), { cut: 300 })).errorCode).not.toBeNull();
  // Another visit with the same file is told how much is there.
  expect((await begin('规范.pdf')).data).toEqual({ key, offset: partBytes });
  expect((await part(key, 0, pdf.subarray(0, 10))).errorCode).toBe('content.upload_broken');
  const { file } = (await part(key, partBytes, pdf.subarray(partBytes))).data;
  expect(file).toMatchObject({ name: '规范.pdf', size: pdf.length });
  const read = await mall.app.fastify.inject({ url: file?.url ?? '', headers: { cookie: pageCookiesOf(owner.token) } });
  expect(read.rawPayload.equals(pdf)).toBe(true);
  expect(await leftovers()).toEqual([]);
});

it('comes sealed in parts, and is read from anywhere', async () => {
  const body = { name: '密封报价.pdf', size: pdf.length, mark: '1', sealed: true };
  const { key } = (await mall.call(uploadApi.begin, { body }, owner)).data;
  expect((await part(key, 0, pdf.subarray(0, 1000))).errorCode).toBe('content.upload_broken');
  await part(key, 0, pdf.subarray(0, partBytes));
  expect((await mall.call(uploadApi.begin, { body }, owner)).data).toEqual({ key, offset: partBytes });
  expect((await begin('密封报价.pdf')).data.offset, 'in clear it is another file').toBe(0);
  const arriving = await readWhole(mall.house.files, partPlace(key, 0));
  expect([arriving?.length, arriving?.includes('%PDF')]).toEqual([partBytes + 32 * 28, false]);
  const { file } = (await part(key, partBytes, pdf.subarray(partBytes))).data;
  expect(file).toMatchObject({ name: '密封报价.pdf', size: pdf.length });
  const read = (range?: string) =>
    mall.app.fastify.inject({ url: file?.url ?? '', headers: { cookie: pageCookiesOf(owner.token), ...(range && { range }) } });
  expect((await read()).rawPayload.equals(pdf)).toBe(true);
  const middle = await read('bytes=65530-200000');
  expect([middle.statusCode, middle.headers['content-range']]).toEqual([206, `bytes 65530-200000/${pdf.length}`]);
  expect(middle.rawPayload.equals(pdf.subarray(65_530, 200_001))).toBe(true);
  const { rows } = await mall.owner.query<{ row: string }>('select u::text as row from upload u where key = $1', [key]);
  expect(rows[0]?.row).not.toContain('密封报价');
});

it('begins anew what came whole and never became a file, because the mall ended in between', async () => {
  const { key } = (await begin('停电.pdf')).data;
  await part(key, 0, pdf.subarray(0, partBytes));
  await mall.owner.query('update upload_arriving set received = bytes where key = $1', [key]);
  const again = (await begin('停电.pdf')).data;
  expect(again).toEqual({ key: expect.not.stringMatching(key), offset: 0 });
  expect(await leftovers()).not.toContain(partPlace(key, 0));
});

it('takes each part once, whoever sends it twice at once', async () => {
  const { key } = (await begin('两次.pdf')).data;
  const codes = (await Promise.all([0, 1, 2].map(() => part(key, 0, pdf.subarray(0, partBytes))))).map(({ errorCode }) => errorCode);
  expect(codes.filter((code) => code === null)).toHaveLength(1);
});

it('refuses by content, size and type, and a part of somebody else', async () => {
  expect((await begin('a.exe')).errorCode).toBe('content.upload_type');
  expect(await begin('a.pdf', 51 * 1024 * 1024)).toMatchObject({ errorCode: 'content.upload_large', msg: '文件过大，单个不能超过 50 MB' });
  const { key } = (await begin('b.pdf', 4000)).data;
  expect((await part(key, 0, pdf.subarray(0, 100), { who: stranger })).errorCode).toBe('content.upload_unknown');
  expect((await part(key, 0, pdf.subarray(0, 5000))).errorCode).toBe('content.upload_broken');
  expect((await part(key, 0, Buffer.from('MZ\u0090\u0000'))).errorCode).toBe('content.upload_type');
  expect((await part(key, 0, pdf.subarray(0, 100))).errorCode).toBe('content.upload_unknown');
  const zip = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), Buffer.alloc(60), Buffer.from('PK\u0001\u0002evil.exe')]);
  const doc = (await begin('c.docx', zip.length)).data;
  expect((await part(doc.key, 0, zip)).errorCode).toBe('content.upload_type');
});

it('is swept when its parts stop coming', async () => {
  const { key } = (await begin('verlassen.pdf')).data;
  await part(key, 0, pdf.subarray(0, partBytes));
  expect(await leftovers()).toContain(partPlace(key, 0));
  await mall.owner.query(`update upload_arriving set touched_at = now() - interval '2 days'`);
  await sweepUploads(mall.house);
  expect(await leftovers()).toEqual([]);
  expect((await mall.owner.query('select from upload_arriving')).rowCount).toBe(0);
});

it('lets who only announced files upload again before long', async () => {
  const who = await addSignedIn(mall.house.db);
  const large = 50 * 1024 * 1024;
  for (let nth = 0; nth < 21; nth += 1) expect((await begin(`${nth}.pdf`, large, who)).errorCode).toBeNull();
  expect((await begin('再来.pdf', large, who)).errorCode).toBe('kernel.too_often');
  await mall.owner.query(`update upload_arriving set touched_at = now() - interval '11 minutes' where member_id = $1`, [who.id]);
  expect((await begin('再来.pdf', large, who)).errorCode).toBeNull();
});
