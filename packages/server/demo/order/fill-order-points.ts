import type pg from 'pg';
import { copyRows } from '../kit/copy-rows.ts';
import type { MadeOrder } from './make-orders.ts';
import { numberOf } from './order-rows.ts';

const hourMs = 3_600_000;

type Move = { memberId: number; at: Date; change: number; reason: 'order' | 'spend'; ref: string; orderSn: string };

const movesOf = (order: MadeOrder, now: Date): Move[] => {
  const { plan, priced } = order;
  const moment = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * hourMs);
  const orderSn = numberOf(moment(plan.placed), order.id);
  const moves: Move[] = [];
  if (priced.pointsFen > 0)
    moves.push({
      memberId: plan.memberId,
      at: moment(plan.placed),
      change: -priced.pointsFen,
      reason: 'spend',
      ref: `trade:${order.tradeId}`,
      orderSn,
    });
  const earned = Math.floor(priced.payableFen / 100);
  if (plan.done !== undefined && earned > 0)
    moves.push({ memberId: plan.memberId, at: moment(plan.done), change: earned, reason: 'order', ref: `order:${order.id}:done`, orderSn });
  return moves;
};

/** Points that orders used and earned since the ledger ends; what older ones earned stands in it already. */
export const fillOrderPoints = async (client: pg.PoolClient, orders: readonly MadeOrder[], now: Date): Promise<void> => {
  const { rows } = await client.query<{ id: number; balance: number; last: Date }>(
    `select a.member_id::int as id, a.balance::float8, (select max(at) from point_ledger where member_id = a.member_id) as last from point_account a`,
  );
  const accounts = new Map(rows.map((row) => [row.id, row]));
  const moves = orders
    .flatMap((order) => movesOf(order, now))
    .filter((move) => move.reason === 'spend' || move.at > (accounts.get(move.memberId)?.last ?? now))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  await copyRows(
    client,
    'point_ledger',
    moves.map(({ memberId, at, change, reason, ref, orderSn }) => {
      const account = accounts.get(memberId);
      if (!account) throw new Error('a buyer without points');
      account.balance += change;
      return { member_id: memberId, change, balance_after: account.balance, reason, ref, remark: orderSn, at };
    }),
  );
  await client.query(
    `update point_account a set balance = l.balance from (select member_id, sum(change) as balance from point_ledger group by member_id) l
     where l.member_id = a.member_id and l.balance <> a.balance`,
  );
};
