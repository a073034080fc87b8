import { feedbackApi } from '@mall/contract/content/feedback.api.ts';
import { uploadApi } from '@mall/contract/content/upload.api.ts';
import { partBytes } from '@mall/contract/content/upload.rules.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startFakeClamd } from '../testing/fake-clamd.ts';
import { sendFile, smallPng } from '../testing/multipart.ts';
import { createTestApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';

const virus = 'X5O!P-not-a-real-one';
let clamd: Awaited<ReturnType<typeof startFakeClamd>>;
let mall: Awaited<ReturnType<typeof createTestApp>>;
let owner: Awaited<ReturnType<typeof addSignedIn>>;
beforeAll(async () => {
  clamd = await startFakeClamd(virus);
  mall = await createTestApp({ FILES_SCAN: clamd.address });
  owner = await addSignedIn(mall.house.db);
});
afterAll(async () => {
  await mall.close();
  await clamd.close();
});
beforeEach(() => clamd.feel('well'));

const infected = Buffer.concat([smallPng, Buffer.from(virus)]);
const send = (bytes: Buffer) => sendFile(mall, uploadApi.image, { name: '机密合同.png', bytes, token: owner.token });
const kept = async () => {
  const keys: string[] = [];
  for (const folder of ['uploads/', 'files/']) for await (const { key } of mall.house.files.list(folder)) keys.push(key);
  return keys;
};
const trail = async () =>
  (await mall.owner.query(`select row_to_json(a)::text as row from audit_log a where event = 'content.upload_infected'`)).rows;

it('keeps what the scanner has looked at, whole', async () => {
  expect((await send(smallPng)).code).toBe(200);
  expect(clamd.seen.at(-1)?.equals(smallPng)).toBe(true);
});

it('refuses an infected file, keeps nothing of it, and writes it down without its name', async () => {
  const before = await kept();
  expect(await send(infected)).toMatchObject({ errorCode: 'content.upload_infected', msg: '文件含有病毒，未保存，请检查后换一个文件' });
  const body = { kind: 'function' as const, text: '打不开', contact: '13800000001', photos: [infected.toString('base64')] };
  expect((await mall.call(feedbackApi.give, { body })).errorCode).toBe('content.upload_infected');
  expect(await kept()).toEqual(before);
  expect((await mall.owner.query('select from feedback')).rowCount).toBe(0);
  const rows = await trail();
  expect(rows).toHaveLength(2);
  expect(rows[0].row).toContain('Test-Virus');
  expect(JSON.stringify(rows)).not.toContain('机密');
});

it('looks at a sealed file in clear, and at one of many parts once it is whole', async () => {
  const half = Math.ceil(virus.length / 2);
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(partBytes - 8 - half, 7), Buffer.from(virus)]);
  const { key } = (await mall.call(uploadApi.begin, { body: { name: 'a.pdf', size: bytes.length, mark: '1', sealed: true } }, owner)).data;
  const part = (offset: number) =>
    sendFile(mall, uploadApi.part, {
      name: 'part',
      bytes: bytes.subarray(offset, offset + partBytes),
      token: owner.token,
      query: `?key=${key}&offset=${offset}`,
    });
  const before = (await kept()).filter((place) => !place.includes('arriving'));
  expect((await part(0)).code).toBe(200);
  expect((await part(partBytes)).errorCode).toBe('content.upload_infected');
  expect((await part(partBytes)).errorCode).toBe('content.upload_unknown');
  expect(clamd.seen.at(-1)?.equals(bytes)).toBe(true);
  expect(await kept()).toEqual(before);
});

it('lets nothing through that nobody has looked at to its end', async () => {
  const before = await kept();
  const { length: written } = await trail();
  for (const mood of ['small', 'limited'] as const) {
    clamd.feel(mood);
    expect((await send(smallPng)).errorCode).toBe('content.scan_limit');
  }
  expect(await trail()).toHaveLength(written);
  const nobody = await createTestApp({ FILES_SCAN: 'clamd://127.0.0.1:9' });
  const { token } = await addSignedIn(nobody.house.db);
  const answer = await sendFile(nobody, uploadApi.image, { name: 'a.png', bytes: smallPng, token });
  expect(answer).toMatchObject({ errorCode: 'content.scan_away', msg: '文件暂时无法进行病毒检查，未保存，请稍后再试' });
  await nobody.close();
  expect(await kept()).toEqual(before);
});
