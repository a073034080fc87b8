import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { uploadApi } from '@mall/contract/content/upload.api.ts';
import { partBytes } from '@mall/contract/content/upload.rules.ts';
import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import { inquiryOperationsApi } from '@mall/contract/inquiry/inquiry-operations.api.ts';
import { inquirySellerApi } from '@mall/contract/inquiry/inquiry-seller.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { fillPath, wireOf } from '@mall/contract/wire/wire-path.ts';
import { beforeAll, expect, it } from 'vitest';
import { authorityOf, pageCookiesOf } from '../testing/authority.ts';
import { exportedRows } from '../testing/exported-rows.ts';
import { type InquiryPeople, inquiryPeople, inquirySteps } from '../testing/inquiry-steps.ts';
import { sendFile } from '../testing/multipart.ts';
import { payApp } from '../testing/pay-steps.ts';
import type { Signed } from '../testing/people-steps.ts';
import { runDueInquiries } from './run-due-inquiries.ts';

const mall = payApp();
let people: InquiryPeople;
let id: Id;
const steps = inquirySteps(mall, () => people);
let paper: { url: string; name: string };
const logged: unknown[] = [];
const hear = (...said: unknown[]) => void logged.push(said);

/** One price and what ten metres and two sets come to, in every way that somebody could have written them. */
const price = '73819.37';
/** Of a version that is typed and not submitted yet. */
const draftPrice = '61927.43';
const canaries = [draftPrice, '6192743', '61,927.43', price, '7381937', '73,819.37', '738233.7', '73823370', '738,233.7'];
const inHex = canaries.map((canary) => Buffer.from(canary).toString('hex'));
const found = (text: string, alsoIn: readonly string[] = []): string[] =>
  [...canaries, ...alsoIn].filter((canary) => text.includes(canary));

const pdfOf = (said: string, size = 200_000): Buffer => {
  const bytes = Buffer.concat([Buffer.from(`%PDF-1.4\n总价 ${said}\n`), Buffer.alloc(size, ' ')]).subarray(0, size);
  bytes.write(`合计 ${said}`, size - 40);
  return bytes;
};

beforeAll(async () => {
  for (const level of ['info', 'warn', 'error', 'debug', 'fatal', 'trace'] as const) mall.house.log[level] = hear;
  people = await inquiryPeople(mall);
  id = await steps.released();
  // Its price stands in the file and in how it is called, as suppliers like to do.
  paper = await steps.quotePaper(people.sellers[0], `总价${price}.pdf`, pdfOf(price));
  const quoted = await steps.quote(id, 0, price, { remark: `含税 ${price}`, files: [paper] });
  expect(quoted.errorCode).toBeNull();
  const files = [await steps.quotePaper(people.sellers[0], `改为${draftPrice}.pdf`, pdfOf(draftPrice))];
  const typed = { lines: [{ seq: 1, price: draftPrice, days: '9' }], remark: `草稿 ${draftPrice}`, files };
  const kept = await mall.call(inquirySellerApi.keepDraft, { params: { id }, body: typed as never }, people.sellers[0]);
  expect(kept.errorCode).toBeNull();
  // One whose other half has not come yet.
  const half = pdfOf(price, partBytes);
  const body = { name: `附件${price}.pdf`, size: half.length + 1, mark: '1', sealed: true };
  const { key } = (await mall.call(uploadApi.begin, { body }, people.sellers[0])).data;
  const first = { name: 'part', bytes: half, token: people.sellers[0].token, query: `?key=${key}&offset=0` };
  expect((await sendFile(mall, uploadApi.part, first)).data).toEqual({ offset: half.length, file: null });
});

const readFile = async (who: Signed) => mall.app.fastify.inject({ url: paper.url, headers: { cookie: pageCookiesOf(who.token) } });

/** Everything that can be read, asked by somebody, with the inquiry's number and those of its parts wherever a number is asked for. */
const readAll = async (who: Signed): Promise<string[]> => {
  const { rows } = await mall.owner.query<{ id: Id }>(
    `select id::text from invitation where inquiry_id = $1::bigint union select t.id::text from quotation t join invitation i on i.id = t.invitation_id where i.inquiry_id = $1::bigint union select $1::bigint::text`,
    [id],
  );
  const readable = [...mall.app.runners.values()]
    .map(({ call }) => call)
    .filter(({ verb, answer }) => verb === 'GET' && answer !== 'stream');
  const told: string[] = [];
  for (const call of readable)
    for (const number of call.path.includes('{') ? rows.map((row) => row.id) : ['']) {
      const params = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map((match) => [match[1] as string, number]));
      const url = `${mall.house.config.API_BASE}${fillPath(wireOf(call.verb, call.path).path, params)}`;
      const { payload } = await mall.app.fastify.inject({ url, headers: { ...authorityOf(who.token), membersource: '0', to: 'zh' } });
      if (found(payload).length > 0) told.push(call.path);
    }
  return told;
};

