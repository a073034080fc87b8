import type { AskMissing } from '@mall/contract/billing/bill.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, byOf } from '../kernel/side.ts';
import { lockBill } from './lock-bill.ts';
import { noteOnBill } from './note-on-bill.ts';
import { tellBill } from './tell-bill.ts';

const Asked = z.strictObject({ fen: z.number() });

/** The company's sheet has what the bill lacks: the store is asked, once a row, to put it on this bill or the next. The bill itself stays as it is. */
export const askMissing = async (tx: Tx, side: BuyerSide, billId: Id, { row, orderSn }: AskMissing): Promise<void> => {
  const bill = await lockBill(tx, side, billId);
  if (bill.state !== 'to_confirm') throw refuse('bill.moved');
  const place = row - 1;
  const [asked] = await readRows(tx, Asked)`
    update bill_sheet s set rows = jsonb_set(s.rows, array[${String(place)}::text, 'asked'], 'true')
    where s.bill_id = ${billId} and s.rows -> ${place}::int ->> 'orderSn' = ${orderSn} and s.rows -> ${place}::int -> 'lineIds' = '[]' and s.rows -> ${place}::int -> 'asked' is null
    returning (s.rows -> ${place}::int ->> 'fen')::float8 as fen`;
  if (!asked) throw refuse('bill.moved');
  const reason = `${orderSn} ¥${toYuan(fen(asked.fen))}`;
  await noteOnBill(tx, billId, 'missing', byOf(side), reason);
  await tellBill(tx, 'seller', billId, 'disputed', { reason: `账单缺失，请补入：${reason}` });
};
