import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findApi } from '@mall/contract/account/find.api.ts';
import { contractApi } from '@mall/contract/agreement/agreement.api.ts';
import { operatorContractApi, sellerContractApi } from '@mall/contract/agreement/agreement-office.api.ts';
import type { AnyCall } from '@mall/contract/kernel/call.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { fillPath } from '@mall/contract/wire/wire-path.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { FilesAway } from '../kernel/files/files-away.ts';
import { checkPdf } from '../kernel/pdf/check-pdf.ts';
import { authorityOf } from '../testing/authority.ts';
import { type ContractPeople, contractPeople, contractSteps } from '../testing/contract-steps.ts';
import { findBroken, pastTheBank } from '../testing/find-broken.ts';
import { specOf } from '../testing/order-steps.ts';
import { payApp } from '../testing/pay-steps.ts';
import { addColleague, addCompany, type Signed } from '../testing/people-steps.ts';
import { small } from '../testing/small-mall.ts';
import { contractPlace, hashOf } from './contract-files.ts';
import { contractKey } from './contract-key.ts';

const mall = payApp();
let people: ContractPeople;
let stranger: Signed;
const steps = contractSteps(mall, () => people);

beforeAll(async () => {
  people = await contractPeople(mall);
  await addCompany(mall.house.db, 9);
  stranger = await addColleague(mall.house.db, 9, 'company_admin');
});

/** A file as the browser fetches it; of a refusal its code. */
const fetchPdf = async (call: AnyCall, id: Id, as: Signed) => {
  const answer = await mall.app.fastify.inject({
    method: 'GET',
    url: `${mall.house.config.API_BASE}${fillPath(call.path, { id })}`,
    headers: { ...authorityOf(as.token), membersource: '0' },
  });
  const type = String(answer.headers['content-type']);
  return type.startsWith('application/json')
    ? { errorCode: answer.json<{ errorCode: string | null }>().errorCode }
    : { type, begins: answer.rawPayload.subarray(0, 5).toString(), hash: hashOf(answer.rawPayload), bytes: answer.rawPayload };
};
const spoil = (hash: string) => writeFile(join(mall.house.config.DATA_DIR, contractPlace(hash)), 'spoilt');
const ofSeller = async (id: Id) => (await mall.call(sellerContractApi.detail, { params: { id } }, people.seller)).data;

