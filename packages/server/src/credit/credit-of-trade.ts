import type { CreditTaken } from '@mall/contract/credit/credit.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { readCreditStanding } from './credit.queries.ts';

const Own = z.strictObject({ fen: z.number().nullable() });

/** The quota that the orders of a trade are on, for whoever has to decide on these orders: its figures, and nothing of its ledger. */
export const readCreditOfTrade = async (tx: Tx, tradeId: Id, companyId: Id): Promise<CreditTaken | null> => {
  const [own] = await readRows(tx, Own)`
    select sum(l.frozen_change + l.used_change)::float8 as fen from shop_order o join credit_ledger l on l.order_id = o.id where o.trade_id = ${tradeId}`;
  if (own?.fen == null) return null;
  const { figures } = await readCreditStanding(tx, companyId);
  return { ...figures, own: toYuan(fen(own.fen)) };
};
