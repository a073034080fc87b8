import { existsSync, readdirSync } from 'node:fs';
import { mkdir, open, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { uploadApi } from '@mall/contract/content/upload.api.ts';
import { uploadLimits } from '@mall/contract/content/upload.rules.ts';
import { makeMagicaValue } from '@mall/contract/wire/magica-value.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '../kernel/actor.ts';
import { inTransaction } from '../kernel/db.ts';
import { authorityOf, pageCookiesOf } from '../testing/authority.ts';
import { sendFile, smallPng } from '../testing/multipart.ts';
import { buildSmallMall, small } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { type Audience, attachUploads } from './attach-uploads.ts';
import { cleanFileName } from './clean-file-name.ts';
import { keepUpload } from './keep-upload.ts';
import { sweepUploads } from './sweep-uploads.ts';
import { arrivingFolder, uploadPlace } from './upload-place.ts';

const mall = testApp();
type Signed = { id: string; token: string };
let owner: Signed;
let stranger: Signed;
let seller: Signed;
let otherSeller: Signed;
let operator: Signed;

beforeAll(async () => {
  const { db } = mall.house;
  await buildSmallMall(db, 2);
  await mall.owner.query('alter table member alter column id restart with 100');
  owner = await addSignedIn(db);
  stranger = await addSignedIn(db);
  seller = await addSignedIn(db, { audience: 'seller', storeId: small.stores.own });
  otherSeller = await addSignedIn(db, { audience: 'seller', storeId: small.stores.third });
  operator = await addSignedIn(db, { audience: 'operator' });
});

const scratch = () => join(mall.house.config.DATA_DIR, 'scratch');
const leftovers = () => (existsSync(scratch()) ? readdirSync(scratch()) : []);
const countRows = async () => (await mall.house.db.pool.query('select count(*)::int as n from upload')).rows[0].n as number;
const send = (call: Parameters<typeof sendFile>[1], name: string, bytes: Buffer, more = {}) =>
  sendFile(mall, call, { name, bytes, token: owner.token, ...more });
const sendImage = async (as: Signed = owner) =>
  ((await sendFile(mall, uploadApi.image, { name: 'a.png', bytes: smallPng, token: as.token })).data as { url: string }).url;
const read = (url: string, as?: Signed, headers: Record<string, string> = {}) =>
  mall.app.fastify.inject({ url, headers: { ...(as ? { cookie: pageCookiesOf(as.token) } : {}), ...headers } });
const attach = (as: Signed, urls: string[], audience: Audience) =>
  inTransaction(mall.house.db, (tx) => attachUploads(tx, { memberId: as.id }, urls, audience));

const zip = (...names: string[]) =>
  Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), Buffer.alloc(60), ...names.map((name) => Buffer.from(`PK\u0001\u0002${name}`))]);
const ole = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(100)]);
const mp4 = Buffer.concat([Buffer.from('\u0000\u0000\u0000\u0020ftypisom'), Buffer.alloc(100)]);
const pdfOf = (size: number) => Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(size - 8)]);
const keyOf = (url: string) => url.slice(9);
const webm = Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.from('....webm'), Buffer.alloc(100)]);