describe('a contract that the buyer drafts', () => {
  const body = {
    title: '电缆采购合同',
    firstSide: 'buyer' as const,
    validFrom: '2026-01-01',
    validTo: '2099-12-31',
    terms: [{ title: '交货', body: '十日内交货。' }],
  };
  let id: Id;

  it('is written by him, and its preview is his alone', async () => {
    id = await steps.create('buyer', { kind: 'order', orderId: await steps.order() });
    expect((await mall.call(contractApi.edit, { params: { id }, body }, stranger)).errorCode).toBe('kernel.not_found');
    expect((await mall.call(sellerContractApi.edit, { params: { id }, body }, people.seller)).errorCode).toBe('kernel.not_found');
    expect((await mall.call(contractApi.edit, { params: { id }, body }, people.admin)).code).toBe(200);
    expect(await steps.detail(id)).toMatchObject({ state: 'draft', title: body.title, firstSide: 'buyer', terms: body.terms, hash: null });
    expect(await fetchPdf(contractApi.pdf, id, people.admin)).toMatchObject({ type: 'application/pdf', begins: '%PDF-' });
    expect(await fetchPdf(sellerContractApi.pdf, id, people.seller)).toEqual({ errorCode: 'kernel.not_found' });
  });

  it('is written in the language in which he asks for it, and stays so for whoever opens it', async () => {
    const source = { kind: 'framework' as const, partnerId: small.stores.own, lines: [{ specId: specOf(2), num: 5, price: '9.00' }] };
    const made = await mall.call(contractApi.create, { body: { source } }, { ...people.admin, language: 'ru' });
    const { title, terms } = (await mall.call(contractApi.detail, { params: { id: made.data.id } }, { ...people.admin, language: 'en' }))
      .data;
    expect(title).toMatch(/^Годовое рамочное соглашение/u);
    expect(terms[0]?.title).toBe('Предмет и цена');
    const { rows } = await mall.house.db.pool.query('select language from agreement where id = $1', [made.data.id]);
    expect(rows).toEqual([{ language: 'ru' }]);
  });

  it('is one file for both sides and the mall once it is sent, and nobody else’s', async () => {
    await steps.send('buyer', id);
    const { hash } = await steps.detail(id);
    const same = { type: 'application/pdf', begins: '%PDF-', hash };
    expect(await fetchPdf(contractApi.pdf, id, people.finance)).toMatchObject(same);
    expect(await fetchPdf(sellerContractApi.pdf, id, people.seller)).toMatchObject(same);
    expect(await fetchPdf(operatorContractApi.pdf, id, people.operator)).toMatchObject(same);
    expect(await fetchPdf(contractApi.pdf, id, stranger)).toEqual({ errorCode: 'kernel.not_found' });
    expect(await fetchPdf(sellerContractApi.pdf, id, people.otherSeller)).toEqual({ errorCode: 'kernel.not_found' });
    expect(await fetchPdf(operatorContractApi.pdf, id, people.seller)).toEqual({ errorCode: 'kernel.no_permission' });
  });

  it('is agreed to by the seller, who read this text and no other', async () => {
    const { hash, actions } = await ofSeller(id);
    expect(actions).toEqual(['accept', 'reject']);
    const accept = (as: Signed, read = hash as string) => mall.call(sellerContractApi.accept, { params: { id }, body: { hash: read } }, as);
    expect((await accept(people.otherSeller)).errorCode).toBe('kernel.not_found');
    expect((await accept(people.seller, 'f'.repeat(64))).errorCode).toBe('agreement.changed');
    expect((await accept(people.seller)).code).toBe(200);
    expect((await accept(people.seller)).errorCode).toBe('agreement.moved');
    expect(await ofSeller(id)).toMatchObject({ state: 'to_sign', hash, waits: null, actions: ['refuse'] });
  });

  it('is refused by the seller after the buyer signed, whose signature is void', async () => {
    expect((await steps.sign('buyer', id)).code).toBe(200);
    const why = { params: { id }, body: { reason: '铜价已变' } };
    expect((await mall.call(sellerContractApi.refuse, why, people.otherSeller)).errorCode).toBe('kernel.not_found');
    expect((await mall.call(sellerContractApi.refuse, why, people.seller)).code).toBe(200);
    expect((await mall.call(sellerContractApi.refuse, why, people.seller)).errorCode).toBe('agreement.moved');
    expect(await steps.detail(id)).toMatchObject({ state: 'rejected', reason: '铜价已变', signed: [], signatures: [], waits: 'edit' });
    expect(await findBroken(mall.house.db, pastTheBank)).toEqual([]);
  });
});

describe('a framework that the seller drafts', () => {
  it('proposes what the company bought of this store, and nothing to a store that sold it none', async () => {
    const query = { partnerId: '1' };
    expect((await mall.call(sellerContractApi.goods, { query }, people.seller)).data).toMatchObject([
      { specId: specOf(2), num: 5, price: '10.02' },
    ]);
    expect((await mall.call(sellerContractApi.goods, { query }, people.otherSeller)).data).toEqual([]);
    expect((await mall.call(sellerContractApi.goods, { query }, people.admin)).errorCode).toBe('kernel.no_permission');
  });

  it('comes back from the buyer with a reason, is sent again and taken back by its author', async () => {
    const lines = [{ specId: specOf(2), num: 100, price: '9.80' }];
    const id = await steps.create('seller', { kind: 'framework', partnerId: '1', lines });
    const why = { params: { id }, body: { reason: '单价未按约定' } };
    expect((await mall.call(contractApi.reject, why, people.admin)).errorCode).toBe('kernel.not_found');
    await steps.send('seller', id);
    expect((await mall.call(contractApi.reject, why, stranger)).errorCode).toBe('kernel.not_found');
    expect((await mall.call(contractApi.reject, why, people.admin)).code).toBe(200);
    expect(await ofSeller(id)).toMatchObject({ state: 'rejected', reason: '单价未按约定', actions: ['send', 'edit'] });
    await steps.send('seller', id);
    expect((await mall.call(contractApi.withdraw, { params: { id } }, people.admin)).errorCode).toBe('kernel.no_permission');
    expect((await mall.call(sellerContractApi.withdraw, { params: { id } }, people.otherSeller)).errorCode).toBe('kernel.not_found');
    expect((await mall.call(sellerContractApi.withdraw, { params: { id } }, people.seller)).code).toBe(200);
    expect(await steps.detail(id)).toMatchObject({ state: 'withdrawn', revision: 2, actions: [] });
    expect((await ofSeller(id)).steps.map(({ event }) => event)).toEqual(['create', 'send', 'reject', 'send', 'withdraw']);
  });
});

