import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { readOwnSheet } from './read-own-sheet.ts';

const read = (rows: string) =>
  readOwnSheet({ name: 'own.csv', announced: undefined, chunks: Readable.from([Buffer.from(`订单号,金额\n${rows}`)]) });
const fault = (rows: string) => read(rows).catch((error: Error) => error.message);

it('keeps nothing of a number that no database keeps', async () => {
  expect(await read('ab\0c,1.00')).toEqual([{ orderSn: 'abc', fen: 100 }]);
  const [row] = await read(`${'a'.repeat(39)}😀,1.00`);
  expect(row?.orderSn).toBe('a'.repeat(39));
});

it('reads amounts as books write them, and says which it cannot read', async () => {
  const good = { '"￥1,060.12"': 106_012, '-3.5': -350, '1952.8999999999999': 195_290, '100元': 10_000, '0': 0 };
  for (const [text, fen] of Object.entries(good)) expect(await read(`A1,${text}`)).toEqual([{ orderSn: 'A1', fen }]);
  for (const text of ['NaN', '1.2.3', '0x10', '1e9', '12345678901', '十元'])
    expect(await fault(`A1,1.00\nA2,${text}`)).toBe('bill.sheet_amount');
  expect(await read('十月\nA1,1.00\n以上为十月,')).toEqual([{ orderSn: 'A1', fen: 100 }]);
});
