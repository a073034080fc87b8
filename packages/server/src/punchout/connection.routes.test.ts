import { addressApi } from '@mall/contract/member/address.api.ts';
import { punchoutConnectionApi } from '@mall/contract/punchout/connection.api.ts';
import type { SaveConnection } from '@mall/contract/punchout/punchout.rules.ts';
import { punchoutOperationsApi } from '@mall/contract/punchout/punchout-operations.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { addressFields, readyBuyer } from '../testing/order-steps.ts';
import { payApp } from '../testing/pay-steps.ts';
import { addColleague, addCompany, type Signed } from '../testing/people-steps.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { setupPaper } from './testing/papers.ts';
import { postCxml } from './testing/punchout-steps.ts';

const mall = payApp({ WIRE_FAILURES: '1000' });
let admin: Signed;
let buyer: Signed;
let approver: Signed;
let stranger: Signed;

const given = (over: Partial<SaveConnection> = {}): SaveConnection => ({
  name: 'SAP',
  protocol: 'cxml',
  fromDomain: 'NetworkID',
  fromIdentity: 'AN01000000002',
  senderIdentity: '',
  memberId: buyer.id,
  byEmail: false,
  hosts: ['erp.test'],
  papersUrl: '',
  payMode: 'prepay',
  addressId: null,
  shipTo: [],
  ...over,
});
const make = (over: Partial<SaveConnection> = {}, token = admin.token) =>
  mall.call(punchoutConnectionApi.make, { body: given(over) }, { token });
const list = async () => (await mall.call(punchoutConnectionApi.list, {}, { token: admin.token })).data;

beforeAll(async () => {
  const { db } = mall.house;
  await readyBuyer(mall);
  await addCompany(db, 7);
  await addCompany(db, 8);
  admin = await addColleague(db, 7, 'company_admin');
  buyer = await addColleague(db, 7, 'company_purchaser');
  approver = await addColleague(db, 7, 'company_approver');
  stranger = await addColleague(db, 8, 'company_admin');
});

describe('a connection', () => {
  it('is made by the administrator, lets its system in, and shows its secret once', async () => {
    const { data } = await make({ name: 'Ariba' });
    expect(data.secret).toHaveLength(43);
    const paper = { to: data.key, secret: data.secret };
    expect((await postCxml(mall, setupPaper(paper))).code).toBe('200');
    const { list: rows, people, cxmlUrl } = await list();
    const [row] = rows;
    expect(row).toMatchObject({ name: 'Ariba', key: data.key, on: true, visits: 1, memberId: buyer.id, refusals: 0 });
    expect(people.map(({ id }) => id)).toContain(buyer.id);
    expect(cxmlUrl).toContain('/punchout/cxml');
    expect(JSON.stringify(rows)).not.toContain(data.secret);
    const id = row?.id ?? '';
    const as = { token: admin.token };
    const { data: renewed } = await mall.call(punchoutConnectionApi.renewSecret, { params: { id } }, as);
    expect((await postCxml(mall, setupPaper(paper))).code).toBe('401');
    expect((await postCxml(mall, setupPaper({ ...paper, secret: renewed.secret }))).code).toBe('200');
    expect((await list()).list[0]).toMatchObject({ refusals: 1 });
    await mall.call(punchoutConnectionApi.switch, { params: { id }, body: { on: false } }, as);
    expect((await postCxml(mall, setupPaper({ ...paper, secret: renewed.secret }))).code).toBe('403');
    await mall.call(punchoutConnectionApi.edit, { params: { id }, body: given({ name: 'Coupa', hosts: ['coupa.test'] }) }, as);
    expect((await list()).list[0]).toMatchObject({ name: 'Coupa', hosts: ['coupa.test'], key: data.key });
    const activity = await mall.call(punchoutConnectionApi.activity, { params: { id } }, as);
    expect(activity.data.visits).toHaveLength(2);
    expect((await mall.call(punchoutConnectionApi.remove, { params: { id } }, as)).code).toBe(200);
    expect((await list()).list).toEqual([]);
    expect((await postCxml(mall, setupPaper({ ...paper, secret: renewed.secret }))).code).toBe('401');
  });

  it.each([
    ['a host with a path', { hosts: ['erp.test/x'] }],
    ['every host', { hosts: ['*'] }],
    ['every host of a land', { hosts: ['*.cn'] }],
    ['no host', { hosts: [] }],
    ['cXML without an identity', { fromIdentity: '' }],
    ['papers into the own network', { papersUrl: 'http://10.0.0.1/x' }],
    ['an address that is nobody’s', { addressId: '999999' }],
    ['somebody who is nobody', { memberId: '999999' }],
  ])('is refused with %s', async (_name, over) => {
    expect((await make(over)).code).not.toBe(200);
  });

  it('acts as nobody who may not order, and as nobody of another company', async () => {
    expect((await make({ memberId: approver.id })).code).not.toBe(200);
    expect((await make({ memberId: stranger.id })).code).not.toBe(200);
    const address = await mall.call(addressApi.add, { body: addressFields }, { token: stranger.token });
    expect((await make({ addressId: address.data.id })).code).not.toBe(200);
  });

  it('is made by nobody else, and seen by operations', async () => {
    expect((await make({}, buyer.token)).code).not.toBe(200);
    await make();
    const { token } = await addSignedIn(mall.house.db, { audience: 'operator' });
    const { data } = await mall.call(punchoutOperationsApi.connections, { query: { page: 1, limit: 20, word: '公司7' } }, { token });
    expect(data.list).toMatchObject([{ companyName: '公司7', name: 'SAP', protocol: 'cxml' }]);
    expect(
      (await mall.call(punchoutOperationsApi.connections, { query: { page: 1, limit: 20, protocol: 'oci4' } }, { token })).data.total,
    ).toBe(0);
  });
});
