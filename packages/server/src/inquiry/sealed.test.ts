import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import { inquiryOperationsApi } from '@mall/contract/inquiry/inquiry-operations.api.ts';
import { inquirySellerApi } from '@mall/contract/inquiry/inquiry-seller.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { fillPath, wireOf } from '@mall/contract/wire/wire-path.ts';
import { beforeAll, expect, it } from 'vitest';
import { authorityOf } from '../testing/authority.ts';
import { exportedRows } from '../testing/exported-rows.ts';
import { type InquiryPeople, inquiryPeople, inquirySteps } from '../testing/inquiry-steps.ts';
import { payApp } from '../testing/pay-steps.ts';
import type { Signed } from '../testing/people-steps.ts';
import { runDueInquiries } from './run-due-inquiries.ts';

const mall = payApp();
let people: InquiryPeople;
let id: Id;
const steps = inquirySteps(mall, () => people);
const logged: unknown[] = [];
const hear = (...said: unknown[]) => void logged.push(said);

/** One price and what ten metres and two sets come to, in every way that somebody could have written them. */
const price = '73819.37';
const canaries = [price, '7381937', '73,819.37', '738233.7', '73823370', '738,233.7'];
const inHex = canaries.map((canary) => Buffer.from(canary).toString('hex'));
const found = (text: string, alsoIn: readonly string[] = []): string[] =>
  [...canaries, ...alsoIn].filter((canary) => text.includes(canary));

beforeAll(async () => {
  for (const level of ['info', 'warn', 'error', 'debug', 'fatal', 'trace'] as const) mall.house.log[level] = hear;
  people = await inquiryPeople(mall);
  id = await steps.released();
  const quoted = await steps.quote(id, 0, price, { remark: `含税 ${price}` });
  expect(quoted.errorCode).toBeNull();
});

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

it('is told to the buyer once it is opened', async () => {
  await steps.pass(id);
  await runDueInquiries(mall.house);
  expect(await readAll(people.admin)).toContain('/portal/inquiry/{id}/compare');
});
