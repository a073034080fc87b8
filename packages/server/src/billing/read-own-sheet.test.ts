import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { readOwnSheet } from './read-own-sheet.ts';

const readAll = (text: string) => readOwnSheet({ name: 'own.csv', announced: undefined, chunks: Readable.from([Buffer.from(text)]) });
const read = (rows: string) => readAll(`订单号,金额\n${rows}`);
const none = { goods: [], num: null };
const fault = (rows: string) => read(rows).catch((error: Error) => error.message);

it('keeps nothing of a number that no database keeps', async () => {
  expect(await read('ab\0c,1.00')).toEqual([{ ...none, orderSn: 'abc', fen: 100 }]);
  const [row] = await read(`${'a'.repeat(39)}😀,1.00`);
  expect(row?.orderSn).toBe('a'.repeat(39));
});

it('reads amounts as books write them, and says which it cannot read', async () => {
  const good = { '"￥1,060.12"': 106_012, '-3.5': -350, '1952.8999999999999': 195_290, '100元': 10_000, '0': 0 };
  for (const [text, fen] of Object.entries(good)) expect(await read(`A1,${text}`)).toEqual([{ ...none, orderSn: 'A1', fen }]);
  for (const text of ['NaN', '1.2.3', '0x10', '1e9', '12345678901', '十元'])
    expect(await fault(`A1,1.00\nA2,${text}`)).toBe('bill.sheet_amount');
  expect(await read('十月\nA1,1.00\n以上为十月,')).toEqual([{ ...none, orderSn: 'A1', fen: 100 }]);
});

it('takes goods and quantities where a sheet has them, whatever its columns are called', async () => {
  expect(await readAll('物料编码,商品名称,采购订单号,数量(米),单价,含税金额\nM1,YJV22 3×120,A1,"1,300 米",5.00,6500')).toEqual([
    { orderSn: 'A1', goods: ['M1', 'YJV22 3×120'], num: 1300, fen: 650_000 },
  ]);
  expect(await readAll('Order,Item,Qty,Amount\nA1,X-1,,6.00')).toEqual([{ orderSn: 'A1', goods: ['X-1'], num: null, fen: 600 }]);
});