/** The seller has signed; his file is spoilt on the disk, so that the buyer's signature fails. */
const fail = async (id: Id) => {
  expect((await steps.sign('seller', id)).code).toBe(200);
  await spoil((await steps.detail(id)).signatures[0]?.fileHash as string);
  expect((await steps.sign('buyer', id)).errorCode).toBe('agreement.sign_failed');
  expect(await steps.detail(id)).toMatchObject({ state: 'abnormal', actions: ['refuse', 'retry'] });
};

it('a signing that failed is begun again by either side from the text that both agreed to, and then in force', async () => {
  const id = await steps.toSign();
  const { hash } = await steps.detail(id);
  expect((await mall.call(contractApi.retry, { params: { id } }, people.admin)).errorCode).toBe('agreement.moved');
  await fail(id);
  expect((await mall.call(contractApi.retry, { params: { id } }, people.purchaser)).errorCode).toBe('kernel.no_permission');
  expect((await mall.call(contractApi.retry, { params: { id } }, people.finance)).code).toBe(200);
  expect(await steps.detail(id)).toMatchObject({ state: 'to_sign', hash, signed: [] });
  await fail(id);
  expect((await mall.call(sellerContractApi.retry, { params: { id } }, people.otherSeller)).errorCode).toBe('kernel.not_found');
  expect((await mall.call(sellerContractApi.retry, { params: { id } }, people.seller)).code).toBe(200);
  expect(await ofSeller(id)).toMatchObject({ state: 'to_sign', hash, signed: [], waits: 'sign' });
  expect((await steps.sign('seller', id)).code).toBe(200);
  expect((await steps.sign('buyer', id)).code).toBe(200);

  const seen = (await mall.call(operatorContractApi.detail, { params: { id } }, people.operator)).data;
  expect(seen).toMatchObject({ state: 'effective', signed: ['seller', 'buyer'], actions: ['terminate'] });
  expect(seen.signatures.map(({ address }) => address)).toEqual(['127.0.0.1', '127.0.0.1']);
  expect((await mall.call(operatorContractApi.detail, { params: { id } }, people.admin)).errorCode).toBe('kernel.no_permission');
  const { hash: signed, bytes } = await fetchPdf(operatorContractApi.pdf, id, people.operator);
  expect(signed).toBe(seen.signatures[1]?.fileHash);
  const { certificate } = await contractKey(mall.house);
  expect(checkPdf(bytes as Buffer, certificate).map(({ valid }) => valid)).toEqual([true, true]);
  expect(await findBroken(mall.house.db, pastTheBank)).toEqual([]);
});

it('a signing whose store of files is away is refused, is put aside by nobody, and done when the store is back', async () => {
  const id = await steps.toSign();
  for (const act of ['read', 'put'] as const) {
    const away = vi.spyOn(mall.house.files, act).mockRejectedValue(new FilesAway('the store of files does not answer'));
    expect((await steps.sign('seller', id)).errorCode).toBe('kernel.unavailable');
    away.mockRestore();
    expect(await ofSeller(id)).toMatchObject({ state: 'to_sign', signed: [] });
  }
  expect((await steps.sign('seller', id)).code).toBe(200);
});

it('a list of contracts is made into a file for each side, and contracts are found behind the counter by their number', async () => {
  const id = await steps.toSign();
  const { contractSn } = await steps.detail(id);
  const body = { word: contractSn };
  const rows = [
    await mall.call(contractApi.export, { body }, people.admin),
    await mall.call(sellerContractApi.export, { body }, people.seller),
    await mall.call(operatorContractApi.export, { body }, people.operator),
  ].map(({ code, data }) => [code, data?.rows]);
  expect(rows).toEqual([1, 2, 3].map(() => [200, 1]));
  expect((await mall.call(contractApi.export, { body }, stranger)).errorCode).toBe('download.none');
  expect((await mall.call(sellerContractApi.export, { body }, people.otherSeller)).errorCode).toBe('download.none');
  const find = async (as: Signed) =>
    (await mall.call(findApi.find, { query: { word: contractSn } }, as)).data.map(({ kind, id: one }) => [kind, one]);
  expect(await find(people.seller)).toEqual([['contract', id]]);
  expect(await find(people.operator)).toEqual([['contract', id]]);
  expect(await find(people.otherSeller)).toEqual([]);
});
