import { ownSheetMost } from '@mall/contract/billing/bill.rules.ts';
import { fromYuan } from '@mall/contract/kernel/money.ts';
import { cutText } from '@mall/grammar/cut-text.ts';
import { plainText } from '@mall/grammar/plain-text.ts';
import { decodeText } from '../kernel/decode-text.ts';
import type { FilePart } from '../kernel/http/read-multipart.ts';
import { takeFile } from '../kernel/http/take-file.ts';
import { readXlsx } from '../kernel/read-xlsx.ts';
import { refuse } from '../kernel/refusal.ts';
import { readCsv } from '../payment/read-csv.ts';
import type { OwnRow } from './match-own-rows.ts';

const bounds = { rows: ownSheetMost.rows + 1, columns: 30, unpackedBytes: 16 * 1024 * 1024 };
const tooLarge = () => refuse('bill.sheet_large');
const heads = {
  order: /订单|order/i,
  amount: /金额|合计|amount/i,
  num: /数量|qty|quantity/i,
  goods: /物料|编码|货号|商品|品名|名称|型号|规格|code|item|goods|product|material|name/i,
};
const cleaned = (text: string): string => text.replaceAll(/[,，¥￥元\s]/g, '');

const cellsOf = async (file: Buffer): Promise<string[][]> => {
  if (file.subarray(0, 2).toString('latin1') !== 'PK') return readCsv(plainText(decodeText(file)), ownSheetMost.rows + 1);
  const read = await readXlsx(file, bounds);
  if ('fault' in read) throw read.fault === 'large' ? tooLarge() : refuse('bill.sheet_unreadable');
  return read.rows;
};

/** What a machine alone reads as a number is none: no book has 0x10. */
const fenOf = (text: string): number | undefined => {
  const figure = cleaned(text);
  return /^[+-]?\d{1,10}(?:\.\d{1,20})?$/.test(figure) ? fromYuan(Number(figure).toFixed(2)) : undefined;
};

/** With its unit behind it or without. */
const numOf = (text: string): number | null => {
  const [figure] = /^[+-]?\d{1,9}(?:\.\d{1,4})?/.exec(cleaned(text)) ?? [];
  return figure === undefined ? null : Number(figure);
};

/** The company's own books for a bill: numbers of orders and what they cost, with goods and quantities where it has them, in whichever order the columns stand. */
export const readOwnSheet = async (file: FilePart | undefined): Promise<OwnRow[]> => {
  const [first = [], ...rest] = await cellsOf(await takeFile(file, ownSheetMost.bytes, tooLarge));
  const order = first.findIndex((cell) => heads.order.test(cell));
  const amount = first.findIndex((cell, at) => at !== order && heads.amount.test(cell));
  if (order < 0 || amount < 0) throw refuse('bill.sheet_unreadable');
  const num = first.findIndex((cell, at) => at !== order && at !== amount && heads.num.test(cell));
  const goodsAt = first.flatMap((cell, at) => (![order, amount, num].includes(at) && heads.goods.test(cell) ? [at] : []));
  const rows = rest.flatMap((cells): OwnRow[] => {
    const orderSn = cutText((cells[order] ?? '').replaceAll(/[\s'’`]/g, ''), 40);
    const written = cells[amount] ?? '';
    // Heads of groups and remarks at the end have no amount.
    if (orderSn === '' || written.trim() === '') return [];
    const fen = fenOf(written);
    // Left out, it would be told as missing on one side.
    if (fen === undefined) throw refuse('bill.sheet_amount', { order: orderSn, amount: cutText(written, 20) });
    const goods = goodsAt.flatMap((at) => cutText((cells[at] ?? '').trim(), 80) || []).slice(0, 4);
    return [{ orderSn, goods, num: num < 0 ? null : numOf(cells[num] ?? ''), fen }];
  });
  if (rows.length === 0) throw refuse('bill.sheet_unreadable');
  if (rows.length > ownSheetMost.rows) throw tooLarge();
  return rows;
};
