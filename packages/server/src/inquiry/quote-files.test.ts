import { inquirySellerApi } from '@mall/contract/inquiry/inquiry-seller.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { pageCookiesOf } from '../testing/authority.ts';
import { type InquiryPeople, inquiryPeople, inquirySteps, quoteOf } from '../testing/inquiry-steps.ts';
import { payApp } from '../testing/pay-steps.ts';
import type { Signed } from '../testing/people-steps.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { runDueInquiries } from './run-due-inquiries.ts';

const mall = payApp();
let people: InquiryPeople;
let colleague: Signed;
let id: Id;
const steps = inquirySteps(mall, () => people);
beforeAll(async () => {
  people = await inquiryPeople(mall);
  colleague = await addSignedIn(mall.house.db, { audience: 'seller', storeId: '1' });
  id = await steps.released();
});
type Files = { url: string; name: string }[];
const keep = async (who: Signed, files: Files, of = id) =>
  (await mall.call(inquirySellerApi.keepDraft, { params: { id: of }, body: { files } as never }, who)).errorCode;
const quote = async (who: Signed, files: Files, of = id) =>
  (await mall.call(inquirySellerApi.quote, { params: { id: of }, body: quoteOf('9.00', { files }) }, who)).errorCode;
const read = async (who: Signed, url: string) =>
  (await mall.app.fastify.inject({ url, headers: { cookie: pageCookiesOf(who.token) } })).statusCode;

describe('a file of a quote', () => {
  it('is the store’s: whoever of it goes on with the draft reads it and hands it in', async () => {
    const file = await steps.quotePaper(people.sellers[0], '报价单.pdf');
    expect(await read(colleague, file.url), 'nothing is given to the store yet').toBe(404);
    expect(await keep(people.sellers[0], [file])).toBeNull();
    expect(await read(colleague, file.url)).toBe(200);
    expect(await quote(colleague, [file])).toBeNull();
    expect(await quote(people.sellers[0], [file])).toBeNull();
  });

  it('is no other store’s, and of no other inquiry', async () => {
    const file = await steps.quotePaper(people.sellers[0], '报价单.pdf');
    expect(await keep(people.sellers[0], [file])).toBeNull();
    expect(await read(people.sellers[1], file.url)).toBe(404);
    expect(await keep(people.sellers[1], [file])).toBe('content.upload_unknown');
    expect(await quote(people.sellers[1], [file])).toBe('content.upload_unknown');
    const other = await steps.released();
    expect(await quote(people.sellers[0], [file], other)).toBe('content.upload_unknown');
    const fresh = await steps.quotePaper(colleague, '未交.pdf');
    expect(await quote(people.sellers[0], [fresh]), 'what a colleague has given to nobody is his').toBe('content.upload_unknown');
  });

  it('goes with its store, not with who sent it', async () => {
    const leaver = await addSignedIn(mall.house.db, { audience: 'seller', storeId: '1' });
    const file = await steps.quotePaper(leaver, '报价单.pdf');
    expect(await keep(leaver, [file])).toBeNull();
    await mall.owner.query('update member set store_id = 2 where id = $1', [leaver.id]);
    expect([await read(leaver, file.url), await read(colleague, file.url)]).toEqual([404, 200]);
  });

  it('is refused where it lies in clear', async () => {
    const file = await steps.paper(people.sellers[0], '报价单.pdf');
    expect(await keep(people.sellers[0], [file])).toBe('content.upload_clear');
    expect(await quote(people.sellers[0], [file])).toBe('content.upload_clear');
  });
});

it('opens a copy of before invitations had keys of their own', async () => {
  const before = mall.house.sealer.seal(JSON.stringify(quoteOf('7.00')));
  const { rows } = await mall.owner.query<{ id: Id }>(
    `update quotation set own_sealed = $1 where invitation_id = (select id from invitation where inquiry_id = $2 and store_id = 1) returning id`,
    [before, id],
  );
  expect(rows.length).toBeGreaterThan(0);
  const { quotes } = (await mall.call(inquirySellerApi.detail, { params: { id } }, people.sellers[0])).data;
  expect(quotes[0]?.lines[0]?.price).toBe('7.00');
});

it('is for those of a store who quote, while it is sealed, and for those who see inquiries afterwards', async () => {
  const asked = await steps.released();
  const file = await steps.quotePaper(people.sellers[0], '报价单.pdf');
  expect(await quote(people.sellers[0], [file], asked)).toBeNull();
  expect(await keep(people.sellers[0], [file], asked)).toBeNull();
  const goods = await addSignedIn(mall.house.db, { audience: 'seller', storeId: '1', roles: ['store_goods'] });
  const finance = await addSignedIn(mall.house.db, { audience: 'seller', storeId: '1', roles: ['store_finance'] });
  const shown = async (who: Signed) => (await mall.call(inquirySellerApi.detail, { params: { id: asked } }, who)).data;
  expect([await read(goods, file.url), await read(finance, file.url), await read(colleague, file.url)]).toEqual([404, 404, 200]);
  expect(await shown(finance)).toMatchObject({ quotes: [], draft: null, actions: [] });
  expect(await shown(colleague)).toMatchObject({ quotes: [{ version: 1 }], draft: { fields: {} }, actions: ['quote', 'withdraw', 'ask'] });
  await steps.pass(asked);
  await runDueInquiries(mall.house);
  expect([await read(goods, file.url), await read(finance, file.url)]).toEqual([404, 200]);
  expect((await shown(finance)).quotes).toHaveLength(1);
});
