import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { spentThisMonth } from '../company/people.queries.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';

const Row = z.strictObject({ limitFen: z.number().nullable(), orderLimitFen: z.number().nullable(), spentFen: z.number() });

const yuan = (amount: number) => toYuan(fen(Math.max(0, amount)));

/**
 * What a company lets this buyer order at once, whatever stores it goes to, and in a month. A member's submissions go one after the other, so that two do not both find the same room; so does
 * his leaving, after which nothing is bought for the company any more.
 */
export const requireLimits = async (tx: Tx, { memberId, companyId }: BuyerSide, sumFen: number): Promise<void> => {
  if (companyId === undefined) return;
  const [limit] = await readRows(tx, Row)`
    select s.month_limit_fen::float8 as "limitFen", s.order_limit_fen::float8 as "orderLimitFen",
      case when s.month_limit_fen is null then 0 else ${spentThisMonth(sql`m.id`, sql`m.company_id`)} end::float8 as "spentFen"
    from member m left join sub_account s on s.member_id = m.id and s.company_id = m.company_id
    where m.id = ${memberId} and m.company_id = ${companyId}`;
  if (!limit) throw refuse('company.none');
  const { limitFen, orderLimitFen, spentFen } = limit;
  if (orderLimitFen !== null && sumFen > orderLimitFen)
    throw refuse('order.order_limit', { limit: yuan(orderLimitFen), sum: yuan(sumFen) });
  if (limitFen === null || spentFen + sumFen <= limitFen) return;
  throw refuse('order.month_limit', { limit: yuan(limitFen), left: yuan(limitFen - spentFen), sum: yuan(sumFen) });
};
