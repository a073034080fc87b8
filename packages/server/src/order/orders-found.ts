import { fromYuan } from '@mall/contract/kernel/money.ts';
import type { OrderFilter } from '@mall/contract/order/order.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import { whereByWhom } from '../company/sight.queries.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { type Side, within } from '../kernel/side.ts';

/** The orders that this side sees; a buyer without those that were taken off the list. */
export const ordersOf = (side: Side): SQL => (side.kind === 'buyer' ? sql`${within(side, 'o')} and not o.hidden` : within(side, 'o'));

/** What a filter asks for beside whose orders they are. */
const narrowedBy = (filter: OrderFilter): SQL[] => {
  const conditions: SQL[] = [];
  if (filter.state) conditions.push(sql`o.state = ${filter.state}`);
  if (filter.evaluate) conditions.push(sql`o.evaluate_state = ${filter.evaluate}`);
  if (filter.orderSn) conditions.push(sql`o.order_sn like ${likePattern(filter.orderSn)}`);
  if (filter.goodsName)
    conditions.push(sql`exists (select from order_line l where l.order_id = o.id and l.spec_name ilike ${likePattern(filter.goodsName)})`);
  if (filter.startTime) conditions.push(sql`o.created_at >= ${filter.startTime}::timestamptz`);
  if (filter.endTime) conditions.push(sql`o.created_at <= ${filter.endTime}::timestamptz`);
  if (filter.minAmount) conditions.push(sql`o.payable_fen >= ${fromYuan(filter.minAmount)}`);
  if (filter.maxAmount) conditions.push(sql`o.payable_fen <= ${fromYuan(filter.maxAmount)}`);
  if (filter.payMode) conditions.push(sql`o.pay_mode = ${filter.payMode}`);
  if (filter.projectId)
    conditions.push(sql`exists (select from project_booking b where b.order_id = o.id and b.project_id = ${filter.projectId})`);
  conditions.push(...whereByWhom(filter, 'o'));
  if (filter.orderIds) conditions.push(sql`o.id = any (${sql.param(filter.orderIds.split(','))}::bigint[])`);
  return conditions;
};

/** The conditions of a filter, on `shop_order o`. */
export const whereOf = (side: Side, filter: OrderFilter): SQL => sql.join([ordersOf(side), ...narrowedBy(filter)], sql` and `);

/** What a side sees, in parts without a row in common: by "or" of his own and his company's the database would read every order. */
const partsOf = (side: Side): SQL[] => {
  if (side.kind !== 'buyer') return [ordersOf(side)];
  const { memberId, companyId, departments, reach } = side;
  if (reach === 'own' || companyId === undefined) return [ordersOf(side)];
  const company = sql`o.company_id = ${companyId}`;
  const theirs = reach === 'company' ? company : sql`${company} and o.department_id = any (${sql.param([...departments])}::bigint[])`;
  return [sql`${theirs} and not o.hidden`, sql`o.member_id = ${memberId} and (${theirs}) is not true and not o.hidden`];
};

/** Columns of the orders of a filter. `onward`: which of them, and how many of each part. */
export const ordersFound = (side: Side, filter: OrderFilter, columns: SQL, onward: SQL = sql``): SQL =>
  sql.join(
    partsOf(side).map(
      (part) => sql`(select ${columns} from shop_order o where ${sql.join([part, ...narrowedBy(filter)], sql` and `)} ${onward})`,
    ),
    sql` union all `,
  );