describe('a file that is sent', () => {
  it.each([
    [uploadApi.image, 'a.PNG', smallPng],
    [uploadApi.image, 'a.jpeg', Buffer.from('ffd8ffe000104a464946', 'hex')],
    [uploadApi.image, 'a.webp', Buffer.from('RIFF....WEBPVP8 ')],
    [uploadApi.file, 'a.pdf', Buffer.from('%PDF-1.7 ...')],
    [uploadApi.file, 'a.doc', ole],
    [uploadApi.file, 'a.docx', zip('[Content_Types].xml', 'word/document.xml')],
    [uploadApi.file, 'a.zip', zip('a.txt')],
    [uploadApi.file, 'a.rar', Buffer.from('Rar!\u001a\u0007\u0001\u0000..')],
    [uploadApi.video, 'a.mp4', mp4],
    [uploadApi.video, 'a.webm', webm],
  ])('is kept when its content is what its name says: %#', async (call, name, bytes) => {
    const answer = await send(call, name, bytes);
    expect(answer).toMatchObject({ code: 200, data: { url: expect.stringMatching(/^\/uploads\/[0-9a-f]{32}$/) } });
    if (call === uploadApi.file) expect(answer.data).toMatchObject({ name, size: bytes.length });
    expect((await read((answer.data as { url: string }).url, owner)).rawPayload.equals(bytes)).toBe(true);
  });

  it.each([
    ['a picture that is a page', uploadApi.image, 'a.png', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a drawing', uploadApi.image, 'a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a drawing under the name of a picture', uploadApi.image, 'a.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a program', uploadApi.file, 'a.pdf', Buffer.from('MZ\u0090\u0000')],
    ['a zip under the name of a document', uploadApi.file, 'a.docx', zip('evil.exe')],
    ['a jpg under the name of a png', uploadApi.image, 'a.png', Buffer.from('ffd8ffe000104a464946', 'hex')],
    ['two endings', uploadApi.image, 'a.png.exe', smallPng],
    ['no ending', uploadApi.image, 'png', smallPng],
    ['a still picture as a video', uploadApi.video, 'a.mp4', Buffer.from('\u0000\u0000\u0000\u0020ftypheic........')],
    ['a document as a picture', uploadApi.image, 'a.pdf', Buffer.from('%PDF-1.7')],
  ])('is refused when it lies: %s', async (_, call, name, bytes) => {
    const before = await countRows();
    expect(await send(call, name, bytes)).toMatchObject({ code: 505, errorCode: 'content.upload_type' });
    expect([await countRows(), leftovers()]).toEqual([before, []]);
  });

  it('is refused when it is empty, missing or not whole', async () => {
    expect(await send(uploadApi.image, 'a.png', Buffer.alloc(0))).toMatchObject({ errorCode: 'content.upload_missing' });
    expect(await send(uploadApi.image, 'a.png', smallPng, { cut: 10 })).toMatchObject({ status: 400 });
    expect((await mall.call(uploadApi.image, {}, { token: owner.token })).errorCode).toBe('content.upload_missing');
    expect(leftovers()).toEqual([]);
  });

  it('is refused one byte over the limit and taken at the limit', async () => {
    expect(await send(uploadApi.file, 'a.pdf', pdfOf(uploadLimits.file))).toMatchObject({ code: 200 });
    expect(await send(uploadApi.file, 'a.pdf', pdfOf(uploadLimits.file + 1))).toMatchObject({
      errorCode: 'content.upload_large',
      msg: '文件过大，单个不能超过 50 MB',
    });
    const picture = Buffer.concat([smallPng, Buffer.alloc(uploadLimits.image + 1 - smallPng.length)]);
    expect(await send(uploadApi.image, 'a.png', picture)).toMatchObject({ errorCode: 'content.upload_large' });
    expect(leftovers()).toEqual([]);
  });

  it('needs a member, and a value for one use before the file', async () => {
    expect(await sendFile(mall, uploadApi.image, { name: 'a.png', bytes: smallPng })).toMatchObject({ code: 401 });
    expect(await send(uploadApi.image, 'a.png', smallPng, { magicaValue: null })).toMatchObject({ errorCode: '400901' });
    const magicaValue = makeMagicaValue();
    expect((await send(uploadApi.image, 'a.png', smallPng, { magicaValue })).code).toBe(200);
    expect(await send(uploadApi.image, 'a.png', smallPng, { magicaValue })).toMatchObject({ errorCode: '400901' });
  });

  it('may come as base64, with the same checks', async () => {
    const give = (image: string, name?: string) =>
      mall.call(uploadApi.base64, { body: { image, ...(name ? { name } : {}) } }, { token: owner.token });
    const { data } = await give(`data:image/png;base64,${smallPng.toString('base64')}`);
    expect((await read(data.url, owner)).headers['content-type']).toBe('image/png');
    expect((await give(smallPng.toString('base64'), '照片.png')).code).toBe(200);
    expect((await give(Buffer.from('<svg/>').toString('base64'))).errorCode).toBe('content.upload_type');
    expect((await give(smallPng.toString('base64'), 'a.svg')).errorCode).toBe('content.upload_type');
    expect((await give('data:image/png;base64,***')).errorCode).toBe('content.photo_refused');
    const plain = await mall.app.fastify.inject({
      method: 'POST',
      url: '/api/portal/order/base64',
      headers: authorityOf(owner.token),
      payload: { image: Buffer.concat([smallPng, Buffer.alloc(6_000_000)]).toString('base64'), magicaValue: makeMagicaValue() },
    });
    expect(plain.json().code).toBe(200);
  });

  it('is told clearly when the disk is full, and leaves nothing behind', async () => {
    const noSpace = (async (path: string, flags: string) => {
      const file = await open(path, flags);
      return Object.assign(Object.create(file) as typeof file, {
        write: () => Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' })),
        close: () => file.close(),
      });
    }) as unknown as typeof open;
    const chunks = (async function* () {
      yield smallPng;
    })();
    const actor = { memberId: owner.id } as Member;
    await expect(keepUpload(mall.house, actor, 'image', { name: 'a.png', chunks }, noSpace)).rejects.toMatchObject({
      code: 'content.disk_full',
    });
    expect(leftovers()).toEqual([]);
  });

  it('has its name cleaned', () => {
    expect(
      ['../../etc/passwd.png', 'C:\\a\\b.pdf', '\u202egnp.exe', '  .hidden.png', 'a\r\nb.png', '<b>.png', '/'].map(cleanFileName),
    ).toEqual(['passwd.png', 'b.pdf', 'gnp.exe', 'hidden.png', 'ab.png', 'b.png', 'file']);
    expect(cleanFileName(`${'长'.repeat(300)}.docx`)).toHaveLength(100);
  });
});

it('gives up on a sender that is gone, and lets nothing but files in', async () => {
  const wrong = await mall.app.fastify.inject({
    method: 'POST',
    url: '/api/portal/member/register/verify',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x--',
  });
  expect(wrong.statusCode).toBe(415);
  const { default: net } = await import('node:net');
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  await mall.app.fastify.listen({ port, host: '127.0.0.1' });
  const head = `--x\r\ncontent-disposition: form-data; name="magicaValue"\r\n\r\n${makeMagicaValue()}\r\n--x\r\ncontent-disposition: form-data; name="f"; filename="a.pdf"\r\n\r\n%PDF-${'x'.repeat(5000)}`;
  const socket = net.connect(port, '127.0.0.1');
  socket.write(
    `POST /api/portal/order/upfile HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${owner.token}\r\ncookie: ${authorityOf(owner.token).cookie}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 9999999\r\n\r\n${head}`,
  );
  await expect.poll(leftovers, { timeout: 10_000 }).toHaveLength(1);
  socket.destroy();
  await expect.poll(leftovers, { timeout: 10_000 }).toEqual([]);
});

describe('a kept file', () => {
  it('is read by its owner alone until it is attached', async () => {
    const url = await sendImage();
    expect((await read(url, owner)).statusCode).toBe(200);
    for (const as of [undefined, stranger, seller, operator]) expect((await read(url, as)).statusCode).toBe(404);
    expect((await read(url, undefined, { cookie: 'auth=%E0%A4%A' })).statusCode).toBe(404);
    for (const other of ['/uploads/' + '0'.repeat(32), '/uploads/..%2f..%2fkeys', '/uploads/x'])
      expect((await read(other, owner)).statusCode).toBe(404);
  });

  it('is opened to whom it is given', async () => {
    const [toAll, toStore, toMall] = [await sendImage(), await sendImage(), await sendImage()];
    await attach(owner, [toAll], { kind: 'public' });
    await attach(owner, [toStore], { kind: 'store', storeId: small.stores.own });
    await attach(owner, [toMall], { kind: 'operator' });
    const seen = async (url: string) =>
      Promise.all([undefined, stranger, seller, otherSeller, operator, owner].map(async (as) => (await read(url, as)).statusCode));
    expect(await seen(toAll)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await seen(toStore)).toEqual([404, 404, 200, 404, 200, 200]);
    expect(await seen(toMall)).toEqual([404, 404, 404, 404, 200, 200]);
    expect((await read(toStore, owner)).headers['cache-control']).toContain('private');
    const toBuyer = await sendImage(seller);
    await attach(seller, [toBuyer], { kind: 'store', storeId: small.stores.own, memberId: owner.id });
    expect(await seen(toBuyer)).toEqual([404, 404, 200, 404, 200, 200]);
  });

  it('is attached by its owner only, and never to a second audience', async () => {
    const url = await sendImage();
    const refused = { code: 'content.upload_unknown' };
    await expect(attach(stranger, [url], { kind: 'public' })).rejects.toMatchObject(refused);
    await attach(owner, [url, url], { kind: 'store', storeId: small.stores.own });
    await attach(owner, [url], { kind: 'store', storeId: small.stores.own });
    await expect(attach(owner, [url], { kind: 'public' })).rejects.toMatchObject(refused);
    await expect(attach(owner, ['https://evil.example/a.png'], { kind: 'public' })).rejects.toMatchObject(refused);
    const more = await sendImage();
    await expect(
      inTransaction(mall.house.db, (tx) => attachUploads(tx, { memberId: owner.id }, [more], { kind: 'public' }, ['video'])),
    ).rejects.toMatchObject(refused);
  });

  it('runs nothing: a document is saved, a picture is a picture, a player may jump', async () => {
    const file = (await send(uploadApi.file, '合同".pdf'.replace('"', ''), Buffer.from('%PDF-1.7 <script>'))).data as { url: string };
    const { headers } = await read(file.url, owner);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('合同.pdf')}`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'self'; sandbox",
    });
    const part = await read(file.url, owner, { range: 'bytes=1-3' });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, 'PDF', 'bytes 1-3/17']);
    expect((await read(file.url, owner, { range: 'bytes=99-' })).statusCode).toBe(200);
  });

  it('is swept after a day when nobody used it', async () => {
    const [orphan, used, young] = [await sendImage(), await sendImage(), await sendImage()];
    await attach(owner, [used], { kind: 'public' });
    await mall.house.db.pool.query("update upload set created_at = now() - interval '25 hours' where key = any($1)", [
      [keyOf(orphan), keyOf(used)],
    ]);
    const halves = [join(scratch(), 'half'), join(mall.house.config.DATA_DIR, arrivingFolder, `${'0'.repeat(32)}.3`)];
    for (const half of halves) {
      await mkdir(dirname(half), { recursive: true });
      await writeFile(half, 'x');
      await utimes(half, 1, 1);
    }
    expect(await sweepUploads(mall.house)).toBe(1);
    expect([orphan, used, young].map((url) => existsSync(join(mall.house.config.DATA_DIR, uploadPlace(keyOf(url)))))).toEqual([
      false,
      true,
      true,
    ]);
    expect([...halves.map((half) => existsSync(half)), (await read(orphan, owner)).statusCode]).toEqual([false, false, 404]);
    expect(await sweepUploads(mall.house)).toBe(0);
  });
});
