import type { ErrorCode } from '@mall/contract/errors.ts';
import { failureOf } from '@mall/contract/errors.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { type PayChannel, payChannelRows, payChannels } from '@mall/contract/payment/pay-channels.ts';
import type { PayType } from '@mall/contract/payment/payment.api.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { ordersOf, requirePayScope } from './pay-scope.ts';

const Row = z.strictObject({ has: z.boolean() });

const hasActivityGoods = async (tx: Tx, side: BuyerSide, paySn: string): Promise<boolean> => {
  const scope = await requirePayScope(tx, side, paySn);
  const rows = await readRows(tx, Row)`
    select exists (select from shop_order o join order_line l on l.order_id = o.id where ${ordersOf(scope)} and o.state = 'wait_pay' and l.activity_type <> 0) as has`;
  return rows[0]?.has === true;
};

/** Why a way of paying cannot be taken; undefined when it can. Goods of an activity are not held for days until a transfer comes. */
const closedBy = (channel: PayChannel, side: BuyerSide, activity: boolean): ErrorCode | undefined => {
  if (payChannelRows[channel].forCompanies && side.companyId === undefined) return 'payment.enterprise_channel';
  if (channel === 'credit') return 'payment.credit_closed';
  if (channel === 'offline' && activity) return 'payment.offline_activity';
  return undefined;
};

export const listPayTypes = async (tx: Tx, side: BuyerSide, language: Language, paySn?: string): Promise<PayType[]> => {
  const activity = paySn !== undefined && (await hasActivityGoods(tx, side, paySn));
  return payChannels.map((code) => {
    const closed = closedBy(code, side, activity);
    const { name, hint, icon } = payChannelRows[code];
    return {
      code,
      name: name[language],
      hint: hint[language],
      icon,
      enabled: closed === undefined ? 1 : 0,
      ...(closed !== undefined && { reason: failureOf(closed).words[language] }),
    };
  });
};

export const requireOffline = async (tx: Tx, side: BuyerSide, paySn: string): Promise<ErrorCode | undefined> =>
  closedBy('offline', side, await hasActivityGoods(tx, side, paySn));
