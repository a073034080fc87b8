import { uploadApi } from '@mall/contract/content/upload.api.ts';
import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import { InquiryDraft, type QuoteFields } from '@mall/contract/inquiry/inquiry.rules.ts';
import type { InquiryDetail } from '@mall/contract/inquiry/inquiry-data.ts';
import { inquirySellerApi } from '@mall/contract/inquiry/inquiry-seller.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sendFile } from './multipart.ts';
import { addColleague, type Signed } from './people-steps.ts';
import type { TestApp } from './test-app.ts';
import { addSignedIn } from './test-member.ts';

export type InquiryPeople = { buyer: Signed; admin: Signed; sellers: readonly [Signed, Signed, Signed]; operator: Signed };
/** Three stores that can be asked. */
const askedStores = ['1', '2', '4'] as const;

/** A company that asks, three stores that quote, and the mall. */
export const inquiryPeople = async ({ house: { db } }: TestApp): Promise<InquiryPeople> => {
  await db.pool.query(
    `insert into store (id, name, en_name, kind, company_name) values (4, '河北缆岳店', '', 'third', '缆岳') on conflict do nothing`,
  );
  const seller = (storeId: Id) => addSignedIn(db, { audience: 'seller', storeId });
  return {
    buyer: await addColleague(db, 1, 'company_purchaser'),
    admin: await addColleague(db, 1, 'company_admin'),
    sellers: [await seller(askedStores[0]), await seller(askedStores[1]), await seller(askedStores[2])],
    operator: await addSignedIn(db, { audience: 'operator' }),
  };
};

export const chinaTime = (inHours: number): string =>
  new Date(Date.now() + (8 + inHours) * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

export const quoteOf = (price: string, over: Partial<QuoteFields> = {}): QuoteFields => ({
  lines: [
    { seq: 1, price, days: 10 },
    { seq: 2, price: '20.00', days: 5 },
  ],
  payTerms: '月结 30 天',
  validDays: 30,
  warrantyMonths: 12,
  contact: '马文涛',
  phone: '13900000001',
  remark: '',
  files: [],
  ...over,
});

/** What people do with inquiries, so that tests can say it in one line. */
export const inquirySteps = (mall: TestApp, people: () => InquiryPeople) => {
  const paper = async (who: Signed, name = '技术规范.pdf', bytes: Buffer = Buffer.from('%PDF-1.4\n%%EOF'), query = '') => ({
    url: (await sendFile(mall, uploadApi.file, { name, bytes, token: who.token, query })).data.url,
    name,
  });
  /** A file of a quote, which comes sealed. */
  const quotePaper = (who: Signed, name?: string, bytes?: Buffer) => paper(who, name, bytes, '?sealed=1');
  const draft = async (over: Partial<InquiryDraft> = {}): Promise<InquiryDraft> => ({
    ...InquiryDraft.parse({}),
    title: '城西开闭所电缆',
    thirdGcId: '3',
    deadline: chinaTime(24),
    budget: '1000.00',
    lines: [
      { name: 'YJV22 3×240', description: '铜芯 钢带铠装', num: '10', unit: '米', reference: '', needBy: '', specId: null },
      { name: '终端头', description: '冷缩 户外', num: '2', unit: '套', reference: '12.5', needBy: '', specId: null },
    ],
    files: [await paper(people().buyer)],
    storeIds: [...askedStores],
    ...over,
  });
  const create = async (over: Partial<InquiryDraft> = {}, who = people().buyer) =>
    mall.call(inquiryApi.create, { body: { ...(await draft(over)), release: true } }, who);
  const released = async (over: Partial<InquiryDraft> = {}): Promise<Id> => (await create(over)).data.id;
  const detail = async (id: Id, who = people().buyer): Promise<InquiryDetail> =>
    (await mall.call(inquiryApi.detail, { params: { id } }, who)).data;
  const quote = (id: Id, nth: 0 | 1 | 2, price: string, over: Partial<QuoteFields> = {}) =>
    mall.call(inquirySellerApi.quote, { params: { id }, body: quoteOf(price, over) }, people().sellers[nth]);
  /** The deadline has passed by the database's clock; what was sealed, before it. */
  const pass = async (id: Id): Promise<void> => {
    await mall.owner.query(
      `update quotation set sealed_at = sealed_at - interval '2 hours' where invitation_id in (select id from invitation where inquiry_id = $1)`,
      [id],
    );
    await mall.owner.query(
      `update inquiry set deadline = now() - interval '1 second', due_at = now() - interval '1 second' where id = $1`,
      [id],
    );
  };
  /** An inquiry that the first store won at 12.00 for so many metres and 20.00 for two sets. */
  const awarded = async (num = '300', over: Partial<QuoteFields> = {}) => {
    const id = await released({
      budget: '90000.00',
      lines: [
        { name: 'YJV22 3×240', description: '铜芯 钢带铠装', num, unit: '米', reference: '', needBy: '', specId: null },
        { name: '终端头', description: '冷缩 户外', num: '2', unit: '套', reference: '', needBy: '', specId: null },
      ],
    });
    for (const nth of [0, 1, 2] as const) await quote(id, nth, nth === 0 ? '12.00' : '15.00', over);
    await mall.call(inquiryApi.open, { params: { id } }, people().buyer);
    const { quotes } = (await mall.call(inquiryApi.compare, { params: { id } }, people().buyer)).data;
    const winner = quotes.find(({ lowest }) => lowest);
    await mall.call(inquiryApi.confirm, { params: { id }, body: { quotationId: winner?.quotationId ?? '' } }, people().buyer);
    return { id, total: winner?.total ?? '' };
  };
  return { paper, quotePaper, awarded, draft, create, released, detail, quote, pass, chinaTime };
};
