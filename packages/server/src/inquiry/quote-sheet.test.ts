import { inquirySellerApi } from '@mall/contract/inquiry/inquiry-seller.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { writeXlsx } from '../kernel/xlsx.ts';
import { authorityOf } from '../testing/authority.ts';
import { type InquiryPeople, inquiryPeople, inquirySteps } from '../testing/inquiry-steps.ts';
import { sendFile } from '../testing/multipart.ts';
import { payApp } from '../testing/pay-steps.ts';
import { quoteOfRows } from './quote-sheet.ts';

const asked = { inquiryNumber: 'XJ20260501-0001', lines: [{ seq: 1 }, { seq: 2 }] };
const read = (text: string) =>
  quoteOfRows(
    text.split('\n').map((row) => row.split('\t')),
    asked,
    'zh',
  );

describe('prices of a sheet', () => {
  it.each([
    ['by their heads, below a title', '询价 XJ\n行\t物料\t含税单价\t交货天数\n2\t终端头\t312\t5\n1\t电缆\t¥1,738.5\t18'],
    ['below a title that speaks of prices', '电缆报价单\nXJ20260501-0001\n单价\t天数\n1738.5\t18\n312\t5'],
    ['without heads below a title', '电缆报价单\n2\t312\t5\n1\t1738.50\t18'],
    ['without heads', '2\t312\t5\n1\t1738.50\t18'],
    [
      'under the head of the template, beside others',
      '行号\t不含税单价\t上次报价\t含税单价\t总价\t交期\n1\t9\t9\t1738.5\t9\t18\n2\t9\t9\t312\t9\t5',
    ],
    ['with commas before the fen', 'No\tUnit price\tTotal price\tdays\n1\t1 738,50\t9\t18\n2\t312,0\t9\t5'],
    ['in their order', '1738.4999999999998\t18\n312\t5'],
  ])('are read %s', (_, text) => {
    const { wrong, lines: found } = read(text);
    expect(wrong).toEqual([]);
    expect(found.toSorted((a, b) => a.seq - b.seq)).toEqual([
      { seq: 1, price: '1738.50', days: 18 },
      { seq: 2, price: '312.00', days: 5 },
    ]);
  });

  it.each([
    '行号\t不含税单价\n1\t100',
    '行号\t参考价格\t单价\n1\t90\t100',
    '行号\t上次报价\t单价\n1\t90\t100',
    '行号\t单价(万元)\n1\t100',
    'No\tPrice in USD\n1\t100',
    'No\tPrix unitaire HT\n1\t100',
    '行号\t单价\t付款天数\t交期\n1\t100\t30\t5',
  ])('are not guessed: %j', (text) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ code: 'inquiry.sheet_unclear' }));
  });

  it('leave out what is not priced yet', () => {
    expect(read('行\t单价\t天数\n1\t\t\n2\t9.9\t').lines).toEqual([{ seq: 2, price: '9.90', days: null }]);
  });

  it('are taken not at all where one is wrong, and every wrong place is named', () => {
    expect(read('行\t单价\t天数\n1\t七百\t1.5\n2\t10\t3\n2\t11\t3\n7\t0.005\t3')).toEqual({
      lines: [],
      wrong: [
        { row: 2, column: 'price', value: '七百', reason: '请填写有效的单价' },
        { row: 2, column: 'days', value: '1.5', reason: '交货天数为0到999的整数' },
        { row: 4, column: 'line', value: '2', reason: '与第 3 行重复' },
        { row: 5, column: 'line', value: '7', reason: '询价中没有这一行' },
        { row: 5, column: 'price', value: '0.005', reason: '请填写有效的单价' },
      ],
    });
  });
});

describe('the sheet of an inquiry', () => {
  const mall = payApp();
  let people: InquiryPeople;
  let id: Id;
  const steps = inquirySteps(mall, () => people);
  beforeAll(async () => {
    people = await inquiryPeople(mall);
    id = await steps.released();
  });
  const send = (bytes: Buffer, name = '报价.xlsx') =>
    sendFile(mall, inquirySellerApi.sheet, { name, bytes, token: people.sellers[0].token, params: { id } });

  const template = async (of: Id, to: string) =>
    (
      await mall.app.fastify.inject({
        url: `${mall.house.config.API_BASE}/seller/inquiry/template/${of}`,
        headers: { ...authorityOf(people.sellers[0].token), to },
      })
    ).rawPayload;

  it('says exactly what is wrong with it as a whole', async () => {
    const other = await steps.released();
    for (const to of ['zh', 'fra', 'ru']) expect((await send(await template(id, to))).errorCode).toBe('inquiry.sheet_unfilled');
    const { inquiryNumber: number } = await steps.detail(other);
    const { inquiryNumber: own } = await steps.detail(id);
    expect(await send(await template(other, 'spa'))).toMatchObject({
      errorCode: 'inquiry.sheet_other',
      msg: `这是询价 ${number} 的报价表，本询价为 ${own}`,
    });
    expect(await send(Buffer.from('%PDF-1.4 \u0000\u0001'))).toMatchObject({
      errorCode: 'inquiry.sheet_kind',
      msg: '这是 pdf 文件，不是报价表；请上传 xlsx 或 csv',
    });
    expect((await send(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).errorCode).toBe('inquiry.sheet_kind');
    expect((await send(await writeXlsx({ name: '空', rows: [] }))).errorCode).toBe('inquiry.sheet_empty');
    expect((await send(Buffer.from(' \n\t\n'))).errorCode).toBe('inquiry.sheet_empty');
    expect((await send(Buffer.from('a\tb\tc\td\n1\t2\t3\t4'))).errorCode).toBe('inquiry.sheet_heads');
    expect((await send(Buffer.from('PK nonsense'))).errorCode).toBe('inquiry.sheet_unreadable');
  });

  it('comes with what was quoted before and is read again', async () => {
    await steps.quote(id, 0, '73.50');
    expect((await send(await template(id, 'zh'))).data).toEqual({
      lines: [
        { seq: 1, price: '73.50', days: 10 },
        { seq: 2, price: '20.00', days: 5 },
      ],
      wrong: [],
    });
  });

  it('is read as Excel saves it where commas part the decimals', async () => {
    expect((await send(Buffer.from('No;price;days\n1;1,50;5\n2;"1 234,50";6\n'), 'a.csv')).data).toEqual({
      lines: [
        { seq: 1, price: '1.50', days: 5 },
        { seq: 2, price: '1234.50', days: 6 },
      ],
      wrong: [],
    });
  });

  it('is refused when it is none, and by who is not asked', async () => {
    expect((await send(Buffer.from('你好\n'))).data?.wrong).toEqual([
      { row: 1, column: 'price', value: '你好', reason: '请填写有效的单价' },
    ]);
    expect((await send(Buffer.from('1\n'.repeat(500)), 'a.txt')).errorCode).toBe('inquiry.sheet_large');
  });
});
