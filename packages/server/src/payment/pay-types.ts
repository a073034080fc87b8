import type { Language } from '@mall/contract/kernel/language.ts';
import { type PayChannel, payChannelRows, payChannels } from '@mall/contract/payment/pay-channels.ts';
import type { PayType } from '@mall/contract/payment/payment.api.ts';
import * as z from 'zod';
import { type CreditStanding, readCreditStanding } from '../credit/credit.queries.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { type Refusal, refusalEnvelope, refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { findBuyFault } from '../order/find-buy-fault.ts';
import { ordersOf, requirePayScope } from './pay-scope.ts';

const Row = z.strictObject({ activity: z.boolean(), group: z.boolean(), amountFen: z.number() });

const nothing = { activity: false, group: false, amountFen: 0 };

/** Of what waits under a payment number: what it costs, and whether goods of an activity are in it. */
const readWaiting = async (tx: Tx, side: BuyerSide, paySn: string | undefined): Promise<z.infer<typeof Row>> => {
  if (paySn === undefined) return nothing;
  const scope = await requirePayScope(tx, side, paySn);
  const rows = await readRows(tx, Row)`
    select coalesce(bool_or(exists (select from order_line l where l.order_id = o.id and l.activity_type <> 0)), false) as activity, coalesce(bool_or(o.group_id is not null), false) as "group", coalesce(sum(o.payable_fen), 0)::float8 as "amountFen"
    from shop_order o where ${ordersOf(scope)} and o.state = 'wait_pay'`;
  return rows[0] ?? nothing;
};

type Waiting = z.infer<typeof Row> & { credit?: CreditStanding | undefined };

/** Why a way of paying cannot be taken; undefined when it can. Goods of an activity are not held for days until a transfer comes. */
const closedBy = (channel: PayChannel, side: BuyerSide, { activity, group, amountFen, credit }: Waiting): Refusal | undefined => {
  if (payChannelRows[channel].forCompanies && side.companyId === undefined) return refuse('payment.enterprise_channel');
  if (channel === 'credit') {
    if (group) return refuse('order.group_prepay');
    const fault = findBuyFault(side, 'credit');
    if (fault) return refuse(fault);
    if (!credit || credit.fault) return credit?.fault ?? refuse('credit.none');
    return credit.leftFen < amountFen ? refuse('order.credit_short') : undefined;
  }
  if (channel === 'offline' && activity) return refuse('payment.offline_activity');
  return undefined;
};

export const listPayTypes = async (tx: Tx, side: BuyerSide, language: Language, paySn?: string): Promise<PayType[]> => {
  const waiting = await readWaiting(tx, side, paySn);
  const credit =
    side.companyId !== undefined && side.rights.has('order:buyOnAccount') ? await readCreditStanding(tx, side.companyId) : undefined;
  return payChannels.map((code) => {
    const closed = closedBy(code, side, { ...waiting, credit });
    const { name, hint, icon } = payChannelRows[code];
    return {
      code,
      name: name[language],
      hint: hint[language],
      icon,
      enabled: closed === undefined ? 1 : 0,
      ...(closed !== undefined && { reason: refusalEnvelope(closed, language).msg }),
      ...(code === 'credit' && credit && Number(credit.figures.total) > 0 && { quota: credit.figures }),
    };
  });
};

export const requireOffline = async (tx: Tx, side: BuyerSide, paySn: string): Promise<Refusal | undefined> =>
  closedBy('offline', side, await readWaiting(tx, side, paySn));