it('is told by no call to the buyer, his administrator, another supplier or the mall', async () => {
  for (const who of [people.buyer, people.admin, people.sellers[1], people.operator]) expect(await readAll(who)).toEqual([]);
  expect(await readAll(people.sellers[0]), 'its author reads it, so that the search sees something').toContain('/seller/inquiry/{id}');
});

it('is not in the mall’s overview of the inquiry, nor what the buyer means to spend', async () => {
  const { data } = await mall.call(inquiryOperationsApi.detail, { params: { id } }, people.operator);
  expect(data).toMatchObject({ budget: null, total: null, openTime: null, quoted: 1 });
  expect(data.invitations.map(({ version, total }) => [version, total])).toEqual([
    [1, null],
    [0, null],
    [0, null],
  ]);
  expect(data.lines.map(({ reference }) => reference)).toEqual([null, null]);
  expect(found(JSON.stringify(data))).toEqual([]);
});

it('stands in no file that any of them takes away', async () => {
  const files = [
    await exportedRows(mall, mall.call(inquiryApi.export, { body: {} }, people.buyer), people.buyer.token),
    await exportedRows(mall, mall.call(inquirySellerApi.export, { body: {} }, people.sellers[1]), people.sellers[1].token),
    await exportedRows(mall, mall.call(inquiryOperationsApi.export, { body: {} }, people.operator), people.operator.token),
  ];
  expect(files.map((rows) => rows.length > 1)).toEqual([true, true, true]);
  expect(found(JSON.stringify(files))).toEqual([]);
  expect((await mall.call(inquiryApi.compare, { params: { id } }, people.admin)).errorCode).toBe('inquiry.sealed');
});

it('stands in no column of the database, message, mail, text or line of the log', async () => {
  const { rows: tables } = await mall.owner.query<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const clear: string[] = [];
  for (const { name } of tables) {
    const { rows } = await mall.owner.query<{ row: string }>(`select t::text as row from ${name} t`);
    if (rows.some(({ row }) => found(row, inHex).length > 0)) clear.push(name);
  }
  expect(clear).toEqual([]);
  expect(found(JSON.stringify([mall.sms, mall.mails, logged]))).toEqual([]);
});

it('stands in no file on the disk, neither in its bytes nor in what it is called', () => {
  const { DATA_DIR } = mall.house.config;
  const files = readdirSync(DATA_DIR, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.length, 'so that the search sees something').toBeGreaterThan(2);
  const clear = files.filter((entry) => {
    const bytes = readFileSync(join(entry.parentPath, entry.name));
    return found(entry.name).length > 0 || canaries.some((canary) => bytes.includes(canary));
  });
  expect(clear.map(({ name }) => name)).toEqual([]);
});

it('is read in its file by its own store alone', async () => {
  for (const who of [people.buyer, people.admin, people.sellers[1], people.operator]) expect((await readFile(who)).statusCode).toBe(404);
  const { rawPayload, headers } = await readFile(people.sellers[0]);
  expect(rawPayload.equals(pdfOf(price))).toBe(true);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-length': '200000' });
  expect(decodeURIComponent(String(headers['content-disposition']))).toContain(paper.name);
});

it('is read by its own store as it was typed, and gone once nothing can be submitted', async () => {
  const read = async () => (await mall.call(inquirySellerApi.detail, { params: { id } }, people.sellers[0])).data.draft;
  expect((await read())?.fields.lines).toEqual([{ seq: 1, price: draftPrice, days: '9' }]);
  expect((await mall.call(inquirySellerApi.detail, { params: { id } }, people.sellers[1])).data.draft).toBeNull();
});

it('is told to the buyer once it is opened', async () => {
  await steps.pass(id);
  await runDueInquiries(mall.house);
  expect(await readAll(people.admin)).toContain('/portal/inquiry/{id}/compare');
  expect((await readFile(people.buyer)).rawPayload.equals(pdfOf(price))).toBe(true);
  expect((await readFile(people.sellers[1])).statusCode).toBe(404);
  const { data } = await mall.call(inquiryOperationsApi.detail, { params: { id } }, people.operator);
  expect(data).toMatchObject({ budget: '1000.00', invitations: [{ state: 'quoted', total: '738233.70' }, {}, {}] });
  expect((await mall.owner.query('select from quote_draft')).rowCount).toBe(0);
});
