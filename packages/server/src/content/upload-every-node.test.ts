import { uploadApi } from '@mall/contract/content/upload.api.ts';
import { partBytes } from '@mall/contract/content/upload.rules.ts';
import { makeMagicaValue } from '@mall/contract/wire/magica-value.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { authorityOf, pageCookiesOf } from '../testing/authority.ts';
import { startS3Server } from '../testing/s3-server.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { twoNodes } from '../testing/two-nodes.ts';

const store = await startS3Server();
afterAll(store.close);
const mall = twoNodes(false, { ...store.settings, SEAL_KEY: 'one key for the nodes of this test, 32 signs' });

let owner: Awaited<ReturnType<typeof addSignedIn>>;
let stranger: Awaited<ReturnType<typeof addSignedIn>>;
beforeAll(async () => {
  owner = await addSignedIn(mall.db);
  stranger = await addSignedIn(mall.db);
});

const pdf = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(2 * partBytes + 1000, 7)]);
const send = async (node: number, path: string, bytes: Buffer) => {
  const form = new FormData();
  form.append('magicaValue', makeMagicaValue());
  form.append('file', new Blob([new Uint8Array(bytes)]), 'a.pdf');
  const answer = await fetch(`${mall.at(node)}/api${path}`, { method: 'POST', headers: authorityOf(owner.token), body: form });
  return (await answer.json()) as { code: number; data: { url: string; file: { url: string } | null } };
};
const read = (node: number, url: string, as?: { token: string }) =>
  fetch(`${mall.at(node)}${url}`, { headers: as ? { cookie: pageCookiesOf(as.token) } : {} });

it('reads on one node what came to the other, for its owner alone', async () => {
  const { data } = await send(0, uploadApi.file.path, pdf);
  const answer = await read(1, data.url, owner);
  expect([answer.status, Buffer.from(await answer.arrayBuffer()).equals(pdf)]).toEqual([200, true]);
  for (const node of [0, 1])
    expect([(await read(node, data.url)).status, (await read(node, data.url, stranger)).status]).toEqual([404, 404]);
});

it('puts a file together of parts that came to either', async () => {
  const body = { name: '规范.pdf', size: pdf.length, mark: '1', sealed: true };
  const key = (await mall.call(0, uploadApi.begin, { body }, owner.token))?.body.data.key;
  const parts = [0, 1, 0].map((node, nth) => ({ node, at: nth * partBytes }));
  let url = '';
  for (const { node, at } of parts) {
    const sent = await send(node, `${uploadApi.part.path}?key=${key}&offset=${at}`, pdf.subarray(at, at + partBytes));
    url = sent.data.file?.url ?? '';
  }
  for (const node of [0, 1]) expect(Buffer.from(await (await read(node, url, owner)).arrayBuffer()).equals(pdf)).toBe(true);
  expect((await read(1, url, stranger)).status).toBe(404);
});
