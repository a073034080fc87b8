import type { PointReason } from '@mall/contract/marketing/point.api.ts';
import type pg from 'pg';
import { copyRows } from '../kit/copy-rows.ts';
import { makeRandom } from '../kit/random.ts';

const dayMs = 86_400_000;

const sources: readonly { reason: PointReason; remark: string; least: number; most: number }[] = [
  { reason: 'order', remark: '', least: 20, most: 480 },
  { reason: 'review', remark: '', least: 10, most: 20 },
  { reason: 'spend', remark: '查看付费资讯', least: 10, most: 60 },
  { reason: 'order', remark: '', least: 40, most: 260 },
];

/** The rules were changed once, so that their history says something. */
export const fillPointRules = async (client: pg.PoolClient, now: Date, operator: number): Promise<void> => {
  const at = new Date(now.getTime() - 40 * dayMs);
  await client.query(
    `insert into point_rules (order_yuan, order_points, review_points, photo_points, day_most, month_most, valid_months, valid_since, point_fen, share_percent, by_member_id, reason, at)
     select order_yuan, order_points, review_points, photo_points, 0, 2000000, 24, $1, point_fen, share_percent, $2, '积分改为两年有效，每月设上限', $1 from point_rules order by id desc limit 1`,
    [at, operator],
  );
};

/** Each buyer's points over the last months; the ledger adds up to the account at every step. */
export const fillPoints = async (client: pg.PoolClient, now: Date, buyers: readonly number[]): Promise<void> => {
  const rows: Record<string, string | number | Date>[] = [];
  const accounts = buyers.map((memberId) => {
    const random = makeRandom(memberId, 77);
    const moves = random.whole(14, 22);
    let balance = 0;
    for (let nth = 0; nth < moves; nth += 1) {
      const source = nth === 0 ? { reason: 'gift' as const, remark: '注册赠送积分', least: 200, most: 200 } : random.pick(sources);
      const amount = random.whole(source.least, source.most);
      const change = source.reason === 'spend' ? -Math.min(amount, balance) : amount;
      if (change === 0) continue;
      balance += change;
      rows.push({
        member_id: memberId,
        change,
        balance_after: balance,
        reason: source.reason,
        ref: `demo:${memberId}:${nth}`,
        remark: source.remark,
        at: new Date(now.getTime() - (moves - nth) * 6 * dayMs + random.whole(0, 3) * dayMs),
      });
    }
    return { member_id: memberId, balance };
  });
  await copyRows(client, 'point_account', accounts);
  await copyRows(client, 'point_ledger', rows);
};
