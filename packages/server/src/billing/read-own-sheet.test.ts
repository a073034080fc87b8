import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { readOwnSheet } from './read-own-sheet.ts';

const readSheet = (text: string) => readOwnSheet({ name: 'own.csv', announced: undefined, chunks: Readable.from([Buffer.from(text)]) });
const readAll = async (text: string) => (await readSheet(text)).rows;
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

it.each([
  ['订单日期,订单号,金额\n2026-11-01,A1,6.00', ['订单号', '金额']],
  ['Order date,Order number,Amount\n2026-11-01,A1,6.00', ['Order number', 'Amount']],
  ['订单状态,订单号,订单金额\n已收货,A1,6.00', ['订单号', '订单金额']],
  ['订单金额,订单号\n6.00,A1', ['订单号', '订单金额']],
  ['订单号,不含税金额,税额,价税合计\nA1,5.31,0.69,6.00', ['订单号', '价税合计']],
  ['订单号,优惠金额,实付金额\nA1,0.00,6.00', ['订单号', '实付金额']],
  ['订单号,商品金额,运费,订单金额\nA1,5.00,1.00,6.00', ['订单号', '订单金额']],
  ['十月对账\n制表：王\n订单号,金额\nA1,6.00\n合计,6.00', ['订单号', '金额']],
  ['订单编号;金额\nA1;6,00', ['订单编号', '金额']],
  ['订单号\t数量未填\t金额\nA1\t\t6.00', ['订单号', '金额', '数量未填']],
  ['N° de commande;Date de commande;Montant HT;Montant TTC\nA1;01/11/2026;5,31;6,00', ['N° de commande', 'Montant TTC']],
  ['Fecha del pedido;Número de pedido;Importe\n01/11/2026;A1;6,00', ['Número de pedido', 'Importe']],
  ['Nº do pedido;Valor total\nA1;6,00\nTotal;6,00', ['Nº do pedido', 'Valor total']],
  ['Дата заказа;Номер заказа;Сумма без НДС;Сумма с НДС\n01.11.2026;A1;5,31;6,00', ['Номер заказа', 'Сумма с НДС']],
])('takes the columns that say it best, and tells which: %s', async (text, columns) => {
  expect(await readSheet(text)).toEqual({ rows: [{ ...none, orderSn: 'A1', fen: 600 }], columns });
});

it('of a sheet that names goods takes what those cost, not their order', async () => {
  const { rows } = await readSheet('订单号,订单金额,商品编码,数量,商品金额\nA1,9.00,M1,1,6.00\nA1,9.00,M2,1,3.00');
  expect(rows.map(({ fen }) => fen)).toEqual([600, 300]);
});

it('reads a decimal comma where the sheet has one, and refuses what it would have to guess', async () => {
  expect((await readAll('Pedido;Importe\nA1;44.448,00\nA2;44448,5\nA3;44.448')).map(({ fen }) => fen)).toEqual([
    4_444_800, 4_444_850, 4_444_800,
  ]);
  expect(await fault('A1,"44448,00"\nA2,"1,234.50"')).toBe('bill.sheet_amount');
  expect(await fault('2.61023E+17,1.00')).toBe('bill.sheet_rounded');
});
